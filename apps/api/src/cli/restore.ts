import { restoreBackup } from '../backup/restore-backup.js';
import { createFileStore } from '../platform/files/file-store.js';
import { withDatabaseContext } from '../bootstrap/app-context.js';
import type { Call } from './command.js';

export const restore = ({ operands: [folder = ''], environment }: Call): Promise<number> =>
  withDatabaseContext(environment, async ({ config, secret, dataSource, database, logger }) => {
    const target = {
      dataSource,
      fileStore: createFileStore(config),
      secrets: [secret, ...config.earlierSecrets],
      say: (line: string) => logger.info(line),
    };
    const { madeAt, tables, files } = await restoreBackup(target, folder);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `The backup of ${madeAt} is restored (${database.description}): ${rows} rows and ${files.count} files, each compared with the backup.`,
    );
  });
