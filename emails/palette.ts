/** The colours and letters of the site, as mail clients understand them. A test holds them to the tokens. */
export const PAPER = '#EFF1E6';
export const SHEET = '#FAFBF4';
export const INK = '#17291F';
export const INK_SOFT = '#43554A';
export const INK_QUIET = '#56665B';
export const LEAF_GREEN = '#1C5A40';
export const ON_GREEN = '#FFFFFB';
export const RULE = '#D3D9C4';

/** By night, for clients that have one. */
export const NIGHT = {
  paper: '#0F1814',
  sheet: '#16221C',
  ink: '#EDF1E2',
  inkSoft: '#BDCABD',
  action: '#E9BC45',
  onAction: '#221900',
  rule: '#2A3A31',
} as const;

export const SERIF = "'Brygada 1918',Georgia,'Songti SC',serif";
export const SANS = "Figtree,Helvetica,Arial,'PingFang SC',sans-serif";
