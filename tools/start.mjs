import { ROOT, turbo } from './turbo.mjs';

// Builds what has changed since the last start, then runs the built portal in this very process, so that signals reach it.
process.chdir(ROOT);
const failed = turbo('run', 'build', '--output-logs=errors-only', '--log-order=grouped');
if (failed !== 0) process.exit(failed);
await import('../apps/api/dist/main.js');
