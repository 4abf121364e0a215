import 'reflect-metadata';
import cluster from 'node:cluster';
import { runCommand } from './cli/run-command.js';

/** The time for a finished process to end by itself. */
const EXIT_TIMEOUT = 3_000;

process.exitCode = await runCommand(process.argv.slice(2), process.env);
// The channel to the primary process would keep a worker alive.
if (cluster.isWorker) process.exit();
// Open timers or connections must not keep the process alive.
setTimeout(() => process.exit(), EXIT_TIMEOUT).unref();
