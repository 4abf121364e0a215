import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyScratchDatabase, createScratchDatabase, dropScratchDatabase } from '@job-alert/local-database/scratch';
import { inject } from 'vitest';
import { environmentOf } from './built-api.ts';
import { runPortal, type RunningPortal } from './run-portal.ts';

/** The built portal as its own process over a database of its own. */
export type Portal = RunningPortal;

/** Starts the built portal as `npm start` runs it, with an administrator; the demo is there when it is asked for. */
export async function startPortal(name: string, { demo = false } = {}): Promise<Portal> {
  const server = inject('databaseServer');
  const database = `test_e2e_${name}_${process.pid}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'job-alert-e2e-'));
  if (demo) cpSync(inject('demo').dataDir, dataDir, { recursive: true });
  const databaseUrl = demo
    ? await copyScratchDatabase(server, inject('demo').database, database)
    : await createScratchDatabase(server, database);
  const portal = await runPortal(environmentOf(databaseUrl, dataDir));
  return {
    ...portal,
    async stop() {
      await portal.stop();
      await dropScratchDatabase(server, database);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
