import 'reflect-metadata';
import { runServer } from './bootstrap/serve.js';

/** The time in milliseconds that a finished process has to end by itself. */
const EXIT_TIMEOUT_MS = 3_000;

/** Runs the portal of a checkout, which prepares its database while the web app is being built (tools/start.mjs). */
export async function startDuringBuild(webBuild: Promise<void>): Promise<void> {
  process.exitCode = await runServer(process.env, webBuild);
  setTimeout(() => process.exit(), EXIT_TIMEOUT_MS).unref();
}
