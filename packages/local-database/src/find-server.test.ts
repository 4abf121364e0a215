import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder, writeProgram } from '../test/programs.js';
import { findPrograms, findServer, serverFolders } from './find-server.js';

const mariadb = (release: string) =>
  `echo "mariadbd  Ver ${release}-MariaDB-0+deb12u1 for debian-linux-gnu on x86_64 (Debian 12)"`;
const mysql = (release: string) => `echo "mysqld  Ver ${release} for Linux on x86_64 (MySQL Community Server - GPL)"`;

test('no server is found in folders without one', async () => {
  expect(await findServer([temporaryFolder(), '/nowhere'])).toEqual({ server: undefined, unsuitable: [] });
});

test('MariaDB and MySQL are distinguished by the output of --version', async () => {
  const [first, second] = [temporaryFolder(), temporaryFolder()];
  const program = writeProgram(first, 'mysqld', mysql('8.4.6'));
  writeProgram(second, 'mysqld', mariadb('11.4.2'));
  expect((await findServer([first])).server).toMatchObject({ program, family: 'MySQL', engine: 'MySQL 8.4.6' });
  expect((await findServer([second])).server).toMatchObject({ family: 'MariaDB', engine: 'MariaDB 11.4.2' });
});

test('MariaDB is preferred in any folder unless the data was created by MySQL', async () => {
  const [first, second] = [temporaryFolder(), temporaryFolder()];
  writeProgram(first, 'mysqld', mysql('8.0.36'));
  writeProgram(second, 'mariadbd', mariadb('10.11.14'));
  expect((await findServer([first, second])).server?.engine).toBe('MariaDB 10.11.14');
  expect((await findServer([first, second], 'MySQL')).server?.engine).toBe('MySQL 8.0.36');
});

test('releases that are too old for the SQL of the portal are skipped and listed', async () => {
  const [first, second] = [temporaryFolder(), temporaryFolder()];
  writeProgram(first, 'mariadbd', mariadb('10.5.29'));
  writeProgram(second, 'mysqld', mysql('5.7.44'));
  const { server, unsuitable } = await findServer([first, second]);
  expect(server).toBeUndefined();
  expect(unsuitable.map(({ engine }) => engine)).toEqual(['MariaDB 10.5.29', 'MySQL 5.7.44']);
});

test('a broken or unrelated program with the name of a server is ignored', async () => {
  const folder = temporaryFolder();
  writeProgram(folder, 'mariadbd', 'exit 3');
  writeProgram(folder, 'mysqld', 'echo hello');
  expect((await findServer([folder])).server).toBeUndefined();
});

test('a program with several symbolic links is found once', () => {
  const folder = temporaryFolder();
  const program = writeProgram(folder, 'mariadbd', 'exit 0');
  symlinkSync(program, join(folder, 'mysqld'));
  expect(findPrograms(['mariadbd', 'mysqld'], [folder, folder])).toEqual([program]);
});

test('the folders of PATH are searched before the usual installation folders', () => {
  const folders = serverFolders('/opt/own/bin:/usr/bin:.');
  expect(folders.slice(0, 2)).toEqual(['/opt/own/bin', '/usr/bin']);
  expect(folders).toContain('/usr/sbin');
  expect(folders).toContain('/opt/homebrew/opt/mariadb/bin');
  expect(folders).not.toContain('.');
});
