import { rmSync } from 'node:fs';
import { build } from 'vite';

/** The server's pages come last: the portal starts to serve as soon as they exist. */
const CONFIGS = ['vite.config.ts', 'vite.console.config.ts', 'vite.embed.config.ts', 'vite.server.config.ts'];

rmSync('dist', { recursive: true, force: true });
// The builds run one after the other in one process. A process for each would take 5 more seconds of processor time.
for (const configFile of CONFIGS) await build({ configFile, logLevel: 'warn', build: { reportCompressedSize: false } });
