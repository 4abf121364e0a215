import { posix } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { xmlParts } from '../documents/xml-parts.js';
import { MAX_SHEET_ROWS, type SheetError } from './sheet.js';
import type { UnzippedFiles } from './safe-unzip.js';

/** The standard path of the workbook, and the only one that the sheet reader supports. */
const STANDARD_WORKBOOK = 'xl/workbook.xml';
const STANDARD_BINARY_WORKBOOK = 'xl/workbook.bin';
/** The start of files before 2007, and of encrypted files. */
const OLE_START = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');
/** A cell with content. It ends before the next cell, so that the time does not grow with the square of unclosed cells. */
const CELLS = /<(?:\w+:)?c\b([^<>]*[^/<>])>((?:(?!<(?:\w+:)?c\b).)*?)<\/(?:\w+:)?c>/gs;
const ROW_OR_CELL = /<((?:\w+:)?)(row|c)(?=[\s/>])([^<>]*)>/g;
const CELL_WITHOUT_REFERENCE = /<(?:\w+:)?c(?=[\s/>])(?![^<>]*\sr=")/;
const REFERENCE = /\sr="([A-Z]{0,3})(\d{1,7})"/;
const ROWS = /<(?:\w+:)?row\b([^<>]*)>/g;
const FIRST_SHEET = 'xl/worksheets/sheet1.xml';
const MACROS = /vbaProject(?:\.bin)?$/i;

interface Relationship {
  id: string;
  type: string;
  /** The name of the other part in the zip. */
  target: string;
}

/** The reason why an unpacked zip is not an .xlsx file, by its content. Undefined for an .xlsx file. */
export function xlsxError(files: UnzippedFiles): SheetError | undefined {
  if (partText(files, 'mimetype').startsWith('application/vnd.oasis.opendocument.spreadsheet')) return 'ods';
  const workbook = workbookPart(files);
  if (workbook.endsWith('.bin')) return 'xlsb';
  if (contentType(files, workbook).includes('macroEnabled') || hasMacros(files, workbook)) return 'xlsm';
  const [root] = openTags(files, workbook);
  return root?.name === 'workbook' ? undefined : 'notSpreadsheet';
}

/** The reason why a file that is neither a zip nor text cannot be imported. */
export function oleError(bytes: Buffer): SheetError | undefined {
  if (!bytes.subarray(0, OLE_START.length).equals(OLE_START)) return undefined;
  return bytes.includes(ENCRYPTED) ? 'password' : 'xls';
}

/** Returns the parts with the place of each cell in these sheets. Some exporters leave it out: a cell then follows the one before it. */
export function withCellReferences(files: UnzippedFiles, sheets: readonly string[]): UnzippedFiles {
  const complete = new Map(files);
  for (const part of sheets) {
    const xml = partText(files, part);
    if (CELL_WITHOUT_REFERENCE.test(xml)) complete.set(part, Buffer.from(addReferences(xml)));
  }
  return complete;
}

function addReferences(xml: string): string {
  let [row, column] = [0, 0];
  return xml.replace(ROW_OR_CELL, (tag: string, prefix: string, name: string, attributes: string) => {
    const [, letters = '', digits = ''] = REFERENCE.exec(attributes) ?? [];
    if (name === 'row') {
      [row, column] = [digits === '' ? row + 1 : Number(digits), 0];
      return tag;
    }
    column = letters === '' ? column + 1 : columnNumber(letters);
    return letters === '' ? `<${prefix}c r="${columnName(column)}${row}"${attributes}>` : tag;
  });
}

const LETTERS = 26;
const CODE_BEFORE_A = 64;

const columnNumber = (letters: string): number =>
  [...letters].reduce((number, letter) => number * LETTERS + letter.charCodeAt(0) - CODE_BEFORE_A, 0);

function columnName(column: number): string {
  const before = Math.floor((column - 1) / LETTERS);
  const letter = String.fromCharCode(CODE_BEFORE_A + column - before * LETTERS);
  return before === 0 ? letter : columnName(before) + letter;
}

/**
 * Returns the parts as a file with the workbook at the standard path. Some servers name it workbook2.xml, for example, and some programs
 * write names with backslashes.
 */
export async function standardWorkbook(files: UnzippedFiles): Promise<Buffer> {
  const workbook = workbookPart(files);
  const renamed = new Map(files);
  for (const part of [(name: string) => name, relationshipsPart]) {
    renamed.set(part(STANDARD_WORKBOOK), files.get(part(workbook)) ?? Buffer.alloc(0));
  }
  const zip = new ZipFile();
  for (const [name, content] of renamed) zip.addBuffer(content, name, { compress: false });
  zip.end();
  return buffer(zip.outputStream);
}

/** A sheet of a workbook, in the order of the tabs. */
export interface SheetTab {
  name: string;
  isHidden: boolean;
  /** The name of its part in the zip. */
  part: string;
}

export function sheetTabs(files: UnzippedFiles): SheetTab[] {
  const workbook = workbookPart(files);
  const targets = new Map(relationships(files, workbook).map(({ id, target }) => [id, target]));
  const tabs: SheetTab[] = [];
  for (const { name, attributes } of openTags(files, workbook)) {
    if (name !== 'sheet') continue;
    const read = attributes();
    const isHidden = /hidden/i.test(read.get('state') ?? '');
    tabs.push({ name: read.get('name') ?? '', isHidden, part: targets.get(read.get('id') ?? '') ?? FIRST_SHEET });
  }
  return tabs.length > 0 ? tabs : [{ name: '', isHidden: false, part: FIRST_SHEET }];
}

/** The numbers of the hidden rows of a sheet. A row without a number follows the one before it. */
export function hiddenRows(files: UnzippedFiles, part: string): number[] {
  const hidden: number[] = [];
  let number = 0;
  for (const [, attributes = ''] of partText(files, part).matchAll(ROWS)) {
    const own = /\br="(\d{1,7})"/.exec(attributes)?.[1];
    number = own === undefined ? number + 1 : Number(own);
    if (/\bhidden="(?:1|true)"/.test(attributes) && number <= MAX_SHEET_ROWS) hidden.push(number);
  }
  return hidden;
}

/** The first cell of a sheet with a formula whose result was not saved, such as B2. */
export function findFormulaWithoutValue(files: UnzippedFiles, part: string): string | undefined {
  const sheet = partText(files, part);
  for (const [, attributes = '', content = ''] of sheet.matchAll(CELLS)) {
    // An empty text is a result. Libraries write an empty number for a formula that they have not calculated.
    const value = /\bt="str"/.test(attributes) ? /<(?:\w+:)?v\b/ : /<(?:\w+:)?(?:is\b|v\b[^>]*>[^<])/;
    if (/<(?:\w+:)?f\b/.test(content) && !value.test(content)) return /\br="([A-Z]+\d+)"/.exec(attributes)?.[1];
  }
  return undefined;
}

/** The part that lists the sheets, as the package names it. */
function workbookPart(files: UnzippedFiles): string {
  const target = relationships(files, '').find(({ type }) => type.endsWith('/officeDocument'))?.target;
  return target ?? (files.has(STANDARD_BINARY_WORKBOOK) ? STANDARD_BINARY_WORKBOOK : STANDARD_WORKBOOK);
}

/** The content type of a part: its own, or that of its extension. */
function contentType(files: UnzippedFiles, part: string): string {
  const types = new Map<string, string>();
  for (const { name, attributes } of openTags(files, '[Content_Types].xml')) {
    if (name !== 'Override' && name !== 'Default') continue;
    const read = attributes();
    const key = name === 'Override' ? read.get('PartName') : read.get('Extension');
    types.set(`${name} ${key?.toLowerCase()}`, read.get('ContentType') ?? '');
  }
  const extension = posix.extname(part).slice(1);
  return types.get(`Override /${part.toLowerCase()}`) ?? types.get(`Default ${extension.toLowerCase()}`) ?? '';
}

const hasMacros = (files: UnzippedFiles, workbook: string): boolean =>
  relationships(files, workbook).some(({ type }) => MACROS.test(type)) ||
  [...files.keys()].some((name) => MACROS.test(name));

function relationships(files: UnzippedFiles, part: string): Relationship[] {
  const entries: Relationship[] = [];
  for (const { name, attributes } of openTags(files, relationshipsPart(part))) {
    if (name !== 'Relationship') continue;
    const read = attributes();
    const target = posix.resolve('/', posix.dirname(part), read.get('Target') ?? '').slice(1);
    entries.push({ id: read.get('Id') ?? '', type: read.get('Type') ?? '', target });
  }
  return entries;
}

const relationshipsPart = (part: string): string =>
  posix.join(posix.dirname(part), '_rels', `${posix.basename(part)}.rels`);

function* openTags(files: UnzippedFiles, part: string) {
  for (const tag of xmlParts(partText(files, part))) if (tag.kind === 'open') yield tag;
}

const partText = (files: UnzippedFiles, name: string): string => files.get(name)?.toString('utf8') ?? '';
