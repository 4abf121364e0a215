import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

/** security.md: looked at before anything parses the file. */
const MAX_UNPACKED_BYTES = 20 * 1024 * 1024;
const MAX_ENTRIES = 1_000;

/**
 * Does a zip unpack to no more than 20 MB? Every entry is unpacked and counted, piece by piece: the sizes in a zip are
 * what its maker claims. A damaged or encrypted zip fails.
 */
export async function unpacksSmall(bytes: Buffer): Promise<boolean> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true });
  if (zip.entryCount > MAX_ENTRIES) return false;
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    unpacked += entry.uncompressedSize;
    if (unpacked > MAX_UNPACKED_BYTES) return false;
    await unpack(zip, entry);
  }
  return true;
}

/** Reads an entry to its end; the zip reader stops with an error at a byte more or less than the entry claims. */
async function unpack(zip: ZipFile, entry: Entry): Promise<void> {
  if (entry.fileName.endsWith('/')) return;
  const stream = await zip.openReadStreamPromise(entry);
  for await (const chunk of stream) void chunk;
}
