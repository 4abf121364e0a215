import { FILE_TOO_LARGE, MAX_FILE_BYTES } from '@job-alert/domain/files/files';
import { IMPORT_ERRORS, unsupportedSpreadsheet } from '@job-alert/domain/lists/bulk-import';
import { IMPORT_MESSAGES } from '@job-alert/domain/portal/admin-messages';

export const IMPORT_ENDINGS = ['.csv', '.xlsx'] as const;

/**
 * The accepted types of the file dialog. It has extensions and media types, because some systems support only one of
 * them.
 */
export const IMPORT_ACCEPT = [
  ...IMPORT_ENDINGS,
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
].join(',');

/** Returns the reason why a file cannot be previewed, or null. The server validates its content. */
export function importFileError(file: File | null): string | null {
  if (!file) return IMPORT_MESSAGES.chooseFile;
  const other = unsupportedSpreadsheet(file.name);
  if (other) return IMPORT_ERRORS[other];
  const name = file.name.toLowerCase();
  if (!IMPORT_ENDINGS.some((ending) => name.endsWith(ending))) return IMPORT_ERRORS.notSpreadsheet;
  return file.size > MAX_FILE_BYTES ? FILE_TOO_LARGE : null;
}
