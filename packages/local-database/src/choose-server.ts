import { LocalDatabaseError, waysToGoOn } from './errors.js';
import { type DatabaseServer, type EngineFamily, findServer, type SearchResult, serverFolders } from './find-server.js';
import { availableInstaller, type Installer } from './install-server.js';

/** Sources of database servers: folders that may contain one, and an installer if available. */
export type Machine = { folders: readonly string[]; install: Installer | undefined };

/** The machine that this process runs on. */
export function thisMachine(): Machine {
  const folders = serverFolders();
  return { folders, install: availableInstaller(folders) };
}

/**
 * The server to run: found, or installed where that is possible. `madeBy` is the family that made the data folder, if there is
 * one already: the other one cannot read it. Throws LocalDatabaseError when there is no way.
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

function noServerSentence({ passedOver }: SearchResult, madeBy: EngineFamily | undefined): string {
  const others = passedOver.map(({ engine, program }) => `${engine} at ${program}`).join(', ');
  if (madeBy !== undefined) {
    return `The embedded database's data was made by ${madeBy}, of which no fitting release is on this machine${others && ` (only ${others})`}: ${waysToGoOn}.`;
  }
  if (others) return `The only database server on this machine is too old (${others}): ${waysToGoOn}.`;
  return `No database server is on this machine and none can be installed from here: ${waysToGoOn}.`;
}
