import { serve, withPortal } from './start.js';

process.exitCode = await withPortal(process.env, serve);
