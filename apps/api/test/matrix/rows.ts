import type { SentFile } from '../builders/client.js';
import type { Verdicts } from './verdicts.js';
import type { World } from './world.js';

type Values = Record<string, unknown>;

/** The input of a call: variables, and files by the variable that takes them. */
export interface Call {
  variables?: Values;
  files?: Record<string, SentFile>;
}

/** How an operation of the schema is called, and what becomes of it for each role. */
export interface OperationRow {
  document: string;
  call?(world: World): Call;
  /** For those who are admitted, when the call uses up its record or needs one that was never used: a call of its own. */
  freshCall?(world: World): Promise<Call>;
  /** It ends logins of who asks, which are given back for the rows after it. */
  endsLogins?: true;
  verdicts: Verdicts;
}

/** The input of a REST request besides its method. */
export interface Request {
  /** The parameters of the path. */
  path?: Record<string, string>;
  body?: Values | FormData;
}

/** How a REST path is called, and what becomes of it for each role. */
export interface RestRow {
  request?(world: World): Request;
  freshRequest?(world: World): Promise<Request>;
  verdicts: Verdicts;
}

/** By type and field: `Query.job`. */
export type OperationRows = Readonly<Record<string, OperationRow>>;
/** By method and path, as the table of REST has them: `GET job/total`. */
export type RestRows = Readonly<Record<string, RestRow>>;
