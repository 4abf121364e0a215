import { LocalDatabaseError, waysToGoOn } from './errors.js';
import { type DatabaseServer, type EngineFamily, findServer, type SearchResult, serverFolders } from './find-server.js';
import { availableInstaller, type Installer } from './install-server.js';

/** The folders to search for servers, and an installer if available. */
export type Machine = { folders: readonly string[]; install: Installer | undefined };

export function thisMachine(): Machine {
  const folders = serverFolders();
  return { folders, install: availableInstaller(folders) };
}

/**
 * Returns a server that is found or installed. `madeBy` is the family of an existing data folder, which the other
 * family cannot read. Throws LocalDatabaseError without a server.
 */
export async function chooseServer(
  machine: Machine,
  madeBy: EngineFamily | undefined,
  log: (line: string) => void,
): Promise<DatabaseServer> {
  let found = await findServer(machine.folders, madeBy);
  if (found.server === undefined && machine.install !== undefined && madeBy !== 'MySQL') {
    const isThere = async () => (await findServer(machine.folders, madeBy)).server !== undefined;
    await machine.install(isThere, log);
    found = await findServer(machine.folders, madeBy);
  }
  if (found.server === undefined) throw new LocalDatabaseError(noServerSentence(found, madeBy));
  return found.server;
}

function noServerSentence({ unsuitable }: SearchResult, madeBy: EngineFamily | undefined): string {
  const others = unsuitable.map(({ engine, program }) => `${engine} at ${program}`).join(', ');
  if (madeBy !== undefined) {
    return `The embedded database's data was made by ${madeBy}, of which no fitting release is on this machine${others && ` (only ${others})`}: ${waysToGoOn}.`;
  }
  if (others) return `The only database server on this machine is too old (${others}): ${waysToGoOn}.`;
  return `No database server is on this machine and none can be installed from here: ${waysToGoOn}.`;
}
