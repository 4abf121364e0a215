import {
  type CandidateImport,
  checkImportRow,
  type EmployerImport,
  IMPORT_FAULTS,
  type ImportKind,
  type ImportTexts,
  MAX_IMPORT_ROWS,
  readImportHeader,
  repeatedEmail,
} from '@job-alert/domain/bulk-import';
import { normalizeEmail } from '@job-alert/domain/email';

/** One row of a file: what it says, what the sign-up would make of it, and what is wrong with it. */
export interface ImportRow {
  /** As spreadsheet programs count: the header is row 1. */
  rowNumber: number;
  texts: ImportTexts;
  /** Null when the row cannot be imported. */
  value: EmployerImport | CandidateImport | null;
  fault: string | null;
}

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** The e-mail of a row as accounts have it, also where the row has other faults. */
export const emailOf = ({ texts }: ImportRow): string => normalizeEmail(texts['email'] ?? '');

/** The rows of a sheet with what the rules say to each, or what is wrong with the sheet. Blank rows are passed over. */
export function readImportRows(
  kind: ImportKind,
  sheet: readonly string[][],
): { rows: ImportRow[] } | { fault: string } {
  const top = sheet.findIndex((cells) => !isBlank(cells));
  if (top < 0) return { fault: IMPORT_FAULTS.empty };
  const header = readImportHeader(kind, sheet[top] ?? []);
  if (!header.ok) return { fault: header.fault };
  const rows: ImportRow[] = [];
  for (const [index, cells] of sheet.entries()) {
    if (index > top && !isBlank(cells)) rows.push(readRow(kind, index + 1, cells, header.places));
  }
  if (rows.length === 0) return { fault: IMPORT_FAULTS.empty };
  if (rows.length > MAX_IMPORT_ROWS) return { fault: IMPORT_FAULTS.tooManyRows };
  return { rows: refuseRepeated(rows) };
}

function readRow(
  kind: ImportKind,
  rowNumber: number,
  cells: readonly string[],
  places: Readonly<Record<string, number>>,
): ImportRow {
  const texts = Object.fromEntries(
    Object.entries(places).map(([field, place]) => [field, (cells[place] ?? '').trim()]),
  );
  const checked = checkImportRow(kind, texts);
  return { rowNumber, texts, value: checked.ok ? checked.value : null, fault: checked.ok ? null : checked.fault };
}

/** Of several rows with one e-mail the first stands. */
function refuseRepeated(rows: readonly ImportRow[]): ImportRow[] {
  const firstRow = new Map<string, number>();
  return rows.map((row) => {
    const key = emailOf(row);
    const first = firstRow.get(key);
    if (first !== undefined && key !== '') return refused(row, repeatedEmail(first));
    firstRow.set(key, row.rowNumber);
    return row;
  });
}

/** The row with one more thing that is wrong with it. */
export const refused = (row: ImportRow, fault: string): ImportRow => ({
  ...row,
  value: null,
  fault: row.fault === null ? fault : `${row.fault}; ${fault}`,
});
