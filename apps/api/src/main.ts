import { withPortal } from './portal.js';
import { serve } from './serve.js';

process.exitCode = await withPortal(process.env, serve);
