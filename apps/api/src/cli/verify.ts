import { parseArgs } from 'node:util';
import { checkBackup } from '../backup/check-backup.js';
import { inWords } from '../start.js';
import { folderOf } from './folder-of.js';

const { positionals } = parseArgs({ allowPositionals: true });

process.exitCode = await inWords(async () => {
  const folder = folderOf(positionals);
  const { madeAt, engine, tables, files } = await checkBackup(folder);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `The backup in ${folder} is whole: made at ${madeAt} on ${engine}, ${tables.length} tables with ${rows} rows, ${files.count} files.`,
  );
});
