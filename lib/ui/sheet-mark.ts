/** Marks an entry of the browser's history that stands for a sheet, and for no page of its own. */
export const SHEET_MARK = 'isSheet';
