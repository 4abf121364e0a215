import { buffer } from 'node:stream/consumers';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

/** The limit is checked before anything parses the file. */
const MAX_UNPACKED_BYTES = 20 * 1024 * 1024;
const MAX_ENTRIES = 1_000;

export type UnzippedFiles = ReadonlyMap<string, Buffer>;

/**
 * Unpacks a zip. Returns an error when it has more than 1,000 parts or unpacks to more than 20 MB. Every entry is unpacked and counted, because the sizes in a zip are
 * only claims. Throws for a damaged or encrypted zip.
 */
export async function unzipWithinLimit(bytes: Buffer): Promise<UnzippedFiles | 'tooManyParts' | 'tooLargeUnpacked'> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true });
  if (zip.entryCount > MAX_ENTRIES) return 'tooManyParts';
  const files = new Map<string, Buffer>();
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    unpacked += entry.uncompressedSize;
    if (unpacked > MAX_UNPACKED_BYTES) return 'tooLargeUnpacked';
    if (!entry.fileName.endsWith('/')) files.set(entry.fileName, await unpack(zip, entry));
  }
  return files;
}

/** Reads an entry to its end. The zip reader fails at a byte more or less than the entry claims. */
const unpack = async (zip: ZipFile, entry: Entry): Promise<Buffer> => buffer(await zip.openReadStreamPromise(entry));
