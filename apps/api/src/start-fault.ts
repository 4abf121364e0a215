import { LocalDatabaseError } from '@job-alert/local-database/errors';
import { ConfigError } from './platform/config.js';
import { PortalError } from './platform/errors.js';

/** What the operator reads when a start or a command failed: one sentence for everything that an operator can mend. */
export function startFault(error: unknown): string {
  if (error instanceof ConfigError || error instanceof LocalDatabaseError) return error.message;
  if (error instanceof PortalError) return withFields(error);
  const { code, message, port, address } = error as NodeJS.ErrnoException & { port?: number; address?: string };
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${address} is taken: stop what uses it or set PORT to another one.`;
    case 'EADDRNOTAVAIL':
      return `HOST ${address} is no address of this machine: set HOST to one, such as 127.0.0.1.`;
    case 'EACCES':
    case 'EPERM':
      return port
        ? `Port ${port} may not be opened by this user: set PORT to one above 1023.`
        : dataFolderFault(message);
    case 'EROFS':
    case 'ENOSPC':
    case 'ENOTDIR':
      return dataFolderFault(message);
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
      return `The database at DATABASE_URL cannot be reached (${code}): check the address and that the server runs.`;
    case 'ER_ACCESS_DENIED_ERROR':
      return 'The database refused the user or the password of DATABASE_URL.';
    case 'ER_BAD_DB_ERROR':
    case 'ER_DBACCESS_DENIED_ERROR':
      return 'The database that DATABASE_URL names does not exist there, or this user may not use it.';
    default:
      return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}

const dataFolderFault = (message: string): string =>
  `The data folder cannot be written (${message}): set DATA_DIR to a folder that can.`;

/** A refusal of a use case with the messages of its fields. */
function withFields({ message, facts }: PortalError): string {
  const fields = (facts['fields'] ?? {}) as Record<string, string[]>;
  const messages = Object.values(fields).flat();
  return messages.length > 0 ? messages.join('; ') : message;
}
