import 'reflect-metadata';
import cluster from 'node:cluster';
import { runCommand } from './cli/run-command.js';

/** Milliseconds in which a process whose work is done ends by itself. */
const EXIT_TIMEOUT = 3_000;

process.exitCode = await runCommand(process.argv.slice(2), process.env);
// A worker would live on for the channel to the process that started it.
if (cluster.isWorker) process.exit();
// A timer or connection that something has left open must not keep the process alive.
setTimeout(() => process.exit(), EXIT_TIMEOUT).unref();
