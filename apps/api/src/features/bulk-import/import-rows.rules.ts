import { normalizeEmail } from '@job-alert/domain/fields/email';
import type { UserType } from '@job-alert/domain/text/user-type';
import {
  type CandidateImport,
  checkImportRow,
  type EmployerImport,
  IMPORT_ERRORS,
  type ImportTexts,
  formatImportErrors,
  importMatchKey,
  MAX_IMPORT_ROWS,
  parseImportCell,
  repeatedEmailError,
} from '@job-alert/domain/lists/bulk-import';
import { findImportHeader, type ImportKind, OPTIONAL_IMPORT_COLUMNS } from '@job-alert/domain/lists/import-columns';
import { completeTexts } from '@job-alert/domain/lists/import-details';
import type { SheetRows } from '../../platform/spreadsheets/sheet.js';

/** A row of a file with the parsed values and its error. */
export interface ImportRow {
  /** The row number in spreadsheet programs: the header is row 1. */
  rowNumber: number;
  texts: ImportTexts;
  /** Null if the row cannot be imported. */
  value: EmployerImport | CandidateImport | null;
  error: string | null;
  isExcluded: boolean;
  /** True if the row is hidden in the workbook. */
  isHidden: boolean;
  /** An account with the same email address, or a candidate with the same phone number. */
  existing: { id: string; type: UserType; firstName: string; lastName: string; reason: 'EMAIL' | 'PHONE' } | null;
  /** Another row of the file with the same name and contact number. */
  sameRow: number | null;
  /** The name of the company that an employer joins, because its GSTIN is known or in an earlier row. */
  joinsCompany: string | null;
}

/** The administrator's corrections in the preview, by row number. The file is not changed. */
export interface ImportCorrections {
  corrections: ReadonlyMap<number, ImportTexts>;
  excludedRows: ReadonlySet<number>;
}

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** Returns the normalized email address of a row, even if the row has errors. */
export const rowEmail = ({ texts }: ImportRow): string => normalizeEmail(texts['email'] ?? '');

/** The column of each field in the header. */
type ColumnPositions = Readonly<Record<string, number>>;

/** The rows of a file, and its parts that are not imported. */
export interface ImportFile {
  rows: ImportRow[];
  /** The number of the header row. */
  headerRow: number;
  /** The optional columns of the file, in the names of the template. */
  columns: string[];
  ignoredColumns: string[];
  hiddenSheets: string[];
  otherSheets: string[];
}

/** Validates the rows of a sheet. Returns an error if the sheet itself is invalid. Skips blank rows. */
export function readImportRows(
  kind: ImportKind,
  { rows: sheet, workbook }: SheetRows,
  corrections: ImportCorrections,
): ImportFile | { error: string } {
  if (sheet.every(isBlank)) return { error: IMPORT_ERRORS.empty };
  const { index: top, header } = findImportHeader(kind, sheet);
  if (!header.ok) return { error: header.error };
  const hidden = new Set(workbook?.hiddenRows);
  const rows: ImportRow[] = [];
  for (const [index, cells] of sheet.entries()) {
    if (index <= top || isBlank(cells)) continue;
    const inFile = toTexts(cells, header.places);
    const texts = kind === 'CANDIDATES' ? completeTexts(inFile) : inFile;
    rows.push({ ...readRow(kind, index + 1, texts, corrections), isHidden: hidden.has(index + 1) });
  }
  if (rows.length === 0) return { error: IMPORT_ERRORS.empty };
  if (rows.length > MAX_IMPORT_ROWS) return { error: IMPORT_ERRORS.tooManyRows };
  const names = Object.entries(OPTIONAL_IMPORT_COLUMNS[kind]);
  return {
    rows: markSamePeople(rejectRepeatedEmails(rows)),
    headerRow: top + 1,
    columns: names.flatMap(([name, field]) => (rows[0]?.texts[field] === undefined ? [] : [name])),
    ignoredColumns: header.ignoredColumns,
    hiddenSheets: workbook?.hiddenSheets ?? [],
    otherSheets: workbook?.otherSheets ?? [],
  };
}

const toTexts = (cells: readonly string[], places: ColumnPositions): ImportTexts =>
  Object.fromEntries(Object.entries(places).map(([field, place]) => [field, parseImportCell(cells[place] ?? '')]));

function readRow(
  kind: ImportKind,
  rowNumber: number,
  inFile: ImportTexts,
  corrections: ImportCorrections,
): Omit<ImportRow, 'isHidden'> {
  const texts = { ...inFile, ...corrections.corrections.get(rowNumber) };
  const row = { rowNumber, texts, existing: null, sameRow: null, joinsCompany: null };
  if (corrections.excludedRows.has(rowNumber)) return { ...row, value: null, error: null, isExcluded: true };
  const checked = checkImportRow(kind, texts);
  const [value, error] = checked.ok ? [checked.value, null] : [null, formatImportErrors(checked.errors)];
  return { ...row, value, error, isExcluded: false };
}

/** If several rows have the same email address, the first included one counts. */
function rejectRepeatedEmails(rows: readonly ImportRow[]): ImportRow[] {
  const firstRow = new Map<string, number>();
  return rows.map((row) => {
    const key = rowEmail(row);
    const first = firstRow.get(key);
    if (row.isExcluded) return row;
    if (first !== undefined && key !== '') return withError(row, repeatedEmailError(first));
    firstRow.set(key, row.rowNumber);
    return row;
  });
}

/** Marks rows that may be the same person under two email addresses. Each refers to the first of the other rows. */
function markSamePeople(rows: readonly ImportRow[]): ImportRow[] {
  const rowsByKey = new Map<string, number[]>();
  for (const { value, rowNumber } of rows) {
    const key = value && importMatchKey(value);
    if (key) rowsByKey.set(key, [...(rowsByKey.get(key) ?? []), rowNumber].slice(0, 2));
  }
  return rows.map((row) => {
    const otherRow = row.value && rowsByKey.get(importMatchKey(row.value))?.find((other) => other !== row.rowNumber);
    return { ...row, sameRow: otherRow ?? null };
  });
}

/** Returns the row with a further error. */
export const withError = (row: ImportRow, error: string): ImportRow => ({
  ...row,
  value: null,
  error: row.error === null ? error : `${row.error}; ${error}`,
});
