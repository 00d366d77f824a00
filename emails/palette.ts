/** The colours and letters of the site, as mail clients understand them. Dark ones are set by class in the layout. */
export const PAPER = '#EFF1E6';
export const SHEET = '#FAFBF4';
export const INK = '#17291F';
export const INK_SOFT = '#43554A';
export const INK_QUIET = '#5A6A5F';
export const LEAF_GREEN = '#1C5A40';
export const ON_GREEN = '#FFFFFB';
export const RULE = '#D3D9C4';

export const SERIF = "'Brygada 1918',Georgia,'Songti SC',serif";
export const SANS = "Figtree,Helvetica,Arial,'PingFang SC',sans-serif";
