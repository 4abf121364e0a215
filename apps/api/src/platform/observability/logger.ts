import cluster from 'node:cluster';
import { type DestinationStream, destination, type Logger, pino, stdSerializers } from 'pino';

/** Anything that opens an account or names a paper never reaches a log, at whatever depth our own code logs it. */
const SECRET_PATHS = [
  'password',
  'token',
  'secret',
  'authorization',
  'cookie',
  'aadhaarNumber',
  'panNumber',
  'passportNumber',
  'drivingLicenseNumber',
].flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

export type { Logger };

/**
 * Lines are written together, twice a second at least: one system call for each request would cost more than answering it.
 * A process that ends, by an error too, writes what is left.
 */
const output = destination({ dest: 1, sync: false, minLength: 8_192, periodicFlush: 500 });
process.once('exit', () => output.flushSync());

/** An error of the database carries the values of its statement, which are people's data: what was asked is enough. */
function serializeError(error: Error): object {
  const { parameters: _parameters, sql: _sql, driverError: _driverError, ...rest } = stdSerializers.err(error);
  return Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, redactQuotedValues(value)]));
}

/** Databases quote what they complain of: `Duplicate entry 'asha@people.example' for key 'user_email'`. */
const redactQuotedValues = (text: unknown): unknown =>
  typeof text === 'string' ? text.replaceAll(/(Duplicate entry|value:?) '.*?' (?=for )/gs, "$1 '…' ") : text;

/** Structured logs, one JSON object a line, on standard output unless another place is given. */
export function createLogger(level: string, place: DestinationStream = output): Logger {
  const redact = { paths: SECRET_PATHS, censor: '[redacted]' };
  return pino({ level, redact, serializers: { err: serializeError } }, place);
}

/** The log of requests: the fields of a line are fixed and hold nothing secret, so that nothing has to be looked for in it. Of several workers each says which it is. */
export function createRequestLogger(level: string): Logger {
  return pino({ level, base: cluster.isWorker ? { pid: process.pid } : null }, output);
}
