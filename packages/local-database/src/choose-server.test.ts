import { expect, test } from 'vitest';
import { temporaryFolder, writeProgram } from '../test/programs.js';
import { chooseServer } from './choose-server.js';
import { LocalDatabaseError } from './errors.js';

const silent = () => undefined;
const mariadb = 'echo "mariadbd  Ver 10.11.14-MariaDB"';

test('the error names three alternatives when no server is found and none can be installed', async () => {
  const choice = chooseServer({ folders: [temporaryFolder()], install: undefined }, undefined, silent);
  await expect(choice).rejects.toThrow(LocalDatabaseError);
  await expect(choice).rejects.toThrow(
    /^No database server .* install MariaDB 10\.11 or MySQL 8\.0 .*Docker Compose \(docker\/compose\.yaml\), or set DATABASE_URL[^.]*\.$/,
  );
});

test('a missing server is installed and then used', async () => {
  const folder = temporaryFolder();
  const install = async () => void writeProgram(folder, 'mariadbd', mariadb);
  const server = await chooseServer({ folders: [folder], install }, undefined, silent);
  expect(server.engine).toBe('MariaDB 10.11.14');
});

test('nothing is installed when a server is found', async () => {
  const folder = temporaryFolder();
  writeProgram(folder, 'mariadbd', mariadb);
  const install = () => Promise.reject(new Error('must not be called'));
  expect((await chooseServer({ folders: [folder], install }, undefined, silent)).family).toBe('MariaDB');
});

test('the error names a server that is too old', async () => {
  const folder = temporaryFolder();
  const program = writeProgram(folder, 'mysqld', 'echo "mysqld  Ver 5.7.44 for Linux"');
  await expect(chooseServer({ folders: [folder], install: undefined }, undefined, silent)).rejects.toThrow(
    `The only database server on this machine is too old (MySQL 5.7.44 at ${program}): install MariaDB`,
  );
});

test('MariaDB is not chosen for data created by MySQL', async () => {
  const folder = temporaryFolder();
  writeProgram(folder, 'mariadbd', mariadb);
  const install = () => Promise.reject(new Error('apt-get would bring MariaDB'));
  await expect(chooseServer({ folders: [folder], install }, 'MySQL', silent)).rejects.toThrow(
    /^The embedded database's data was made by MySQL, of which no fitting release is on this machine \(only MariaDB 10\.11\.14/,
  );
});
