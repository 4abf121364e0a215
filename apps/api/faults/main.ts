import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocalDatabase } from '@job-alert/local-database/local-database';
import { openDataSource } from '../src/database/data-source.js';
import { apiKilled } from './api-killed.js';
import { databaseKilled } from './database-killed.js';
import { stoppedInFlight } from './stopped-in-flight.js';

/** Faults that a machine can meet, each many times, with a count of what was promised and what was kept. */
const rounds = Number(process.env['FAULT_ROUNDS'] ?? 10);
const folder = mkdtempSync(join(tmpdir(), 'job-alert-faults-'));
const port = await freePort();
const faults: string[] = [];

const database = await startLocalDatabase({ dataDir: join(folder, 'own'), database: 'job_alert' });
try {
  const dataSource = await openDataSource(database.url, 2);
  const dataFolder = join(folder, 'api');
  faults.push(...(await apiKilled(rounds, port, { dataFolder, databaseUrl: database.url, dataSource })));
  faults.push(...(await stoppedInFlight(rounds, port, { DATA_DIR: dataFolder, DATABASE_URL: database.url })));
  await dataSource.destroy();
  faults.push(...(await databaseKilled(rounds, port, join(folder, 'embedded'))));
} finally {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}
for (const fault of faults) console.error(`FAULT  ${fault}`);
console.log(faults.length === 0 ? 'every promise was kept' : `${faults.length} promises were broken`);
process.exitCode = faults.length === 0 ? 0 : 1;

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
