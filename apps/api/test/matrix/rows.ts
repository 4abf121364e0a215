import type { SentFile } from '../builders/client.js';
import type { Verdicts } from './verdicts.js';
import type { World } from './world.js';

type Values = Record<string, unknown>;

/** The input of a call: variables, and files by the variable that takes them. */
export interface Call {
  variables?: Values;
  files?: Record<string, SentFile>;
}

/** An operation of the schema with its verdict for each role. */
export interface OperationRow {
  document: string;
  call?(world: World): Call;
  /** A separate call for admitted roles, if the call uses up its record or needs an unused one. */
  freshCall?(world: World): Promise<Call>;
  /** True if the operation ends logins of its caller. The test restores them for later rows. */
  endsLogins?: true;
  verdicts: Verdicts;
}

/** The input of a REST request besides its method. */
export interface Request {
  /** The parameters of the path. */
  path?: Record<string, string>;
  body?: Values | FormData;
}

/** A REST path with its verdict for each role. */
export interface RestRow {
  request?(world: World): Request;
  freshRequest?(world: World): Promise<Request>;
  verdicts: Verdicts;
}

/** Rows by type and field, such as `Query.job`. */
export type OperationRows = Readonly<Record<string, OperationRow>>;
/** Rows by method and path, as in the REST route table: `GET job/total`. */
export type RestRows = Readonly<Record<string, RestRow>>;
