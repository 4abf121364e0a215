import { CsvError, parse } from 'csv-parse/sync';
import { readSheet as readXlsxSheet } from 'read-excel-file/node';
import { type UnzippedFiles, unzipWithinLimit } from './safe-unzip.js';
import { MAX_CELL_LENGTH, MAX_SHEET_COLUMNS, MAX_SHEET_ROWS, type Sheet, type WorkbookNotes } from './sheet.js';
import {
  findFormulaWithoutValue,
  hiddenRows,
  oleError,
  type SheetTab,
  sheetTabs,
  standardWorkbook,
  withCellReferences,
  xlsxError,
} from './workbook.js';

const ZIP_START = Buffer.from('PK\x03\x04', 'latin1');
/** The characters of the bytes 80 to 9F. Some versions of Node decode Windows-1252 without them. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';
/** Control characters, which no text contains. In Windows-1252 every byte is a character, so decoding alone rejects nothing. */
const CONTROL_CHARACTER = /[^\P{Cc}\t-\r\u007F-\u009F]/u;

/** A note above or beside the table has fewer cells in each row. */
const MIN_TABLE_CELLS = 3;
/** The rows in which the table of a sheet starts. */
const FIRST_ROWS = 10;
/** The visible sheets in which the table is looked for. */
const MAX_SHEETS_READ = 2;
const MAX_NAMED_SHEETS = 10;
/** The longest name of a sheet in spreadsheet programs. */
const MAX_SHEET_NAME = 31;
/** More than the first rows of a CSV file with a table. */
const FIRST_CHARACTERS = 50_000;
/** HTML, XML and web archives, which some programs name .xls or .xlsx. */
const WEB_PAGE = /^\s*(?:<[a-z!?]|MIME-Version:)/i;
const MAX_RECORD_BYTES = 100_000;
const LINE_BREAK = /\r\n|\r|\n/;
const DELIMITERS = [',', ';', '\t'];
const SEPARATOR_LINE = /^sep=([,;\t|])\r?\n/i;
/** Spreadsheet programs show this for a number that is no date in a column of dates. */
const NOT_A_DATE = '########';

/** Reads the rows of a CSV file or of the first visible sheet with a table of an .xlsx file, or finds the reason why it can't be read. */
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
  const unzipped = await unzipWithinLimit(bytes);
  if (typeof unzipped === 'string') return { error: unzipped };
  const error = xlsxError(unzipped);
  if (error) return { error };
  const tabs = sheetTabs(unzipped);
  const visible = tabs.filter(({ isHidden }) => !isHidden);
  const [first = tabs[0] as SheetTab, ...others] = visible.slice(0, MAX_SHEETS_READ);
  const files = withCellReferences(
    unzipped,
    [first, ...others].map(({ part }) => part),
  );
  const content = await standardWorkbook(files);
  const read = (tab: SheetTab) => readXlsxRows(content, tabs.indexOf(tab) + 1);
  let chosen = { tab: first, rows: await read(first) };
  for (const tab of others) {
    if (hasTable(chosen.rows)) break;
    const rows = await read(tab);
    if (hasTable(rows)) chosen = { tab, rows };
  }
  // For a formula, the saved value is read; nothing is calculated here.
  const formula = findFormulaWithoutValue(files, chosen.tab.part);
  if (formula) return { formulaWithoutValue: formula };
  return { rows: chosen.rows, workbook: notesOf(files, tabs, chosen.tab) };
}

async function readXlsxRows(content: Buffer, sheet: number): Promise<string[][]> {
  const rows = await readXlsxSheet<string>(content, sheet, { parseNumber: numberText });
  return rows.slice(0, MAX_SHEET_ROWS).map((row) => truncateRow(row.map(cellText)));
}

const hasTable = (rows: readonly string[][]): boolean =>
  rows.slice(0, FIRST_ROWS).some((cells) => cells.filter((cell) => cell.trim() !== '').length >= MIN_TABLE_CELLS);

function notesOf(files: UnzippedFiles, tabs: readonly SheetTab[], chosen: SheetTab): WorkbookNotes {
  const names = (isHidden: boolean): string[] =>
    tabs
      .filter((tab) => tab !== chosen && tab.isHidden === isHidden)
      .slice(0, MAX_NAMED_SHEETS)
      .map(({ name }) => name.slice(0, MAX_SHEET_NAME));
  return { hiddenRows: hiddenRows(files, chosen.part), hiddenSheets: names(true), otherSheets: names(false) };
}

function readCsv(bytes: Buffer): Sheet {
  const text = decodeText(bytes);
  if (text === undefined) return { error: 'notSpreadsheet' };
  if (WEB_PAGE.test(text)) return { error: 'webPage' };
  let parsed = 0;
  // A quote within a cell is a character, as in spreadsheet programs.
  const options = {
    relax_column_count: true,
    relax_quotes: true,
    to: MAX_SHEET_ROWS,
    max_record_size: MAX_RECORD_BYTES,
    delimiter: detectDelimiter(text),
    on_record: (cells: string[], info: { bytes: number }) => {
      parsed = info.bytes;
      return cells;
    },
  } as const;
  let rows: string[][];
  try {
    rows = parse(text, options);
  } catch (error) {
    const unclosedQuote = findUnclosedQuote(error, Buffer.from(text), parsed);
    if (unclosedQuote === undefined) throw error;
    return { unclosedQuote };
  }
  // Spreadsheet programs obey a first line such as sep=; and do not show it.
  if (SEPARATOR_LINE.test(text)) rows[0] = [];
  return { rows: rows.map(truncateRow) };
}

/**
 * Returns the line in which the row after the first `read` bytes begins, if the error is a text without an end: at the end of the file, or
 * after more bytes than a row has, with line breaks among them.
 */
function findUnclosedQuote(error: unknown, text: Buffer, read: number): number | undefined {
  const code = error instanceof CsvError ? error.code : undefined;
  const hasLines = LINE_BREAK.test(text.toString('utf8', read, read + MAX_RECORD_BYTES));
  if (code !== 'CSV_QUOTE_NOT_CLOSED' && !(code === 'CSV_MAX_RECORD_SIZE' && hasLines)) return undefined;
  return text.toString('utf8', 0, read).split(LINE_BREAK).length;
}

/**
 * Detects the delimiter by the first row with several cells, since titles may be above the header: semicolons for locales with decimal
 * commas, tabs for text files.
 */
function detectDelimiter(text: string): string {
  const named = SEPARATOR_LINE.exec(text)?.[1];
  if (named !== undefined) return named;
  const lines = text
    .slice(0, FIRST_CHARACTERS)
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '')
    .slice(0, FIRST_ROWS);
  const cells = (line: string, delimiter: string): number => line.split(delimiter).length;
  const header = lines.find((line) => DELIMITERS.some((one) => cells(line, one) > MIN_TABLE_CELLS)) ?? lines[0] ?? '';
  return DELIMITERS.toSorted((a, b) => cells(header, b) - cells(header, a))[0] ?? ',';
}

/** Decodes a file in any encoding of spreadsheet programs. Returns undefined for bytes that are not text. */
function decodeText(bytes: Buffer): string | undefined {
  const text = decode(utf16(bytes) ?? 'utf-8', bytes);
  if (text !== undefined) return text;
  const western = bytes
    .toString('latin1')
    .replace(/[\u0080-\u009F]/g, (byte) => WINDOWS_1252[byte.charCodeAt(0) - 0x80] ?? '');
  return CONTROL_CHARACTER.test(western) ? undefined : western;
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
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? NOT_A_DATE : cell.toISOString().slice(0, 10);
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : '';
}

/** A contact number, which spreadsheets may store as 9.87654321E9. */
const numberText = (text: string): string => (/^\d+$/.test(text) ? text : String(Number(text)));
