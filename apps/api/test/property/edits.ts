import fc from 'fast-check';
import type { SentFile } from '../builders/client.js';

type Values = Record<string, unknown>;

/** A path in an input: names and list indexes. */
export type Place = readonly (string | number)[];

/** A value that replaces the valid one at a place. */
export interface Edit {
  place: Place;
  value: unknown;
  file?: SentFile;
}

/** One to three edits. */
export const listOfEdits = (edit: fc.Arbitrary<Edit>): fc.Arbitrary<Edit[]> =>
  fc.array(edit, { minLength: 1, maxLength: 3 });

/** Returns a copy of the values with the edits. An edit replaces a value that blocks its path. */
export function edited(values: Values, edits: readonly Edit[]): Values {
  let root: unknown = structuredClone(values);
  for (const { place, value } of edits) root = withValue(root, place, value);
  return root as Values;
}

function withValue(whole: unknown, [name, ...rest]: Place, value: unknown): unknown {
  if (name === undefined) return value;
  if (typeof name === 'number') {
    const list: unknown[] = Array.isArray(whole) ? [...whole] : [];
    list[name] = withValue(list[name], rest, value);
    return Array.from(list, (item) => item ?? null);
  }
  const record: Values = typeof whole === 'object' && whole !== null && !Array.isArray(whole) ? (whole as Values) : {};
  return { ...record, [name]: withValue(record[name], rest, value) };
}
