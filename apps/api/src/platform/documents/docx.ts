import { buffer } from 'node:stream/consumers';
import type { UnsafeContent } from '@job-alert/domain/files/unsafe-content';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { CpuBudget } from './cpu-budget.js';
import { COST_PER_PART, DocumentParts, isTextPart } from './docx-parts.js';
import { isZip64, ZipIntegrityCheck } from './zip-integrity.js';

const MAX_UNPACKED_BYTES = 50 * 1024 * 1024;
const MAX_ENTRIES = 5_000;
/** Text parts are much smaller. A part is read as a whole. */
const MAX_TEXT_BYTES = 16 * 1024 * 1024;
const START_BYTES = 200;

/** Enough for two million tags and all text. An ordinary document has some hundred thousand tags at most. */
const MAX_XML_COST = 2_000_000 * COST_PER_PART + MAX_UNPACKED_BYTES;

const DOCUMENT = 'word/document.xml';
const CONTENT_TYPES = '[Content_Types].xml';
/** The usual name of the macro part. */
const MACRO_PART = /vbaProject\.bin$/i;

/**
 * Returns the unsafe content of a Word document, null if it has none, or undefined if the zip is no Word document. Every entry is
 * unpacked and counted, because the sizes in a zip are only claims.
 */
export async function findUnsafeDocxContent(bytes: Buffer): Promise<UnsafeContent | null | undefined> {
  if (isZip64(bytes)) return 'docxUnusual';
  const scan = new DocxScan(bytes);
  try {
    const unsafeContent = await scan.run();
    return scan.isDocument ? unsafeContent : undefined;
  } catch {
    // A program may read a damaged zip in some other way.
    return scan.isDocument ? 'docxUnusual' : undefined;
  }
}

class DocxScan {
  private readonly seen = new Set<string>();
  private readonly parts = new DocumentParts(new CpuBudget(MAX_XML_COST));

  constructor(private readonly bytes: Buffer) {}

  get isDocument(): boolean {
    return this.seen.has(DOCUMENT) && this.seen.has(CONTENT_TYPES);
  }

  async run(): Promise<UnsafeContent | null> {
    const zip = await fromBufferPromise(this.bytes, { lazyEntries: true });
    if (zip.entryCount > MAX_ENTRIES) return null;
    const entries: Entry[] = [];
    for await (const entry of zip.eachEntry()) {
      entries.push(entry);
      this.seen.add(entry.fileName);
    }
    if (!this.isDocument) return null;
    return this.scanEntries(zip, entries);
  }

  private async scanEntries(zip: ZipFile, entries: readonly Entry[]): Promise<UnsafeContent | null> {
    if (entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0) > MAX_UNPACKED_BYTES)
      return 'docxTooLarge';
    const watch = new ZipIntegrityCheck(this.bytes);
    if (entries.some((entry) => watch.isSuspicious(entry))) return 'docxUnusual';
    for (const entry of entries) {
      if (MACRO_PART.test(entry.fileName)) return 'docxMacros';
      const part = await unpack(zip, entry);
      const unsafeContent = part.isTooLarge ? 'docxTooLarge' : await this.parts.scan(entry.fileName, part.bytes);
      if (unsafeContent) return unsafeContent;
    }
    return null;
  }
}

/** Reads an entry to its end. The zip reader fails at a byte more or less than the entry claims. Large entries are not stored. */
async function unpack(zip: ZipFile, entry: Entry): Promise<{ bytes: Buffer; isTooLarge: boolean }> {
  if (entry.fileName.endsWith('/')) return { bytes: Buffer.alloc(0), isTooLarge: false };
  const stream = await zip.openReadStreamPromise(entry);
  if (entry.uncompressedSize <= MAX_TEXT_BYTES) return { bytes: await buffer(stream), isTooLarge: false };
  let start = Buffer.alloc(0);
  for await (const chunk of stream) if (start.length < START_BYTES) start = Buffer.concat([start, chunk]);
  return { bytes: Buffer.alloc(0), isTooLarge: isTextPart(entry.fileName, start.toString('latin1', 0, START_BYTES)) };
}
