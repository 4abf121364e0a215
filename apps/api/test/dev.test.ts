import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDataFolder } from '@job-alert/local-database/data-folder';
import { freePort } from '@job-alert/local-database/free-port';
import { readState } from '@job-alert/local-database/server-state';
import { expect, onTestFinished, test } from 'vitest';
import { IS_RELEASE } from '../../../test-release.js';

const API = fileURLToPath(new URL('../', import.meta.url));
const SOURCE = join(API, 'src/main.ts');

test.runIf(IS_RELEASE)(
  'npm run dev restarts the server after a change of a file, while the embedded database keeps running',
  async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'job-alert-dev-'));
    const port = String(await freePort());
    const { PATH = '', HOME = '' } = process.env;
    const dev = spawn(process.execPath, ['--import', 'tsx', '--conditions=source', 'dev/main.mjs'], {
      cwd: API,
      env: { PATH, HOME, PORT: port, DATA_DIR: dataFolder, DEMO_DATA: 'off', LOG_LEVEL: 'info' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(async () => {
      if (dev.exitCode === null) {
        dev.kill();
        await once(dev, 'exit');
      }
      rmSync(dataFolder, { recursive: true });
    });
    let output = '';
    dev.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const listening = () => [...output.matchAll(/"pid":(\d+)[^\n]*Server listening/g)].map(([, pid]) => pid);
    const database = () => readState(openDataFolder(dataFolder))?.pid;

    await expect.poll(() => listening().length, { timeout: 120_000 }).toBe(1);
    const before = database();
    expect(before).toBeGreaterThan(0);
    // A file with the same content takes the place of the old one.
    copyFileSync(SOURCE, `${SOURCE}.copy`);
    renameSync(`${SOURCE}.copy`, SOURCE);
    await expect.poll(() => listening().length, { timeout: 120_000 }).toBe(2);
    expect(new Set(listening()).size).toBe(2);
    expect(database()).toBe(before);

    dev.kill();
    await once(dev, 'exit');
    expect(database()).toBe(0);
  },
  300_000,
);
