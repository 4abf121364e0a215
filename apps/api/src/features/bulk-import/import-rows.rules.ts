import { normalizeEmail } from '@job-alert/domain/accounts/email';
import type { UserType } from '@job-alert/domain/accounts/user-type';
import {
  type CandidateImport,
  checkImportRow,
  type EmployerImport,
  IMPORT_ERRORS,
  type ImportKind,
  type ImportTexts,
  formatImportErrors,
  importMatchKey,
  MAX_IMPORT_ROWS,
  parseImportCell,
  parseImportHeader,
  repeatedEmailError,
} from '@job-alert/domain/lists/bulk-import';

/** One row of a file: what it says, what the sign-up would make of it, and what is wrong with it. */
export interface ImportRow {
  /** As spreadsheet programs count: the header is row 1. */
  rowNumber: number;
  texts: ImportTexts;
  /** Null when the row cannot be imported. */
  value: EmployerImport | CandidateImport | null;
  fault: string | null;
  isExcluded: boolean;
  /** Somebody with the same e-mail or, who may be the same person, with the same phone number. */
  existing: { id: string; type: UserType; firstName: string; lastName: string; reason: 'EMAIL' | 'PHONE' } | null;
  /** Another row of the file with the same name and contact number. */
  sameRow: number | null;
}

/** The administrator's corrections in the preview, by row number. The file itself stays as it is. */
export interface ImportRepair {
  corrections: ReadonlyMap<number, ImportTexts>;
  excludedRows: ReadonlySet<number>;
}

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** The e-mail of a row as accounts have it, also where the row has other faults. */
export const emailOf = ({ texts }: ImportRow): string => normalizeEmail(texts['email'] ?? '');

/** The header of a file by the fields that its columns fill. */
type Places = Readonly<Record<string, number>>;

/** The rows of a sheet with what the rules say to each, or what is wrong with the sheet. Blank rows are passed over. */
export function readImportRows(
  kind: ImportKind,
  sheet: readonly string[][],
  repair: ImportRepair,
): { rows: ImportRow[] } | { fault: string } {
  const top = sheet.findIndex((cells) => !isBlank(cells));
  if (top < 0) return { fault: IMPORT_ERRORS.empty };
  const header = parseImportHeader(kind, sheet[top] ?? []);
  if (!header.ok) return { fault: header.fault };
  const rows: ImportRow[] = [];
  for (const [index, cells] of sheet.entries()) {
    if (index > top && !isBlank(cells)) rows.push(readRow(kind, index + 1, textsOf(cells, header.places), repair));
  }
  if (rows.length === 0) return { fault: IMPORT_ERRORS.empty };
  if (rows.length > MAX_IMPORT_ROWS) return { fault: IMPORT_ERRORS.tooManyRows };
  return { rows: findSamePeople(refuseRepeated(rows)) };
}

const textsOf = (cells: readonly string[], places: Places): ImportTexts =>
  Object.fromEntries(Object.entries(places).map(([field, place]) => [field, parseImportCell(cells[place] ?? '')]));

function readRow(kind: ImportKind, rowNumber: number, inFile: ImportTexts, repair: ImportRepair): ImportRow {
  const texts = { ...inFile, ...repair.corrections.get(rowNumber) };
  const row = { rowNumber, texts, existing: null, sameRow: null };
  if (repair.excludedRows.has(rowNumber)) return { ...row, value: null, fault: null, isExcluded: true };
  const checked = checkImportRow(kind, texts);
  const [value, fault] = checked.ok ? [checked.value, null] : [null, formatImportErrors(checked.faults)];
  return { ...row, value, fault, isExcluded: false };
}

/** If several rows have the same email address, the first included one counts. */
function refuseRepeated(rows: readonly ImportRow[]): ImportRow[] {
  const firstRow = new Map<string, number>();
  return rows.map((row) => {
    const key = emailOf(row);
    const first = firstRow.get(key);
    if (row.isExcluded) return row;
    if (first !== undefined && key !== '') return refused(row, repeatedEmailError(first));
    firstRow.set(key, row.rowNumber);
    return row;
  });
}

/** Marks the rows that may be one person under two email addresses, each with the first of the others. */
function findSamePeople(rows: readonly ImportRow[]): ImportRow[] {
  const rowsOf = new Map<string, number[]>();
  for (const { value, rowNumber } of rows) {
    const key = value && importMatchKey(value);
    if (key) rowsOf.set(key, [...(rowsOf.get(key) ?? []), rowNumber].slice(0, 2));
  }
  return rows.map((row) => {
    const same = row.value && rowsOf.get(importMatchKey(row.value))?.find((other) => other !== row.rowNumber);
    return { ...row, sameRow: same ?? null };
  });
}

/** The row with one more thing that is wrong with it. */
export const refused = (row: ImportRow, fault: string): ImportRow => ({
  ...row,
  value: null,
  fault: row.fault === null ? fault : `${row.fault}; ${fault}`,
});
