import { rmSync } from 'node:fs';
import { build } from 'vite';

/** The server's pages last: the portal takes the web app for built when they are there. */
const CONFIGS = ['vite.config.ts', 'vite.console.config.ts', 'vite.embed.config.ts', 'vite.server.config.ts'];

rmSync('dist', { recursive: true, force: true });
// One after the other, in one process: a process for each takes 5 s more of the processor.
for (const configFile of CONFIGS) await build({ configFile, logLevel: 'warn', build: { reportCompressedSize: false } });
