import { LocalDatabaseError } from '@job-alert/local-database/errors';
import { BackupError } from '../backup/backup-error.js';
import { UnusableDatabaseError } from '../database/unusable-database-error.js';
import { ConfigError } from '../platform/config.js';
import { PortalError } from '../platform/errors.js';
import { createLogger } from '../platform/observability/logger.js';

export type ErrorReporter = (sentence: string) => void;

/** Runs `work`. Returns the exit code: 0, or 1 after reporting an error. */
export async function runWithExitCode(work: () => Promise<void>, tell: ErrorReporter = printError): Promise<number> {
  try {
    await work();
    return 0;
  } catch (error) {
    tell(describeStartupError(error));
    return 1;
  }
}

export const printError: ErrorReporter = (sentence) => console.error(sentence);

export const logError: ErrorReporter = (sentence) =>
  createLogger('fatal', { write: (line: string) => console.error(line.trimEnd()) }).fatal(sentence);

/** A system error. An error of listening also has the host, the port and the name of the setting. */
interface ListenError extends NodeJS.ErrnoException {
  address?: string;
  hostname?: string;
  port?: number;
  setting?: string;
}

/** Errors whose message is one sentence for the operator. */
const ONE_SENTENCE = [ConfigError, BackupError, LocalDatabaseError, UnusableDatabaseError];

/** Returns the operator's message for a failed start or command: one sentence for each fixable error. */
function describeStartupError(error: unknown): string {
  if (ONE_SENTENCE.some((type) => error instanceof type)) return (error as Error).message;
  if (error instanceof PortalError) return fieldMessages(error);
  const { code, message, port, setting, hostname, address = hostname } = error as ListenError;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${address} is taken: stop what uses it or set ${setting} to another one.`;
    case 'EADDRNOTAVAIL':
      return hostError(address);
    case 'EACCES':
    case 'EPERM':
      return port
        ? `Port ${port} may not be opened by this user: set ${setting} to one above 1023.`
        : dataFolderError(message);
    case 'EROFS':
    case 'ENOSPC':
    case 'ENOTDIR':
      return dataFolderError(message);
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return setting ? hostError(address) : databaseUnreachable(code);
    case 'ECONNREFUSED':
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
      return databaseUnreachable(code);
    case 'ECONNRESET':
    case 'PROTOCOL_CONNECTION_LOST':
    case 'ER_SERVER_SHUTDOWN':
      return `The database ended the connection (${code}): check that the server runs.`;
    case 'ER_DISK_FULL':
    case 'ER_RECORD_FILE_FULL':
      return `The disk of the database is full (${message}).`;
    case 'ER_ACCESS_DENIED_ERROR':
      return 'The database refused the user or the password of DATABASE_URL: a % in the password is written there as %25.';
    case 'ER_SECURE_TRANSPORT_REQUIRED':
      return 'The database takes connections over TLS only: end DATABASE_URL with ?ssl=verify, or ?ssl=required.';
    case 'HANDSHAKE_NO_SSL_SUPPORT':
      return 'The database offers no TLS, which DATABASE_URL demands: switch it on there, or leave ?ssl= out within a private network.';
    case 'HANDSHAKE_SSL_ERROR':
      return `The TLS handshake with the database failed (${message}): check its certificate, DATABASE_CA and the host of DATABASE_URL.`;
    case 'ER_BAD_DB_ERROR':
    case 'ER_DBACCESS_DENIED_ERROR':
      return 'The database that DATABASE_URL names does not exist there, or this user may not use it.';
    default:
      return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}

const hostError = (address = ''): string =>
  `HOST ${address} is no address of this machine: set HOST to one, such as 127.0.0.1.`;

const databaseUnreachable = (code: string): string =>
  `The database at DATABASE_URL cannot be reached (${code}): check the address and that the server runs.`;

const dataFolderError = (message: string): string =>
  `The data folder cannot be written (${message}): set DATA_DIR to a folder that can.`;

/** Returns the field messages of a portal error. */
function fieldMessages({ message, facts }: PortalError): string {
  const fields = (facts['fields'] ?? {}) as Record<string, string[]>;
  const messages = Object.values(fields).flat();
  return messages.length > 0 ? messages.join('; ') : message;
}
