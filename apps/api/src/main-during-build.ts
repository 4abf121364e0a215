import 'reflect-metadata';
import { runServer } from './bootstrap/serve.js';

/** The time for a finished process to end by itself. */
const EXIT_TIMEOUT_MS = 3_000;

/** Starts the portal of a checkout, which prepares its database during the web build (tools/start.mjs). */
export async function startDuringBuild(webBuild: Promise<void>): Promise<void> {
  process.exitCode = await runServer(process.env, webBuild);
  setTimeout(() => process.exit(), EXIT_TIMEOUT_MS).unref();
}
