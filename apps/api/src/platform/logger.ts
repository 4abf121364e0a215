import { type Logger, pino } from 'pino';

/** Anything that opens an account or names a paper never reaches a log, at whatever depth our own code logs it. */
const SECRET_PATHS = [
  'password',
  'token',
  'authorization',
  'cookie',
  'aadhaarNumber',
  'panNumber',
  'passportNumber',
  'drivingLicenseNumber',
].flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

export type { Logger };

/** Structured logs on standard output, one JSON object a line. */
export function createLogger(level: string): Logger {
  return pino({ level, redact: { paths: SECRET_PATHS, censor: '[redacted]' } });
}
