import { promisify } from 'node:util';
import { constants, inflate } from 'node:zlib';
import type { UnsafeContent } from '@job-alert/domain/files/unsafe-content';
import { CpuBudget } from './cpu-budget.js';
import { type PdfName, type PdfVisitor, PdfWalker } from './pdf-walker.js';

const unpack = promisify(inflate);

/** Packed objects are text of tables and forms, never pictures. Ordinary files have far fewer bytes. */
const MAX_UNPACKED_BYTES = 8 * 1024 * 1024;
/** In bytes read: the largest file, its unpacked content and 60,000 objects. */
const MAX_COST = 32 * 1024 * 1024;
/** The cost of an object beside its bytes, and of text that looks like the start of one. */
const OBJECT_COST = 100;
const CANDIDATE_COST = 10;
/** The cost of unpacking a stream. Programs pack a hundred or more objects into one. */
const STREAM_COST = 10_000;

/** Enough for ten thousand objects in one stream. */
const MAX_HEADER_LENGTH = 200_000;

/** Forbidden actions (ISO 32000-1, 12.6.4). Links to pages and to the web, as LaTeX and Word write them, are allowed. */
const ACTIONS: Readonly<Record<string, UnsafeContent>> = {
  JavaScript: 'pdfScript',
  Launch: 'pdfProgram',
  ImportData: 'pdfProgram',
  SubmitForm: 'pdfSends',
  GoToE: 'pdfFiles',
  Rendition: 'pdfMedia',
  RichMediaExecute: 'pdfMedia',
};
/** Forbidden types of objects and annotations. */
const KINDS: Readonly<Record<string, UnsafeContent>> = {
  EmbeddedFile: 'pdfFiles',
  FileAttachment: 'pdfFiles',
  RichMedia: 'pdfMedia',
};
const KEYS: Readonly<Record<string, UnsafeContent>> = {
  JS: 'pdfScript',
  XFA: 'pdfForm',
  EF: 'pdfFiles',
  EmbeddedFiles: 'pdfFiles',
};

const hasEntry = (table: object, name: string): boolean => Object.hasOwn(table, name);

/**
 * Returns the unsafe content of a PDF, or null. Unlike a viewer, this checks every object in the file, whether or not a table names it,
 * and every object packed into a stream. Content that cannot be unpacked is rejected.
 */
export async function findUnsafePdfContent(bytes: Buffer): Promise<UnsafeContent | null> {
  const scan = new PdfScan(bytes);
  try {
    await scan.run();
  } catch {
    // The file exceeds the budget or is malformed. A viewer may read it in some other way.
    return scan.unsafeContent ?? 'pdfUnreadable';
  }
  return scan.unsafeContent;
}

class PdfScan {
  unsafeContent: UnsafeContent | null = null;
  private readonly work = new CpuBudget(MAX_COST);
  private unpackedLeft = MAX_UNPACKED_BYTES;
  private isEncrypted = false;
  private hasPackedObjects = false;

  constructor(private readonly bytes: Buffer) {}

  async run(): Promise<void> {
    for (const { at, isStart } of objectCandidates(this.bytes)) {
      this.work.spend(CANDIDATE_COST);
      if (this.work.shouldYield) await this.work.yieldToLoop();
      if (isStart) await this.scanObjectAt(at);
      if (this.unsafeContent) return;
    }
    // The dictionaries of a protected file are readable, its streams are not.
    if (this.isEncrypted && this.hasPackedObjects) this.unsafeContent = 'pdfProtected';
  }

  private async scanObjectAt(start: number): Promise<void> {
    const object = await this.scanObject(this.bytes, start);
    if (!this.unsafeContent && object.streamAt !== undefined && object.holdsObjects)
      await this.scanPackedObjects(object, object.streamAt);
  }

  private async scanObject(
    bytes: Buffer,
    start: number,
    isOneObject = false,
  ): Promise<PdfObject & { streamAt?: number }> {
    const facts = new PdfObject();
    const walker = new PdfWalker(bytes, start, facts, isOneObject);
    this.work.spend(OBJECT_COST);
    await walker.walk(this.work);
    this.unsafeContent ??= facts.unsafeContent;
    this.isEncrypted ||= facts.isEncrypted;
    facts.isUnusual ||= walker.isStreamUnusual;
    return Object.assign(facts, walker.streamAt !== undefined && { streamAt: walker.streamAt });
  }

  /** Checks packed objects both by their offsets and in sequence, because viewers do either. */
  private async scanPackedObjects(object: PdfObject, streamAt: number): Promise<void> {
    this.hasPackedObjects = true;
    if (this.isEncrypted) return;
    const objects = await this.unpacked(object, streamAt);
    const offsets = readOffsets(objects, object.first);
    await this.scanObject(objects, object.first);
    for (const offset of offsets) {
      if (this.unsafeContent) return;
      await this.scanObject(objects, object.first + offset, true);
    }
  }

  private async unpacked(object: PdfObject, streamAt: number): Promise<Buffer> {
    if (!object.isPackedPlainly) throw new Error('The objects are packed in an unusual way.');
    const data = this.bytes.subarray(streamAt);
    if (!object.isDeflated) return data;
    // A truncated stream is read as far as it goes, as viewers do.
    const limits = { maxOutputLength: this.unpackedLeft, finishFlush: constants.Z_SYNC_FLUSH };
    this.work.spend(STREAM_COST);
    const objects = await unpack(data, limits).catch((error: unknown) => this.onUnpackError(error));
    this.unpackedLeft -= objects.length;
    return objects;
  }

  /** Encrypted data looks damaged if the file declares its encryption later. */
  private onUnpackError(error: unknown): Buffer {
    if (!this.bytes.includes('/Encrypt')) throw error;
    this.isEncrypted = true;
    return Buffer.alloc(0);
  }
}

class PdfObject implements PdfVisitor {
  unsafeContent: UnsafeContent | null = null;
  isEncrypted = false;
  /**
   * True if the data may be read in more than one way: by another filter or predictor, from another file, or as an object elsewhere in
   * the file. It matters only for streams of objects.
   */
  isUnusual = false;
  private firstOffsets: number[] = [];
  private hasCount = false;
  private isObjectStream = false;
  private filters = 0;
  private timesDeflated = 0;

  get holdsObjects(): boolean {
    return this.isObjectStream || (this.firstOffsets.length > 0 && this.hasCount);
  }

  /** The offset of the first packed object. */
  get first(): number {
    return this.firstOffsets[0] ?? 0;
  }

  get isDeflated(): boolean {
    return this.timesDeflated === 1;
  }

  get isPackedPlainly(): boolean {
    return (
      !this.isUnusual && this.firstOffsets.length === 1 && this.filters <= 1 && this.timesDeflated === this.filters
    );
  }

  name({ name, previous: before, isKey, key, depth }: PdfName): void {
    if (isKey) this.key(name);
    if ((before === 'S' || depth === 0) && hasEntry(ACTIONS, name)) this.unsafeContent ??= ACTIONS[name] ?? null;
    if ((before === 'Type' || before === 'Subtype' || depth === 0) && hasEntry(KINDS, name))
      this.unsafeContent ??= KINDS[name] ?? null;
    if (name === 'ObjStm') this.isObjectStream = true;
    else if (key === 'Filter' && (name === 'FlateDecode' || name === 'Fl')) this.timesDeflated += 1;
    else if (!isKey) this.isUnusual = true;
  }

  private key(name: string): void {
    if (hasEntry(KEYS, name)) this.unsafeContent ??= KEYS[name] ?? null;
    if (name === 'N') this.hasCount = true;
    else if (name === 'Filter') this.filters += 1;
    else if (name === 'Encrypt') this.isEncrypted = true;
    // Some viewers read F as the filter, others as an external file.
    else if (name === 'F') this.isUnusual = true;
  }

  value(word: string, key: string): void {
    // Browsers write named destinations as arrays; scripts are a dictionary.
    if (key === 'JavaScript' && word !== '[') this.unsafeContent ??= 'pdfScript';
    if (key === 'Predictor' && word !== '1') this.isUnusual = true;
    // An indirect reference. The length of the data is ignored.
    if (word === 'R' && key !== 'Length' && key !== 'Extends') this.isUnusual = true;
    if (key !== 'First') return;
    this.firstOffsets.push(Number(word));
    if (!/^\d+$/.test(word)) this.isUnusual = true;
  }
}

/**
 * Finds possible starts of objects anywhere in the file: after the word `obj`, and after `trailer`. It does not look for the two numbers
 * before `obj`, because white space and comments may separate them.
 */
function* objectCandidates(bytes: Buffer): Generator<{ at: number; isStart: boolean }> {
  for (let at = bytes.indexOf('obj'); at >= 0; at = bytes.indexOf('obj', at + 3)) {
    yield { at: at + 3, isStart: !isLetter(bytes[at - 1]) && !isLetter(bytes[at + 3]) };
  }
  for (let at = bytes.indexOf('trailer'); at >= 0; at = bytes.indexOf('trailer', at + 7))
    yield { at: at + 7, isStart: true };
}

const isLetter = (byte = 0): boolean => (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);

/** Reads the offsets in the header of packed objects, which consists of a number and an offset for each object. */
function readOffsets(objects: Buffer, first: number): Set<number> {
  const head = objects.toString('latin1', 0, Math.min(first, MAX_HEADER_LENGTH));
  if (first > MAX_HEADER_LENGTH || /[^\d\0\t\n\f\r ]/.test(head))
    throw new Error('The head of the packed objects is unusual.');
  const numbers = head.match(/\d+/g) ?? [];
  return new Set(numbers.filter((_number, index) => index % 2 === 1).map(Number));
}
