import { checkBackup } from '../backup/check-backup.js';
import { runWithExitCode } from '../bootstrap/startup-error.js';
import type { Call } from './command.js';

export const verify = ({ operands: [folder = ''] }: Call): Promise<number> =>
  runWithExitCode(async () => {
    const { madeAt, engine, tables, files } = await checkBackup(folder);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `The backup in ${folder} is whole: made at ${madeAt} on ${engine}, ${tables.length} tables with ${rows} rows, ${files.count} files.`,
    );
  });
