import { Readable } from 'node:stream';
import { type Options, stringify } from 'csv-stringify';
import { stringify as stringifyAtOnce } from 'csv-stringify/sync';

/** A row of a table; what is absent is an empty cell. */
export type CsvRow = readonly (string | number | null)[];

export const CSV_TYPE = 'text/csv; charset=utf-8';

/** A line break in a cell is quoted whatever its kind: by itself the library quotes only the one that ends records. */
const FORMAT: Options = { bom: true, escape_formulas: true, record_delimiter: 'windows', quoted_match: /[\r\n]/ };

/** A few rows as the text of a CSV file, in the form of `csvStream`. */
export const csvText = (header: CsvRow, rows: readonly CsvRow[]): string => stringifyAtOnce([header, ...rows], FORMAT);

/**
 * Rows as a CSV file, made while they are read. It starts with the mark that tells spreadsheet programs of UTF-8, and a
 * cell that such a program would take for a formula gets an apostrophe before it (security.md).
 */
export function csvStream(header: readonly string[], rows: AsyncIterable<CsvRow> | Iterable<CsvRow>): Readable {
  const source = Readable.from(withHeader(header, rows));
  const csv = stringify(FORMAT);
  source.on('error', (error) => csv.destroy(error));
  csv.on('close', () => source.destroy());
  return source.pipe(csv);
}

async function* withHeader(header: CsvRow, rows: AsyncIterable<CsvRow> | Iterable<CsvRow>): AsyncGenerator<CsvRow> {
  yield header;
  yield* rows;
}
