import { parse } from 'csv-parse/sync';
import { readSheet as readXlsxSheet } from 'read-excel-file/node';
import { unzipWithinLimit } from './safe-unzip.js';
import { MAX_CELL_LENGTH, MAX_SHEET_COLUMNS, MAX_SHEET_ROWS, type Sheet } from './sheet.js';
import { findFormulaWithoutValue, oleError, withStandardWorkbookPath, xlsxError } from './workbook.js';

const ZIP_START = Buffer.from('PK\x03\x04', 'latin1');
/** Control characters, which no text contains. In Windows-1252 every byte is a character, so decoding alone rejects nothing. */
const CONTROL_CHARACTER = /[^\P{Cc}\t-\r\u007F-\u009F]/u;

/** Reads the rows of a CSV file or of the first sheet of an .xlsx file, or finds the reason why it can't be read. */
export async function readSheet(bytes: Buffer): Promise<Sheet> {
  const isZip = bytes.subarray(0, ZIP_START.length).equals(ZIP_START);
  const ole = oleError(bytes);
  if (ole) return { error: ole };
  try {
    const sheet = isZip ? await readXlsx(bytes) : readCsv(bytes);
    return 'rows' in sheet && sheet.rows.length >= MAX_SHEET_ROWS ? { error: 'tooManyRows' } : sheet;
  } catch {
    // Any error inside means that the file cannot be imported.
    return { error: 'damaged' };
  }
}

async function readXlsx(bytes: Buffer): Promise<Sheet> {
  const files = await unzipWithinLimit(bytes);
  if (typeof files === 'string') return { error: files };
  const error = xlsxError(files);
  if (error) return { error };
  // For a formula, the saved value is read; nothing is calculated here.
  const formula = findFormulaWithoutValue(files);
  if (formula) return { formulaWithoutValue: formula };
  const rows = await readXlsxSheet<string>(await withStandardWorkbookPath(bytes, files), 1, {
    parseNumber: numberText,
  });
  return { rows: rows.slice(0, MAX_SHEET_ROWS).map((row) => truncateRow(row.map(cellText))) };
}

function readCsv(bytes: Buffer): Sheet {
  const text = decodeText(bytes);
  if (text === undefined) return { error: 'notSpreadsheet' };
  const options = { relax_column_count: true, to: MAX_SHEET_ROWS, max_record_size: 100_000 } as const;
  return { rows: parse(text, { ...options, delimiter: detectDelimiter(text) }).map(truncateRow) };
}

/** Detects the delimiter by the header row: semicolons for locales with decimal commas, tabs for text files. */
function detectDelimiter(text: string): string {
  const header = /^[^\r\n]*\S[^\r\n]*/m.exec(text)?.[0] ?? '';
  const count = (delimiter: string): number => header.split(delimiter).length;
  return [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}

/** Decodes a file in any encoding of spreadsheet programs. Returns undefined for bytes that are not text. */
function decodeText(bytes: Buffer): string | undefined {
  const text = decode(utf16(bytes) ?? 'utf-8', bytes);
  if (text !== undefined) return text;
  const western = decode('windows-1252', bytes);
  return western === undefined || CONTROL_CHARACTER.test(western) ? undefined : western;
}

/** "Unicode Text" is UTF-16. Without a byte order mark the header tells, since column names are ASCII. */
function utf16([first, second]: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if ((first === 0xff && second === 0xfe) || (second === 0 && first !== 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== undefined && second !== 0)) return 'utf-16be';
  return undefined;
}

function decode(encoding: string, bytes: Buffer): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const truncateRow = (cells: readonly string[]): string[] =>
  cells.slice(0, MAX_SHEET_COLUMNS).map((cell) => cell.slice(0, MAX_CELL_LENGTH));

function cellText(cell: unknown): string {
  // A contact number in a date column is not a date.
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : '';
}

/** A contact number, which spreadsheets may store as 9.87654321E9. */
const numberText = (text: string): string => (/^\d+$/.test(text) ? text : String(Number(text)));
