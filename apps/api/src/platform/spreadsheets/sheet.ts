import type { UnsupportedSpreadsheet } from '@job-alert/domain/lists/bulk-import';

/** The result of the worker: the rows of a sheet from top to bottom as text, or an error. */
export type Sheet = { rows: string[][] } | { error: SheetError } | { formulaWithoutValue: string };

/** The reason why a file cannot be read as a sheet. The caller writes the message. */
export type SheetError =
  | 'notSpreadsheet'
  | 'password'
  | 'tooLargeUnpacked'
  | 'tooManyParts'
  | 'tooManyRows'
  | 'damaged'
  | UnsupportedSpreadsheet;

/** One row more than a file may have, blank ones included. Further rows are not read. */
export const MAX_SHEET_ROWS = 10_001;

/** More columns than any file needs, and more text than any field takes. */
export const MAX_SHEET_COLUMNS = 50;
export const MAX_CELL_LENGTH = 2_000;
