import { notFound } from './errors.js';

/**
 * The id when it can be one, else the refusal that an unknown id gets. Without it the database would read '12abc' as 12,
 * and refuse the statement when it writes.
 */
export function checkId(id: string, what: string): string {
  if (!/^[1-9]\d{0,18}$/.test(id)) throw notFound(what);
  return id;
}
