import { notFound } from './errors.js';

/** True if the text can be an id. The database would read '12abc' as 12, and reject the statement on a write. */
export const isId = (id: string): boolean => /^[1-9]\d{0,18}$/.test(id);

/** Returns the id. Throws NOT_FOUND when it cannot be one. */
export function checkId(id: string, recordName: string): string {
  if (!isId(id)) throw notFound(recordName);
  return id;
}
