import { notFound } from './errors.js';

/** Can it be an id? The database would read '12abc' as 12, and refuse the statement when it writes. */
export const isId = (id: string): boolean => /^[1-9]\d{0,18}$/.test(id);

/** The id, or the refusal of an unknown id when it cannot be one. */
export function checkId(id: string, what: string): string {
  if (!isId(id)) throw notFound(what);
  return id;
}
