import cluster from 'node:cluster';
import { type DestinationStream, destination, type Logger, pino, stdSerializers } from 'pino';

/** Secrets and identity numbers, which never reach a log at whatever depth our own code logs them. */
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
 * Lines are buffered and written at least twice a second: one system call for each request would cost more than the response. A process
 * that ends, even by an error, flushes the rest.
 */
const output = destination({ dest: 1, sync: false, minLength: 8_192, periodicFlush: 500 });
process.once('exit', () => output.flushSync());

/** Errors of the database contain the values of the statement, which are personal data. Only the message is logged. */
function serializeError(error: Error): object {
  const { parameters: _parameters, sql: _sql, driverError: _driverError, ...rest } = stdSerializers.err(error);
  return Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, redactQuotedValues(value)]));
}

/** Databases quote values in messages: `Duplicate entry 'asha@people.example' for key 'user_email'`. */
const redactQuotedValues = (text: unknown): unknown =>
  typeof text === 'string' ? text.replaceAll(/(Duplicate entry|value:?) '.*?' (?=for )/gs, "$1 '…' ") : text;

/** Structured logs: one JSON object a line, on standard output by default. */
export function createLogger(level: string, place: DestinationStream = output): Logger {
  const redact = { paths: SECRET_PATHS, censor: '[redacted]' };
  return pino({ level, redact, serializers: { err: serializeError } }, place);
}

/** The request log. Its fields are fixed and hold no secrets, so it needs no redaction. Workers add their pid. */
export function createRequestLogger(level: string): Logger {
  return pino({ level, base: cluster.isWorker ? { pid: process.pid } : null }, output);
}
