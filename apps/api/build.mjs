import { build } from 'rolldown';
import { serverBundle } from './bundle.mjs';

/**
 * The server with its dependencies in a few files: reading thousands of modules was most of a start, and production needs no
 * node_modules. Names stay as they are; NODE_OPTIONS=--enable-source-maps shows stack traces in the sources.
 */
await build({
  ...serverBundle,
  // Machine code cannot be bundled; the bundler itself is asked in development alone.
  external: ['@node-rs/argon2', 'rolldown'],
  output: { ...serverBundle.output, dir: 'dist' },
});
