import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import { delimiter, dirname, isAbsolute, join } from 'node:path';
import { runCommand } from './run-command.js';

/** MariaDB and MySQL have different data formats and initializations. */
export type EngineFamily = 'MariaDB' | 'MySQL';

/** A server program. `engine` is for people, e.g. 'MariaDB 10.11.14'; `baseFolder` is its installation prefix. */
export type DatabaseServer = { program: string; baseFolder: string; family: EngineFamily; engine: string };

/** The result of a search: the first suitable server, or the rejected ones (too old, or of the other family). */
export type SearchResult = { server: DatabaseServer | undefined; unsuitable: DatabaseServer[] };

/** The oldest supported releases (CHECK constraints, SKIP LOCKED, JSON_TABLE). */
const oldestRelease: Record<EngineFamily, readonly [number, number]> = { MariaDB: [10, 11], MySQL: [8, 0] };

/** Folders of packages in addition to PATH, which often lacks the sbin folders. */
const usualFolders = [
  '/usr/sbin',
  '/usr/bin',
  '/usr/libexec',
  '/usr/local/sbin',
  '/usr/local/bin',
  '/usr/local/libexec',
  '/usr/local/mysql/bin',
  '/usr/local/mariadb/bin',
  ...['/opt/homebrew', '/usr/local', '/home/linuxbrew/.linuxbrew'].flatMap((prefix) => [
    `${prefix}/bin`,
    `${prefix}/opt/mariadb/bin`,
    `${prefix}/opt/mariadb@11.4/bin`,
    `${prefix}/opt/mariadb@10.11/bin`,
    `${prefix}/opt/mysql/bin`,
    `${prefix}/opt/mysql@8.4/bin`,
    `${prefix}/opt/mysql@8.0/bin`,
  ]),
];

/** Returns the folders to search, best first. */
export function serverFolders(path: string = process.env.PATH ?? ''): string[] {
  return [...new Set([...path.split(delimiter).filter((folder) => isAbsolute(folder)), ...usualFolders])];
}

/** Finds a server that is new enough, of the `family` if given. Prefers MariaDB. */
export async function findServer(folders: readonly string[], family?: EngineFamily): Promise<SearchResult> {
  const unsuitable: DatabaseServer[] = [];
  for (const program of findPrograms(['mariadbd', 'mysqld'], folders)) {
    const server = await identifyServer(program);
    if (server === undefined) continue;
    if (isNewEnough(server) && (family === undefined || server.family === family)) return { server, unsuitable };
    unsuitable.push(server);
  }
  return { server: undefined, unsuitable };
}

/** Returns executable files by name, each once regardless of links. */
export function findPrograms(names: readonly string[], folders: readonly string[]): string[] {
  const paths = names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .filter(isExecutableFile)
    .map((path) => realpathSync(path));
  return [...new Set(paths)];
}

async function identifyServer(program: string): Promise<DatabaseServer | undefined> {
  const { code, output } = await runCommand(program, ['--no-defaults', '--version'], { timeoutMs: 10_000 });
  const release = /\bVer (\d+\.\d+\.\d+)/.exec(output)?.[1];
  if (code !== 0 || release === undefined) return undefined;
  const family: EngineFamily = /mariadb/i.test(output) ? 'MariaDB' : 'MySQL';
  return { program, baseFolder: dirname(dirname(program)), family, engine: `${family} ${release}` };
}

/** Returns true if the release supports the portal's SQL. */
function isNewEnough({ family, engine }: DatabaseServer): boolean {
  const [major = 0, minor = 0] = (engine.split(' ')[1] ?? '').split('.').map(Number);
  const [oldestMajor, oldestMinor] = oldestRelease[family];
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}

function isExecutableFile(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
