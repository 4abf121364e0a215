import type { OtherSpreadsheet } from '@job-alert/domain/lists/bulk-import';

/** A sheet as texts, row by row from the top, or what is wrong with the file: the two things that the worker answers. */
export type Sheet = { rows: string[][] } | { fault: SheetError } | { formulaWithoutValue: string };

/** Why a file cannot be read as a sheet; the caller words it. */
export type SheetError =
  | 'notSpreadsheet'
  | 'password'
  | 'tooLargeUnpacked'
  | 'tooManyRows'
  | 'damaged'
  | OtherSpreadsheet;

/** More rows than a file may have, blank ones among them; what lies beyond is not looked at. */
export const MAX_SHEET_ROWS = 10_001;

/** More columns than any file needs, and more of a cell than any field takes. */
export const MAX_SHEET_COLUMNS = 50;
export const MAX_CELL_LENGTH = 2_000;
