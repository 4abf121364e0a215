import { ConfigError } from '../platform/config.js';

/** The one folder that a command is given. */
export function folderOf(positionals: readonly string[]): string {
  const [folder] = positionals;
  if (!folder || positionals.length > 1) throw new ConfigError('Name one folder: the one of the backup.');
  return folder;
}
