import { PortalError } from '../../platform/errors.js';
import type { OpenJobRow } from './open-job-columns.read-model.js';

/** The position of a job in a list of open jobs. */
export interface OpenJobCursor {
  /** As the database writes it: 2026-01-31T10:00:00.000000. */
  listedAt: string;
  id: string;
  /** How relevant the job is to the words of the search, 0 to 5; 0 without words. */
  weight: number;
  /** The highest salary, in a list by salary. */
  salary: number | null;
}

/** Not JSON, as in other lists: that takes two to three times as long, and a page makes a cursor for every row (decision 0052). */
const PATTERN = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}) (\d{1,20}) ([0-5])(?: (\d{1,10}))?$/;

export const encodeOpenJobCursor = ({ listedAt, id, weight, orderSalary }: OpenJobRow): string =>
  Buffer.from(`${listedAt} ${id} ${weight ?? 0}${orderSalary === undefined ? '' : ` ${orderSalary}`}`).toString(
    'base64url',
  );

/** Refuses a cursor that was made up; one of another sort or filter is a position all the same. */
export function decodeOpenJobCursor(cursor: string): OpenJobCursor {
  const parts = PATTERN.exec(Buffer.from(cursor, 'base64url').toString('utf8'));
  if (!parts) throw new PortalError('MALFORMED', 'The cursor does not belong to this list.');
  const [, listedAt = '', id = '', weight = '0', salary] = parts;
  return { listedAt, id, weight: Number(weight), salary: salary === undefined ? null : Number(salary) };
}
