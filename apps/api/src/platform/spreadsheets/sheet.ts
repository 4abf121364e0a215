import type { UnsupportedSpreadsheet } from '@job-alert/domain/lists/bulk-import';

/** The result of the worker: the rows of a sheet from top to bottom as text, or an error. */
export type Sheet =
  | SheetRows
  | { error: SheetError }
  | { formulaWithoutValue: string }
  /** The number of the line in which a quotation mark opens a text that does not end. */
  | { unclosedQuote: number };

export interface SheetRows {
  rows: string[][];
  /** Absent for a CSV file. */
  workbook?: WorkbookNotes;
}

/** The parts of a workbook that its reader may have overlooked. */
export interface WorkbookNotes {
  /** The numbers of the hidden rows of the sheet; the first row is 1. */
  hiddenRows: number[];
  /** The names of hidden sheets, which are not read, and of visible sheets other than the one that is read; at most ten each. */
  hiddenSheets: string[];
  otherSheets: string[];
}

/** The reason why a file cannot be read as a sheet. The caller writes the message. */
export type SheetError =
  | 'notSpreadsheet'
  | 'webPage'
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
