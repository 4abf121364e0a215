import type { UnsafeContent } from '@job-alert/domain/files/unsafe-content';
import type { CpuBudget } from './cpu-budget.js';
import { WordFieldScanner } from './word-field-scanner.js';
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
