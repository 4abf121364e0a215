import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startLocalDatabase } from '@job-alert/local-database/local-database';
import { watch } from 'rolldown';
import { serverBundle } from '../bundle.mjs';

/**
 * `npm run dev` bundles the server after each change and restarts it. The embedded database keeps running. Dependencies stay outside the
 * bundle: bundling our own modules takes a fifth of a second, and all modules ten times as long.
 */
const OUTPUT = 'dev/dist';
const DEPENDENCIES = /^(?!@job-alert\/|@oxc-project\/)[@a-z][^:]*$/i;
const STOP_TIMEOUT_MS = 5_000;

const { DATA_DIR = '../../.data', DATABASE_URL, DEMO_DATA } = process.env;
const database = DATABASE_URL ? undefined : await startLocalDatabase({ dataDir: DATA_DIR, log: console.error });
const environment = { ...process.env, DATA_DIR, DATABASE_URL: DATABASE_URL ?? database?.url };

const run = (...words) =>
  spawn(process.execPath, ['--enable-source-maps', `${OUTPUT}/main.js`, ...words], {
    env: environment,
    stdio: 'inherit',
  });

let server;
let needsDemo = database?.created && DEMO_DATA !== 'off';
let isStopping = false;

async function restart() {
  await stopServer();
  if (isStopping) return;
  // The server loads the demo only into a database that it runs itself.
  if (needsDemo) await once(run('demo:load'), 'exit');
  needsDemo = false;
  server = run();
}

async function stopServer() {
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  const timer = setTimeout(() => server.kill('SIGKILL'), STOP_TIMEOUT_MS);
  server.kill();
  await ended;
  clearTimeout(timer);
}

const watcher = watch({ ...serverBundle, external: DEPENDENCIES, output: { ...serverBundle.output, dir: OUTPUT } });
/** Restarts one after the other. */
let restarts = Promise.resolve();
watcher.on('event', (event) => {
  // The server of the last good version keeps running.
  if (event.code === 'ERROR') console.error(event.error.message);
  if (event.code === 'BUNDLE_END') restarts = restarts.then(() => event.result.close()).then(restart);
});

async function stop() {
  if (isStopping) return;
  isStopping = true;
  await watcher.close();
  await restarts;
  await stopServer();
  await database?.stop();
  process.exit();
}
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void stop());
