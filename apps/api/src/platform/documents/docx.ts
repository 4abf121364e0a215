import { buffer } from 'node:stream/consumers';
import type { UnsafeContent } from '@job-alert/domain/files/unsafe-content';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { CpuBudget } from './cpu-budget.js';
import { type XmlPart, xmlParts } from './xml-parts.js';

const LOCAL_SIGNATURE = 0x04034b50;
const LOCAL_LENGTH = 30;
const DESCRIPTOR_SIGNATURE = 0x08074b50;
const HAS_DESCRIPTOR = 8;
const ZIP64_FIELD = 1;
const ZIP64_END = Buffer.from('PK\x06\x07', 'latin1');
const END_LENGTH = 22;
/** The length of the end record with the longest comment, and of the record before it. */
const TAIL_BYTES = 65_535 + END_LENGTH + 20;

/** True for a zip that declares more than four gigabytes. No upload is that large. */
const isZip64 = (bytes: Buffer): boolean => bytes.subarray(-TAIL_BYTES).includes(ZIP64_END);

/**
 * Compares the directory of a zip with the local header of each entry. Programs that read one and programs that read the other would see
 * different documents. No office program writes such a zip.
 */
class ZipIntegrityCheck {
  private readonly names = new Set<string>();
  private readonly ranges: { from: number; to: number }[] = [];

  constructor(private readonly bytes: Buffer) {}

  /** True if an entry is suspicious, by itself or together with earlier ones. */
  isSuspicious(entry: Entry): boolean {
    const name = entry.fileName
      .toLowerCase()
      .normalize('NFKC')
      .replace(/(?<!\/)\/+$/, '');
    if (this.names.has(name)) return true;
    this.names.add(name);
    if (entry.isEncrypted() || entry.extraFields.some(({ id }) => id === ZIP64_FIELD)) return true;
    return this.differsFromLocalHeader(entry);
  }

  private differsFromLocalHeader(entry: Entry): boolean {
    const { bytes } = this;
    const at = entry.relativeOffsetOfLocalHeader;
    if (at + LOCAL_LENGTH > bytes.length || bytes.readUInt32LE(at) !== LOCAL_SIGNATURE) return true;
    const nameAt = at + LOCAL_LENGTH;
    const dataAt = nameAt + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
    const to = dataAt + entry.compressedSize;
    if (!bytes.subarray(nameAt, nameAt + bytes.readUInt16LE(at + 26)).equals(entry.fileNameRaw)) return true;
    if (bytes.readUInt16LE(at + 8) !== entry.compressionMethod || to > bytes.length) return true;
    if (this.ranges.some((place) => at < place.to && place.from < to)) return true;
    this.ranges.push({ from: at, to });
    const hasDescriptor = (bytes.readUInt16LE(at + 6) & HAS_DESCRIPTOR) !== 0;
    return hasDescriptor ? !this.hasMatchingDescriptor(entry, to) : !matchesEntry(bytes, at + 14, entry);
  }

  /** The descriptor is after the data, with or without a signature. */
  private hasMatchingDescriptor(entry: Entry, at: number): boolean {
    if (at + 16 > this.bytes.length) return false;
    return matchesEntry(this.bytes, this.bytes.readUInt32LE(at) === DESCRIPTOR_SIGNATURE ? at + 4 : at, entry);
  }
}

/** Compares the checksum and the two sizes, which are adjacent. */
const matchesEntry = (bytes: Buffer, at: number, { crc32, compressedSize, uncompressedSize }: Entry): boolean =>
  bytes.readUInt32LE(at) === crc32 &&
  bytes.readUInt32LE(at + 4) === compressedSize &&
  bytes.readUInt32LE(at + 8) === uncompressedSize;

/** Content types of macros. */
const MACRO_TYPE = /vbaProject|vbaData|macroEnabled/i;
const PROGRAM_TYPE = /oleObject|activeX/i;

/** Relationship types of embedded content, by their last word in the names of Word and of the standard. */
const EMBEDDED_RELATIONS: Readonly<Record<string, UnsafeContent>> = {
  oleobject: 'docxFiles',
  package: 'docxFiles',
  control: 'docxFiles',
  activexcontrolbinary: 'docxFiles',
  afchunk: 'docxFiles',
  subdocument: 'docxFiles',
  vbaproject: 'docxMacros',
  wordvbadata: 'docxMacros',
  attachedtoolbars: 'docxMacros',
};

/** Word records local paths of templates and pictures. They are not followed by readers. */
const LOCAL_PATH = /^(?:file:\/\/\/)?[a-z]:[\\/]|^(?:file:\/\/)?\/(?![\\/])|^[^\\/:]+$/i;
const LOCAL_TARGET_TYPES = new Set(['attachedtemplate', 'image']);
const EXTERNAL_TARGET = /^[a-z][a-z\d+.-]*:|^[\\/]{2}/i;

/** XML in a single-byte encoding, after an optional byte order mark and white space; and text in a two-byte encoding. */
const XML_START = /^(?:\xef\xbb\xbf)?[\t\n\r ]*</;
const WIDE_START = /^(?:\xff\xfe|\xfe\xff|\0<|<\0)/;
const OTHER_ENCODING = /^(?:\xef\xbb\xbf)?<\?xml[^>]*\bencoding\s*=\s*["'](?!utf-8["']|us-ascii["'])/i;
const OFFICE_XML = /\.(?:xml|rels)$/i;

/** The cost of a tag or text beside its length. */
const COST_PER_PART = 16;

/** True if a program may read the part as text, by its name and first bytes. */
const isTextPart = (name: string, start: string): boolean =>
  OFFICE_XML.test(name) || XML_START.test(start) || WIDE_START.test(start);

/** Checks the parts of a Word document, whatever their names. */
class DocumentParts {
  constructor(private readonly work: CpuBudget) {}

  async scan(name: string, bytes: Buffer): Promise<UnsafeContent | null> {
    const start = bytes.toString('latin1', 0, 2_000);
    if (WIDE_START.test(start) || OTHER_ENCODING.test(start)) return 'docxUnusual';
    if (!XML_START.test(start)) return OFFICE_XML.test(name) && bytes.length > 0 ? 'docxUnusual' : null;
    const fields = new WordFieldScanner();
    for (const part of this.xml(name, bytes)) {
      if (part.kind === 'text') fields.text(part.text);
      else {
        const unsafeContent = fields.open(part.name, part.attributes) ?? checkTag(part.name, part.attributes);
        if (unsafeContent) return unsafeContent;
      }
      this.work.spend(COST_PER_PART + part.length);
      if (this.work.shouldYield) await this.work.yieldToLoop();
    }
    return null;
  }

  /** Vector images can be XML with a document type. No program reads them as document text. */
  private xml(name: string, bytes: Buffer): Iterable<XmlPart> {
    const text = bytes.toString('utf8');
    return OFFICE_XML.test(name) || !text.slice(0, 2_000).includes('<!DOCTYPE') ? xmlParts(text) : [];
  }
}

function checkTag(name: string, attributes: () => Map<string, string>): UnsafeContent | null {
  if (name === 'Relationship') return checkRelationship(attributes());
  if (name !== 'Override' && name !== 'Default') return null;
  const type = attributes().get('ContentType') ?? '';
  if (MACRO_TYPE.test(type)) return 'docxMacros';
  return PROGRAM_TYPE.test(type) && name === 'Override' ? 'docxFiles' : null;
}

function checkRelationship(attributes: ReadonlyMap<string, string>): UnsafeContent | null {
  const type = (attributes.get('Type') ?? '').split('/').at(-1)?.toLowerCase() ?? '';
  const target = attributes.get('Target') ?? '';
  const leadsOut = attributes.get('TargetMode')?.toLowerCase() === 'external' || EXTERNAL_TARGET.test(target);
  if (leadsOut && type !== 'hyperlink' && !(LOCAL_TARGET_TYPES.has(type) && LOCAL_PATH.test(target)))
    return 'docxRemote';
  return EMBEDDED_RELATIONS[type] ?? null;
}

/**
 * Fields that show content or properties of the document, or the date (ECMA-376 part 1, 17.16.5). All others are forbidden: DATABASE, DDE,
 * EMBED, IMPORT, INCLUDEPICTURE, INCLUDETEXT, LINK and RD read other files or run programs.
 */
const ALLOWED: ReadonlySet<string> = new Set(
  [
    '= ADDIN ADVANCE AUTHOR AUTONUM AUTONUMLGL AUTONUMOUT AUTOTEXT AUTOTEXTLIST BIBLIOGRAPHY BIDIOUTLINE CITATION',
    'COMMENTS COMPARE CREATEDATE DATE DOCPROPERTY DOCVARIABLE EDITTIME EQ FILENAME FILESIZE FORMCHECKBOX FORMDROPDOWN',
    'FORMTEXT GOTOBUTTON HYPERLINK IF INDEX INFO KEYWORDS LASTSAVEDBY LISTNUM MACROBUTTON MERGEFIELD NOTEREF NUMCHARS',
    'NUMPAGES NUMWORDS PAGE PAGEREF PRINTDATE PRIVATE QUOTE REF REVNUM SAVEDATE SECTION SECTIONPAGES SEQ SET STYLEREF',
    'SUBJECT SYMBOL TA TC TEMPLATE TIME TITLE TOA TOC XE',
  ].flatMap((line) => line.split(' ')),
);
const NAME = /^(?:=|[^\s\\"=]+)/;
const READS_OTHER_FILES =
  /^"?\s*(?:DATABASE|DDE|DDEAUTO|EMBED|IMPORT|INCLUDE|INCLUDEPICTURE|INCLUDETEXT|LINK|RD)(?![a-z])/i;

/** Longer than the name of any field. */
const MAX_START_LENGTH = 24;

/** The instruction of a field. Programs split it into any number of pieces. */
class Instruction {
  /** The start of the text from each piece on: a reader may leave out deleted pieces, or pieces of other versions of Word. */
  private starts: string[] = [''];
  private isForbidden = false;

  add(piece: string): void {
    if (piece.trim() !== '' && this.starts[0] !== '') this.starts.push('');
    this.starts = this.starts.map((start) =>
      start.length < MAX_START_LENGTH ? (start + piece.slice(0, 1_000)).trimStart().slice(0, MAX_START_LENGTH) : start,
    );
    this.isForbidden ||= this.starts.some(
      (start) => start.length === MAX_START_LENGTH && READS_OTHER_FILES.test(start),
    );
    const [whole = '', ...others] = this.starts;
    this.starts = [whole, ...others.filter((start) => start.length < MAX_START_LENGTH)];
  }

  get isBlank(): boolean {
    return this.starts[0] === '';
  }

  get isAllowed(): boolean {
    const [whole = '', ...others] = this.starts;
    if (this.isForbidden || others.some((start) => READS_OTHER_FILES.test(start))) return false;
    return whole === '' || ALLOWED.has(NAME.exec(whole)?.[0].toUpperCase() ?? '');
  }
}

/** An open field: its instruction so far, and whether its result has begun. */
interface OpenField {
  instruction: Instruction;
  isResult: boolean;
}

/** Rejects forbidden fields, and fields whose instruction starts with the result of another field. */
class WordFieldScanner {
  private readonly fields: OpenField[] = [];
  private readsInstruction = false;

  text(text: () => string): void {
    if (this.readsInstruction) this.fields.at(-1)?.instruction.add(text());
  }

  open(name: string, attributes: () => Map<string, string>): UnsafeContent | null {
    this.readsInstruction = name === 'instrText' || name === 'delInstrText';
    const field = this.fields.at(-1);
    // Some readers would take it for the instruction of a field.
    if (this.readsInstruction && !field) return 'docxUnusual';
    if (name === 'fldSimple') return checkText(attributes().get('instr') ?? '');
    if (name !== 'fldChar') return null;
    const kind = attributes().get('fldCharType');
    if (kind === 'begin') {
      this.fields.push({ instruction: new Instruction(), isResult: false });
      return field && !field.isResult && field.instruction.isBlank ? 'docxField' : null;
    }
    if (kind === 'separate' && field) field.isResult = true;
    if (kind === 'end') this.fields.pop();
    return field ? checkInstruction(field.instruction) : null;
  }
}

function checkText(text: string): UnsafeContent | null {
  const instruction = new Instruction();
  instruction.add(text);
  return checkInstruction(instruction);
}

const checkInstruction = (instruction: Instruction): UnsafeContent | null =>
  instruction.isAllowed ? null : 'docxField';

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
