import type { Actor } from '../builders/records.js';

/** The users and records that the errors mention. */
export interface ContractWorld {
  employer: Actor;
  candidate: Actor;
  admin: Actor;
  jobId: string;
  /** The email address of an inactive account. */
  inactiveEmail: string;
}

/** A rejected request, with its exact status and message. */
export interface ErrorCase {
  /** The calling role. Defaults to the first role of the row. */
  as?: 'nobody';
  /** The id in the path, where it is not the viewer's own. */
  id?: string;
  query?: string;
  body?: object | ((world: ContractWorld) => object);
  status: number;
  says: string;
  /** The response key of the message. Some errors of forgot- and reset-password use `message`. */
  in?: 'message';
}

/** The contract of a documented path: the field names of its response, and its main errors. */
export interface ContractRow {
  answer: string;
  errors: readonly ErrorCase[];
}

export type ContractRows = Readonly<Record<string, ContractRow>>;

/** An id that no record has. */
export const UNKNOWN = '987654321';

export const NO_LOGIN: ErrorCase = { as: 'nobody', status: 401, says: 'Please log in to continue.' };
export const BAD_PAGE: ErrorCase = { query: 'page_size=501', status: 400, says: 'page_size must be from 1 to 500.' };
/** The response of a path that takes the caller's own id, for any other id. */
export const NOT_OWN: ErrorCase = { id: UNKNOWN, status: 404, says: 'Record not found.' };
export const STATUS_MISSING: ErrorCase = { body: {}, status: 422, says: 'This field is required.' };
