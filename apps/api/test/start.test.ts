import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createScratchDatabase, dropScratchDatabase } from '@job-alert/local-database/scratch';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

const TSX = fileURLToPath(new URL('../../../node_modules/.bin/tsx', import.meta.url));
const API = fileURLToPath(new URL('..', import.meta.url));
const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

interface Ended {
  code: number | null;
  complaint: string;
}

/** Runs the portal with these settings until it ends by itself. */
async function start(settings: Record<string, string>): Promise<Ended> {
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, LOG_LEVEL: 'silent', ...settings };
  const child = spawn(TSX, ['--conditions=source', MAIN], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, complaint: complaint.trim() };
}

test('a signal that comes twice, as npm and a terminal send it, ends the portal in good order', async () => {
  const name = `test_stop_${process.pid}`;
  const folder = mkdtempSync(join(tmpdir(), 'job-alert-stop-'));
  const DATABASE_URL = await createScratchDatabase(inject('databaseServer'), name);
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, DATABASE_URL, DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'info', DEMO_DATA: 'off' };
  const portal = spawn(process.execPath, ['--conditions=source', '--import', 'tsx', MAIN], {
    env,
    cwd: API,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  portal.stdout.on('data', (chunk: Buffer) => {
    if (/Job Alert is ready|"stopping:/.test(chunk.toString())) portal.kill('SIGTERM');
  });
  expect(await once(portal, 'exit')).toEqual([0, null]);
  await dropScratchDatabase(inject('databaseServer'), name);
  rmSync(folder, { recursive: true });
});

describe('a start that cannot succeed ends with exit code 1 and one sentence', () => {
  const name = `test_start_${process.pid}`;
  let folder: string;
  let databaseUrl: string;
  let busy: Server;
  let busyPort: number;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'job-alert-start-'));
    databaseUrl = await createScratchDatabase(inject('databaseServer'), name);
    busy = createServer();
    await new Promise<void>((resolve) => {
      busy.listen(0, '127.0.0.1', resolve);
    });
    const address = busy.address();
    busyPort = typeof address === 'object' && address ? address.port : 0;
  });
  afterAll(async () => {
    busy.close();
    await dropScratchDatabase(inject('databaseServer'), name);
    rmSync(folder, { recursive: true });
  });

  function expectOneSentence({ code, complaint }: Ended, sentence: RegExp): void {
    expect(complaint).toMatch(sentence);
    expect(complaint.split('\n')).toHaveLength(1);
    expect(code).toBe(1);
  }

  test('names every setting that cannot be used, together', async () => {
    const ended = await start({ DATABASE_URL: 'postgres://x', PORT: 'many', DATA_DIR: folder });
    expectOneSentence(ended, /^The configuration is not usable: .*PORT.*DATABASE_URL must be an address like mysql:/);
  });

  test('asks in production for what production needs', async () => {
    const ended = await start({ NODE_ENV: 'production', DATA_DIR: folder, RATE_LIMITS: 'off' });
    expectOneSentence(ended, /APP_SECRET must be set.*DATABASE_URL must be set.*PUBLIC_URL must be set.*RATE_LIMITS/);
  });

  test('says that the database cannot be reached', async () => {
    const ended = await start({ DATABASE_URL: 'mysql://a:b@127.0.0.1:1/x', DATA_DIR: folder });
    expectOneSentence(ended, /^The database at DATABASE_URL cannot be reached/);
  });

  test('says that the database refused the password', async () => {
    const url = new URL(databaseUrl);
    url.password = 'wrong';
    expectOneSentence(await start({ DATABASE_URL: url.href, DATA_DIR: folder }), /refused the user or the password/);
  });

  test('says that the port is taken', async () => {
    const ended = await start({ DATABASE_URL: databaseUrl, PORT: String(busyPort), DATA_DIR: folder });
    expectOneSentence(ended, new RegExp(`^Port ${busyPort} on 127.0.0.1 is taken`));
  });

  test('says that the data folder cannot be written', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    expectOneSentence(await start({ DATA_DIR: join(file, 'data') }), /DATA_DIR/);
    expectOneSentence(await start({ DATA_DIR: '/proc/job-alert' }), /DATA_DIR/);
  });
});
