import { Readable } from 'node:stream';
import { type Options, stringify } from 'csv-stringify';
import { stringify as stringifyAtOnce } from 'csv-stringify/sync';

/** A row of a table; null is an empty cell. */
export type CsvRow = readonly (string | number | null)[];

export const CSV_TYPE = 'text/csv; charset=utf-8';

/** Quotes every kind of line break in a cell. By itself the library quotes only the kind that ends records. */
const FORMAT: Options = { bom: true, escape_formulas: true, record_delimiter: 'windows', quoted_match: /[\r\n]/ };

/** Returns a few rows as CSV text, in the format of `csvStream`. */
export const csvText = (header: CsvRow, rows: readonly CsvRow[]): string => stringifyAtOnce([header, ...rows], FORMAT);

/**
 * Streams rows as CSV while they are read. The file starts with a byte order mark, so that spreadsheet programs read it as UTF-8. An
 * apostrophe before a cell that looks like a formula keeps it from running.
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
