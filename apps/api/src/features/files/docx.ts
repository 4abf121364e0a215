import { buffer } from 'node:stream/consumers';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

const MAX_UNPACKED_BYTES = 50 * 1024 * 1024;
const MAX_ENTRIES = 5_000;

const DOCUMENT = 'word/document.xml';
const CONTENT_TYPES = '[Content_Types].xml';
/** The part that holds macros, and how the table of contents names it and documents with it. */
const MACRO_PART = /vbaProject\.bin$/i;
const MACRO_TYPE = /vbaProject|macroEnabled/i;

/**
 * Is this zip a Word document without macros that unpacks to no more than 50 MB? Every entry is unpacked and counted:
 * the sizes in a zip are what its maker claims, and a damaged or encrypted one is no document that anybody can read.
 */
export async function isHarmlessDocx(bytes: Buffer): Promise<boolean> {
  try {
    const zip = await fromBufferPromise(bytes, { lazyEntries: true });
    return await holdsHarmlessDocument(zip);
  } catch {
    // Whatever is wrong with the zip, it is not a document.
    return false;
  }
}

async function holdsHarmlessDocument(zip: ZipFile): Promise<boolean> {
  if (zip.entryCount > MAX_ENTRIES) return false;
  let unpacked = 0;
  let hasDocument = false;
  let hasContentTypes = false;
  for await (const entry of zip.eachEntry()) {
    unpacked += entry.uncompressedSize;
    if (unpacked > MAX_UNPACKED_BYTES || MACRO_PART.test(entry.fileName)) return false;
    if (entry.fileName === DOCUMENT) hasDocument = true;
    if (entry.fileName === CONTENT_TYPES) {
      hasContentTypes = true;
      if (MACRO_TYPE.test((await buffer(await zip.openReadStreamPromise(entry))).toString('utf8'))) return false;
    } else {
      await unpack(zip, entry);
    }
  }
  return hasDocument && hasContentTypes;
}

/** Reads an entry to its end; the zip reader stops with an error at a byte more or less than the entry claims. */
async function unpack(zip: ZipFile, entry: Entry): Promise<void> {
  if (entry.fileName.endsWith('/')) return;
  const stream = await zip.openReadStreamPromise(entry);
  for await (const chunk of stream) void chunk;
}
