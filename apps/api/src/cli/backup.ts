import { checkBackup } from '../backup/check-backup.js';
import { makeBackup } from '../backup/make-backup.js';
import { recordMaintenanceRun } from '../database/maintenance-runs.js';
import { createFileStore } from '../platform/files/file-store.js';
import { withDatabase } from '../start/open-portal.js';
import type { Call } from './command.js';

export const backup = ({ operands: [folder = ''], options, environment }: Call): Promise<number> =>
  withDatabase(environment, async ({ config, secret, dataSource, logger }) => {
    const source = {
      dataSource,
      fileStore: createFileStore(config),
      secrets: [secret, ...config.earlierSecrets],
      allowsLostFiles: options['allow-lost-files'] !== undefined,
      say: (line: string) => logger.info(line),
    };
    const { rows, count, bytes, lost } = await makeBackup(source, folder);
    await checkBackup(folder);
    await recordMaintenanceRun(dataSource, 'backup').catch((error: unknown) =>
      logger.warn(
        { err: error },
        'the backup is good, but its time is not in maintenance_run: the account needs INSERT and UPDATE',
      ),
    );
    const without = lost.length > 0 ? `; ${lost.length} files are lost` : '';
    console.log(
      `The backup is in ${folder} and was verified: ${rows} rows, ${count} files of ${megabytes(bytes)} MB${without}.`,
    );
  });

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}
