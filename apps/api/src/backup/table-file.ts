import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline as joined, Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { BackupError, errorText } from './backup-error.js';

export const TABLES = 'tables';
const COMPRESSION = 5;
const LINE_END = 10;

const fileName = (table: string): string => `${table}.ndjson.gz`;

/** Writes the compressed lines of a table. Returns the SHA-256 of the file. */
export async function writeTableFile(folder: string, table: string, lines: AsyncIterable<string>): Promise<string> {
  const file = await open(join(folder, TABLES, fileName(table)), 'wx', 0o600);
  const hash = createHash('sha256');
  try {
    await pipeline(Readable.from(lines), createGzip({ level: COMPRESSION }), async (source) => {
      for await (const piece of source) {
        hash.update(piece);
        await file.writeFile(piece);
      }
    });
    await file.sync();
  } finally {
    await file.close();
  }
  return hash.digest('hex');
}

/** Yields the lines of a table file. Throws if the file is missing, truncated or does not match `sha256`. */
export async function* readTableFile(folder: string, table: string, sha256: string): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const hashing = new Transform({
    transform: (piece: Buffer, _encoding, done) => {
      hash.update(piece);
      done(null, piece);
    },
  });
  let rest: Buffer = Buffer.alloc(0);
  try {
    const compressed = createReadStream(join(folder, TABLES, fileName(table)));
    const pieces: AsyncIterable<Buffer> = joined(compressed, hashing, createGunzip(), () => undefined);
    for await (const piece of pieces) {
      let from = 0;
      rest = rest.length > 0 ? Buffer.concat([rest, piece]) : piece;
      // Unlike `readline`, does not split lines at U+2028.
      for (let end = rest.indexOf(LINE_END); end >= 0; end = rest.indexOf(LINE_END, from)) {
        yield rest.toString('utf8', from, end);
        from = end + 1;
      }
      rest = rest.subarray(from);
    }
  } catch (error) {
    throw new BackupError(
      `${join(TABLES, fileName(table))} of the backup is damaged or missing (${errorText(error)}).`,
    );
  }
  if (hash.digest('hex') !== sha256 || rest.length > 0)
    throw new BackupError(`${join(TABLES, fileName(table))} of the backup is damaged: its content has changed.`);
}
