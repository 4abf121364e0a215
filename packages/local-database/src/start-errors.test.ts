import { chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder, writeProgram } from '../test/programs.js';
import { LocalDatabaseError, startLocalDatabase } from './local-database.js';

const noServer = () => ({ folders: [temporaryFolder()], install: undefined });

/** Runs the call without privileges. If this process is root, it drops its privileges for the duration of the call. */
function asOrdinaryUser<T>(call: () => T): T {
  const user = process.geteuid?.();
  if (user === 0) process.seteuid?.(65_534);
  try {
    return call();
  } finally {
    if (user === 0) process.seteuid?.(0);
  }
}

test('a start without a server fails with the alternatives and releases the folder', async () => {
  const dataDir = temporaryFolder();
  const attempt = startLocalDatabase({ dataDir }, noServer());
  await expect(attempt).rejects.toThrow(LocalDatabaseError);
  await expect(attempt).rejects.toThrow(/install MariaDB .* Docker Compose .* DATABASE_URL/);
  expect(readdirSync(join(dataDir, 'mysql'))).toEqual(['tmp']);
});

test('a data folder below a file is rejected with an error that says so', async () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  const attempt = startLocalDatabase({ dataDir: join(file, 'data') });
  await expect(attempt).rejects.toThrow(LocalDatabaseError);
  await expect(attempt).rejects.toThrow(
    `The data folder ${file}/data cannot be used for the embedded database (a part of the path is a file): make it writable or set DATA_DIR to another folder.`,
  );
});

test('a read-only data folder is rejected with an error that says so', async () => {
  const dataDir = temporaryFolder();
  chmodSync(dataDir, 0o555);
  const attempt = asOrdinaryUser(() => startLocalDatabase({ dataDir }));
  await expect(attempt).rejects.toThrow(LocalDatabaseError);
  await expect(attempt).rejects.toThrow(
    /cannot be used for the embedded database \(permission denied\): make it writable/,
  );
});

test('a data folder with other files is rejected and the files are kept', async () => {
  const dataDir = temporaryFolder();
  const precious = join(dataDir, 'mysql', 'data', 'letter.txt');
  mkdirSync(join(dataDir, 'mysql', 'data'), { recursive: true });
  writeFileSync(precious, 'Dear reader');
  await expect(startLocalDatabase({ dataDir })).rejects.toThrow(/holds files that are not a database's/);
  expect(existsSync(precious)).toBe(true);
});

test('the error contains the message of a server that fails to start', async () => {
  const [dataDir, programs] = [temporaryFolder(), temporaryFolder()];
  const server = writeProgram(
    programs,
    'mysqld',
    `case "$*" in
      *--version*) echo "mysqld  Ver 8.4.6 for Linux" ;;
      *--initialize-insecure*) mkdir "$(echo "$*" | sed 's/.*--datadir=\\([^ ]*\\).*/\\1/')/mysql" ;;
      *) echo "2026-01-01T00:00:00Z 0 [ERROR] [MY-012574] [InnoDB] The disk is on fire" >&2; exit 1 ;;
    esac`,
  );
  const attempt = startLocalDatabase({ dataDir }, { folders: [programs], install: undefined });
  await expect(attempt).rejects.toThrow(LocalDatabaseError);
  await expect(attempt).rejects.toThrow(
    /^MySQL 8\.4\.6 did not start as the embedded database \(The disk is on fire\); its log is/,
  );
  expect(existsSync(server)).toBe(true);
  expect(existsSync(join(dataDir, 'mysql', 'lock'))).toBe(false);
});

test('an invalid database name is rejected', async () => {
  await expect(startLocalDatabase({ dataDir: temporaryFolder(), database: 'a`b' })).rejects.toThrow(
    /is no name for a database/,
  );
});
