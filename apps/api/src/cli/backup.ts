import { checkBackup } from '../backup/check-backup.js';
import { createBackup } from '../backup/create-backup.js';
import { recordMaintenanceRun } from '../database/maintenance-runs.js';
import { shapeError } from '../database/schema-error.js';
import { createFileStore } from '../platform/files/file-store.js';
import { withDatabaseContext } from '../bootstrap/app-context.js';
import type { Call } from './command.js';

export const backup = ({ operands: [folder = ''], options, environment }: Call): Promise<number> =>
  withDatabaseContext(environment, async ({ config, secret, dataSource, logger }) => {
    const source = {
      dataSource,
      fileStore: createFileStore(config),
      secrets: [secret, ...config.earlierSecrets],
      allowsLostFiles: options['allow-lost-files'] !== undefined,
      say: (line: string) => logger.info(line),
    };
    const { rows, count, bytes, lost } = await createBackup(source, folder);
    await checkBackup(folder);
    const unusable = await shapeError(dataSource);
    if (unusable)
      logger.warn({ reason: unusable.reason }, 'the tables are not as this version needs them: a restore may fail');
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
