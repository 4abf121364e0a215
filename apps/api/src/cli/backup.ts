import { parseArgs } from 'node:util';
import { makeBackup } from '../backup/make-backup.js';
import { createFileStore } from '../platform/file-store.js';
import { withDatabase } from '../start.js';
import { folderOf } from './folder-of.js';

const options = { 'allow-lost-files': { type: 'boolean', default: false } } as const;
const { values, positionals } = parseArgs({ options, allowPositionals: true });

process.exitCode = await withDatabase(process.env, async ({ config, secret, dataSource, logger }) => {
  const folder = folderOf(positionals);
  const source = {
    dataSource,
    fileStore: createFileStore(config),
    secrets: [secret, ...config.earlierSecrets],
    allowsLostFiles: values['allow-lost-files'],
    say: (line: string) => logger.info(line),
  };
  const { rows, count, bytes, lost } = await makeBackup(source, folder);
  const without = lost.length > 0 ? `; ${lost.length} files are lost` : '';
  console.log(`The backup is in ${folder}: ${rows} rows, ${count} files of ${megabytes(bytes)} MB${without}.`);
});

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}
