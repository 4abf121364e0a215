import type { UnsafeContent } from '@job-alert/domain/files/unsafe-content';
import type { CpuBudget } from './cpu-budget.js';
import { type XmlPart, xmlParts } from './xml-parts.js';

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
export const COST_PER_PART = 16;

/** True if a program may read the part as text, by its name and first bytes. */
export const isTextPart = (name: string, start: string): boolean =>
  OFFICE_XML.test(name) || XML_START.test(start) || WIDE_START.test(start);

/** Checks the parts of a Word document, whatever their names. */
export class DocumentParts {
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
