import { parentPort, workerData } from 'node:worker_threads';
import { enterSandbox } from '../background/sandbox-thread.js';
import { readSheet } from './read-sheet.js';

/**
 * Reads one file and ends. As a thread of its own it can be stopped when a file takes too long, and a file that takes too much memory
 * ends this thread, not the server. The Buffer arrives as a plain array of bytes.
 */
enterSandbox();
void readSheet(Buffer.from(workerData as Uint8Array)).then((sheet) => parentPort?.postMessage(sheet, []));
