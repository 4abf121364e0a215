import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Writes the brotli and gzip variants of each text file next to it. The server sends them unchanged. */
const FOLDER = 'dist/client';
const COMPRESSIBLE = /\.(?:js|css|svg)$/;
/** A smaller file fits into one packet without compression. */
const MIN_BYTES = 1_000;

for (const entry of readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })) {
  if (!COMPRESSIBLE.test(entry)) continue;
  const file = join(FOLDER, entry);
  const content = readFileSync(file);
  if (content.length < MIN_BYTES) continue;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
}
