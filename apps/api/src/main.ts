import cluster from 'node:cluster';
import { runCommand } from './cli/run-command.js';

process.exitCode = await runCommand(process.argv.slice(2), process.env);
// A worker would live on for the channel to the process that started it.
if (cluster.isWorker) process.exit();
