import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder, writeProgram } from '../test/programs.js';
import { LocalDatabaseError } from './errors.js';
import { aptInstaller, availableInstaller } from './install-server.js';

test('apt-get installs only the core packages, quietly and without questions', async () => {
  const folder = temporaryFolder();
  const aptGet = writeProgram(folder, 'apt-get', `echo "$DEBIAN_FRONTEND $*" >> '${folder}/calls'`);
  const lines: string[] = [];
  await aptInstaller(aptGet, folder)(
    () => Promise.resolve(false),
    (line) => lines.push(line),
  );
  const calls = readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n');
  expect(calls.at(-1)).toMatch(
    /^noninteractive -y -qq .* install --no-install-recommends mariadb-server-core mariadb-client-core$/,
  );
  expect(lines).toHaveLength(1);
});

test('a second installation is skipped when the first one has installed the server meanwhile', async () => {
  const folder = temporaryFolder();
  let installed = false;
  const aptGet = writeProgram(folder, 'apt-get', `echo call >> '${folder}/calls'`);
  const install = aptInstaller(aptGet, folder);
  const isThere = async () => {
    const was = installed;
    installed = true;
    return was;
  };
  const lines: string[] = [];
  await Promise.all([1, 2].map(() => install(isThere, (line) => lines.push(line))));
  expect(lines).toHaveLength(1);
});

test('the error after a failure of apt-get contains its reason and the alternatives', async () => {
  const folder = temporaryFolder();
  const aptGet = writeProgram(
    folder,
    'apt-get',
    'echo "E: Unable to locate package mariadb-server-core" >&2; exit 100',
  );
  const attempt = aptInstaller(aptGet, folder)(
    () => Promise.resolve(false),
    () => undefined,
  );
  await expect(attempt).rejects.toThrow(LocalDatabaseError);
  await expect(attempt).rejects.toThrow(
    /^No database server is on this machine and apt-get could not install one \(Unable to locate package mariadb-server-core\): install .* set DATABASE_URL/,
  );
});

test('a machine without apt-get offers no installation', () => {
  expect(availableInstaller([temporaryFolder()])).toBeUndefined();
});
