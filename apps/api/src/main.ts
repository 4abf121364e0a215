import { startPortal } from './portal.js';

process.exitCode = await startPortal(process.env);
