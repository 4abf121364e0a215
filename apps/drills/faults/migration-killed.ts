import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { createScratchDatabase, dropScratchDatabase } from '@job-alert/local-database/scratch';
import type { DataSource } from 'typeorm';
import { openDataSource } from '../../api/src/database/data-source.js';
import { schemaError } from '../../api/src/database/schema-error.js';
import { databaseShape, entityShape } from '../../api/src/database/schema-shape.js';
import { type Place, withDatabase } from '../shared/place.js';

const MAIN = fileURLToPath(new URL('../../api/src/main.ts', import.meta.url));
const NAME = 'faults_scratch';

interface Scene {
  url: string;
  dataSource: DataSource;
  dataFolder: string;
}

/**
 * Kills `migrate` with kill -9 at a random moment of a whole run on an empty database. The next run finishes it, and the tables are the same as
 * without the kill.
 */
export function migrationKilled(place: Place): Promise<string[]> {
  return withDatabase(place, async ({ settings: { DATABASE_URL, DATA_DIR: dataFolder } }) => {
    const problems: string[] = [];
    let took = 0;
    let [amid, unnoted] = [0, 0];
    // The first run is not killed. It measures the time of a whole run.
    for (let round = 0; round <= place.rounds; round += 1) {
      const url = await createScratchDatabase(DATABASE_URL, NAME);
      const dataSource = await openDataSource(url, 2);
      try {
        const scene = { url, dataSource, dataFolder };
        if (round === 0) took = await wholeRun(scene);
        else {
          const state = await killedRun(scene, Math.random() * took);
          if (state.pending) amid += 1;
          if (state.steps > 0) unnoted += 1;
          await wholeRun(scene);
        }
        problems.push(...(await broken(dataSource)).map((problem) => `round ${round}: ${problem}`));
      } finally {
        await dataSource.destroy();
        await dropScratchDatabase(DATABASE_URL, NAME);
      }
    }
    console.log(
      `migrate killed ${place.rounds} times, ${amid} of them before its end and ${unnoted} amid the steps of one migration; whole, it takes ${took} ms on an empty database; every next run finished it`,
    );
    return problems;
  });
}

/** Runs `migrate` to its end. Returns the milliseconds of its migrations. */
async function wholeRun(scene: Scene): Promise<number> {
  const child = start(scene);
  const exit = once(child, 'exit') as Promise<[number | null]>;
  await Promise.race([started(child), exit]);
  const from = Date.now();
  const [code] = await exit;
  if (code !== 0) throw new Error(`migrate ended with ${code}.`);
  return Date.now() - from;
}

/** Kills `migrate` `after` milliseconds after its first migration has started. Returns the state that it leaves. */
async function killedRun(scene: Scene, after: number): Promise<{ pending: boolean; steps: number }> {
  const child = start(scene);
  const exit = once(child, 'exit');
  await started(child);
  await pause(after);
  child.kill('SIGKILL');
  await exit;
  const steps = await scene.dataSource.query<unknown[]>('SELECT name FROM migration_step');
  return { pending: (await schemaError(scene.dataSource)) !== null, steps: steps.length };
}

function start({ url, dataFolder }: Scene): ChildProcess {
  const { PATH = '', HOME = '' } = process.env;
  return spawn(process.execPath, ['--conditions=source', '--import', 'tsx', MAIN, 'migrate'], {
    cwd: fileURLToPath(new URL('../../api', import.meta.url)),
    env: { PATH, HOME, DATABASE_URL: url, DATA_DIR: dataFolder, LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Resolves when the process reports that its first migration starts. */
function started(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.stdout?.on('data', (output: Buffer) => {
      if (output.includes('migration ')) resolve();
    });
  });
}

async function broken(dataSource: DataSource): Promise<string[]> {
  const problems: string[] = [];
  const problem = await schemaError(dataSource);
  if (problem !== null) problems.push(problem.message);
  if (!isDeepStrictEqual(await databaseShape(dataSource), entityShape(dataSource)))
    problems.push('the tables are not as the entities describe them');
  return problems;
}
