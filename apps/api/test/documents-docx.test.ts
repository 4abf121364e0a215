import type { UNSAFE_CONTENT } from '@job-alert/domain/files/unsafe-content';
import { describe, expect, test } from 'vitest';
import { sampled } from '../../../test-release.js';
import { findUnsafeDocxContent } from '../src/platform/documents/docx.js';
import type { ZipPart } from '../src/platform/documents/zip-writer.js';
import { docx, macroDocx, plainZip } from './builders/files.js';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MEGABYTE = 1_000_000;

const bytesOf = (...more: ZipPart[]): Buffer => Buffer.from(docx('x.docx', more).bytes);
const part = (name: string, content: string | Buffer): Buffer => bytesOf({ name, content });
const relations = (elements: string, name = 'word/_rels/document.xml.rels'): Buffer =>
  part(name, `<?xml version="1.0" encoding="UTF-8"?><Relationships>${elements}</Relationships>`);
const relation = (type: string, target: string, mode = ' TargetMode="External"'): Buffer =>
  relations(`<Relationship Id="r1" Type="${OFFICE}/${type}" Target="${target}"${mode}/>`);
const text = (body: string): Buffer => part('word/header1.xml', `<w:hdr xmlns:w="w">${body}</w:hdr>`);
const piece = (instruction: string): string =>
  `<w:r><w:instrText xml:space="preserve">${instruction}</w:instrText></w:r>`;
/** A field that consists of this instruction, without a result. */
const whole = (instruction: string): string => `${field('begin')}${piece(instruction)}${field('end')}`;
const field = (kind: string): string => `<w:r><w:fldChar w:fldCharType="${kind}"/></w:r>`;

describe('an ordinary Word document is accepted', () => {
  test.each<[string, Buffer]>([
    ['with nothing but text', bytesOf()],
    ['with links', relation('hyperlink', 'https://asha.example/cv?a=1&amp;b=2')],
    ['with pictures', relation('image', 'media/image1.png', '')],
    [
      'made from a template of Word on Windows',
      relation('attachedTemplate', 'file:///C:\\Users\\asha\\Templates\\tf16402488.dotx'),
    ],
    [
      'made from a template of Word on a Mac',
      relation('attachedTemplate', 'file:///Users/asha/Library/Office/cv.dotx'),
    ],
    ['made from a template that is only named', relation('attachedTemplate', 'Normal.dotm')],
    ['with a picture of its writer\u2019s drive', relation('image', 'file:///D:\\photo.jpg')],
    [
      'with numbers of pages',
      text(`${field('begin')}${piece(' PAGE ')}${field('separate')}<w:t>1</w:t>${field('end')}`),
    ],
    [
      'with a table of contents',
      text(
        `${field('begin')}${piece(' TOC \\o ')}${field('separate')}${field('begin')}${piece(' PAGEREF a ')}${field('end')}${field('end')}`,
      ),
    ],
    ...[
      ' page ',
      ' NUMPAGES  \\* Arabic ',
      'HYPERLINK "https://asha.example/database"',
      ' =SUM(ABOVE) ',
      ' DATE \\@ "d MMMM yyyy"',
      ' MERGEFIELD First_Name ',
      ' FORMTEXT ',
      ' MACROBUTTON NoMacro [Your name] ',
      ' ADDIN ZOTERO_ITEM CSL_CITATION {"id":"1"} ',
      ' SEQ Figure ',
      ' STYLEREF "Heading 1" ',
    ].map((instruction): [string, Buffer] => [
      `with the field ${instruction.trim()}`,
      text(`${whole(instruction)}<w:fldSimple w:instr='${instruction}'/>`),
    ]),
    [
      'with a field in pieces, one of them deleted',
      text(`${field('begin')}${piece(' PA')}<w:delInstrText>GE</w:delInstrText>${piece('REF a')}${field('end')}`),
    ],
    [
      'that tells of DDE and oleObject',
      text('<w:t>DDEAUTO, OLE and macros</w:t><!-- <Relationship TargetMode="External"/> -->'),
    ],
    ['with a drawing that has a document type', part('word/media/a.svg', '<!DOCTYPE svg PUBLIC "a" "b"><svg/>')],
    ['with settings of a printer', part('word/printerSettings1.bin', Buffer.from([0xff, 0, 1, 2]))],
    ['with descriptors behind its entries, as Google Docs writes them', withDescriptors(true)],
  ])('%s', async (_what, bytes) => {
    expect(await findUnsafeDocxContent(bytes)).toBeNull();
  });
});

describe('a Word document is rejected', () => {
  test.each<[string, keyof typeof UNSAFE_CONTENT, Buffer]>([
    ['with a template from the web', 'docxRemote', relation('attachedTemplate', 'https://evil.example/t.dotm')],
    ['with a template from another computer', 'docxRemote', relation('attachedTemplate', '\\\\evil.example\\t.dotm')],
    [
      'with a template from another computer as an address',
      'docxRemote',
      relation('attachedTemplate', 'file://evil.example/t.dotm'),
    ],
    [
      'with a template from another computer behind a third slash',
      'docxRemote',
      relation('attachedTemplate', 'file:////evil/t.dotm'),
    ],
    ['with a picture from the web', 'docxRemote', relation('image', 'http://evil.example/a.png')],
    ['with a frame', 'docxRemote', relation('frame', 'http://evil.example/')],
    ['with an object from the web', 'docxRemote', relation('oleObject', 'mhtml:http://evil.example/a.html')],
    ['with something from the web without saying so', 'docxRemote', relation('image', 'http://evil.example/a.png', '')],
    [
      'with a template whose way out is spelled with entities',
      'docxRemote',
      relation('attachedTemplate', 'http:/&#x2f;evil.example', ' TargetMode="&#69;xternal"'),
    ],
    [
      'with a template in other quotes and prefixes',
      'docxRemote',
      relations(
        `<r:Relationship a='>' Type='${OFFICE}/attachedTemplate'\n Target='http://x.example' TargetMode = 'External'></r:Relationship>`,
      ),
    ],
    [
      'with a template in the words of the standard',
      'docxRemote',
      relations(
        '<Relationship Type="http://purl.oclc.org/ooxml/officeDocument/relationships/attachedTemplate" Target="http://x.example" TargetMode="External"/>',
      ),
    ],
    [
      'with a template in a part of another name',
      'docxRemote',
      relations(`<Relationship Type="${OFFICE}/image" Target="http://x.example"/>`, 'word/media/image1.png'),
    ],
    ['with an object inside', 'docxFiles', relation('oleObject', 'embeddings/oleObject1.bin', '')],
    ['with a package inside', 'docxFiles', relation('package', 'embeddings/sheet.xlsx', '')],
    ['with a control', 'docxFiles', relation('control', 'activeX/activeX1.xml', '')],
    ['with another document inside', 'docxFiles', relation('aFChunk', 'a.rtf', '')],
    ['with macros', 'docxMacros', Buffer.from(macroDocx().bytes)],
    [
      'with macros under another name',
      'docxMacros',
      relations(
        '<Relationship Type="http://schemas.microsoft.com/office/2006/relationships/vbaProject" Target="a.png"/>',
      ),
    ],
    [
      'with a field of another program',
      'docxField',
      text(`${field('begin')}${piece('DDEAUTO c:\\\\a "x"')}${field('end')}`),
    ],
    [
      'with such a field in pieces',
      'docxField',
      text(
        `${field('begin')}${piece(' D')}${piece('DE<!-- -->')}${piece('AUTO c:\\\\a')}${field('separate')}${field('end')}`,
      ),
    ],
    ['with such a field in short', 'docxField', text('<w:fldSimple w:instr=" &#68;DE c:\\\\a x"/>')],
    [
      'with a field that another field writes',
      'docxField',
      text(`${field('begin')} ${field('begin')}${piece('QUOTE 68 68 69')}${field('end')}${field('end')}`),
    ],
    ...[
      'INCLUDEPICTURE "http://evil.example/a.png" \\d',
      ' includetext "\\\\evil.example\\a.docx"',
      ' LINK Excel.Sheet.8 "c:\\a.xls"',
      ' IMPORT "http://evil.example/a.png"',
      ' DATABASE \\d "c:\\a.mdb"',
      ' RD "http://evil.example/a.docx"',
      ' EMBED Package',
      ' "INCLUDETEXT" a',
      ' NEWFIELD a',
    ].flatMap((instruction): [string, 'docxField', Buffer][] => [
      [`with the field ${instruction.trim()}`, 'docxField', text(whole(instruction))],
      [`with the short field ${instruction.trim()}`, 'docxField', text(`<w:fldSimple w:instr='${instruction}'/>`)],
    ]),
    ...['footer1', 'footnotes', 'comments', 'document2'].map((name): [string, 'docxField', Buffer] => [
      `with such a field in ${name}`,
      'docxField',
      part(`word/${name}.xml`, `<w:x xmlns:w="w">${whole('INCLUDEPICTURE "http://evil.example/"')}</w:x>`),
    ]),
    [
      'with such a field inside of another',
      'docxField',
      text(`${field('begin')}${piece('IF 1 = 1 ')}${whole('INCLUDETEXT "a"')}${field('end')}`),
    ],
    [
      'with such a field behind what another version of Word would leave out',
      'docxField',
      text(
        `${field('begin')}<mc:AlternateContent><mc:Choice>${piece('PAGE ')}</mc:Choice></mc:AlternateContent>${piece(' INC')}${piece('LUDETEXT "a"')}${field('end')}`,
      ),
    ],
    [
      'with such a field behind a deleted one',
      'docxField',
      text(`${field('begin')}<w:delInstrText>PAGE </w:delInstrText>${piece('LINK a')}${field('end')}`),
    ],
    ['with an instruction of no field', 'docxUnusual', text(piece('INCLUDETEXT "a"'))],
    [
      'with an attribute in two namespaces',
      'docxUnusual',
      text('<w:fldSimple w:instr="INCLUDETEXT a" x:instr="PAGE"/>'),
    ],
    [
      'with attributes that no space separates',
      'docxRemote',
      relations(`<Relationship Type="${OFFICE}/image"Target="http://x.example"/>`),
    ],
    ['with two parts of one name', 'docxUnusual', bytesOf({ name: 'word/document.xml', content: '<a/>' })],
    [
      'with two parts whose names differ by case',
      'docxUnusual',
      bytesOf({ name: 'WORD/Document.XML', content: '<a/>' }),
    ],
    ['with a part outside', 'docxUnusual', part('../evil.xml', '<a/>')],
    ['with text of two bytes a letter', 'docxUnusual', part('word/a.xml', Buffer.from('\uFEFF<a/>', 'utf16le'))],
    ['with text in another encoding', 'docxUnusual', part('word/a.xml', '<?xml version="1.0" encoding="UTF-7"?><a/>')],
    ['with a document type', 'docxUnusual', part('word/a.xml', '<!DOCTYPE a [<!ENTITY x "y">]><a/>')],
    ['with a part that is no XML', 'docxUnusual', part('word/a.xml', 'MZ')],
    ['with an encrypted part', 'docxUnusual', changed((bytes) => setBit(bytes, 0))],
    ['with descriptors that lie', 'docxUnusual', withDescriptors(false)],
    [
      'whose directory calls a part by another name',
      'docxUnusual',
      changed((bytes) => bytes.write('x', bytes.indexOf('word/document.xml'))),
    ],
    ['whose parts lie in one another', 'docxUnusual', changed(moveSecondToFirst)],
    ['that says it is of four gigabytes', 'docxUnusual', zip64()],
    ['that unpacks to more than 50 MB', 'docxTooLarge', part('word/a.bin', Buffer.alloc(53 * MEGABYTE))],
    ['with a part of text of 20 MB', 'docxTooLarge', part('word/a.xml', Buffer.alloc(20 * MEGABYTE, ' '))],
    [
      'with a false unpacked size',
      'docxUnusual',
      bytesOf({ name: 'word/a', content: Buffer.alloc(80 * MEGABYTE), claimedSize: 10 }),
    ],
  ])('%s', async (_what, content, bytes) => {
    expect(await findUnsafeDocxContent(bytes)).toBe(content);
  });

  test('when it is not a readable Word document', async () => {
    expect(await findUnsafeDocxContent(Buffer.from(plainZip().bytes))).toBeUndefined();
    expect(await findUnsafeDocxContent(bytesOf().subarray(0, 300))).toBeUndefined();
    const many = Array.from({ length: 5_001 }, (_, at) => ({ name: `word/${at}`, content: '' }));
    expect(await findUnsafeDocxContent(bytesOf(...many))).toBeUndefined();
  });
});

describe('a Word document that is built to be slow to check', () => {
  const SLOW: readonly (readonly [string, () => Buffer])[] = [
    ['of quotes', () => part('word/a.xml', `<a b="${'\'"'.repeat(5 * MEGABYTE)}`)],
    ['of comments', () => part('word/a.xml', '<!---->'.repeat(2 * MEGABYTE))],
    ['of attributes', () => part('word/a.xml', `<Relationship ${'a="b" '.repeat(2 * MEGABYTE)}/>`)],
    ['of white space', () => part('word/a.xml', `<Relationship ${' '.repeat(10 * MEGABYTE)}`)],
    ['of fields', () => text(field('begin').repeat(200_000))],
    ['of one name without a value', () => part('word/a.xml', `<Relationship ${'a'.repeat(90_000)} />`)],
    [
      'of parts whose names are slashes',
      () =>
        bytesOf(...Array.from({ length: 8 }, (_, at) => ({ name: `word/${at}${'/'.repeat(60_000)}b`, content: '' }))),
    ],
    [
      'of a field of many pieces',
      () => text(`${field('begin')}${piece('PAGE')}${`${piece('a')}${field('separate')}`.repeat(50_000)}`),
    ],
    ['of a field of white space', () => text(`${field('begin')}${piece('PAGE')}${piece(' ').repeat(100_000)}`)],
    ['of entities', () => part('word/a.xml', `<a>${'&amp;'.repeat(3 * MEGABYTE)}</a>`)],
    ['of nothing but tags', () => part('word/a.xml', '<a>'.repeat(5 * MEGABYTE))],
  ];
  test.each(sampled(SLOW, 2))('%s is checked in less than 6 s of CPU time', async (_what, made) => {
    const bytes = made();
    const before = process.cpuUsage();
    await findUnsafeDocxContent(bytes);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(6_000);
  });
});

/** Returns a document with some changed bytes. */
function changed(change: (bytes: Buffer) => unknown): Buffer {
  const bytes = bytesOf();
  change(bytes);
  return bytes;
}

/** Sets the bit in the directory (`PK\1\2`) only. */
function setBit(bytes: Buffer, bit: number): void {
  const at = bytes.indexOf('PK\x01\x02', 0, 'latin1') + 8;
  bytes.writeUInt16LE(bytes.readUInt16LE(at) | (1 << bit), at);
}

function moveSecondToFirst(bytes: Buffer): void {
  const first = bytes.indexOf('PK\x01\x02', 0, 'latin1');
  const second = bytes.indexOf('PK\x01\x02', first + 4, 'latin1');
  bytes.writeUInt32LE(bytes.readUInt32LE(first + 42) + 4, second + 42);
}

function zip64(): Buffer {
  const bytes = bytesOf();
  const end = bytes.length - 22;
  const locator = Buffer.concat([Buffer.from('PK\x06\x07', 'latin1'), Buffer.alloc(16)]);
  return Buffer.concat([bytes.subarray(0, end), locator, bytes.subarray(end)]);
}

/** Writes the sizes after the data of the last entry, either correct or incorrect. */
function withDescriptors(areTrue: boolean): Buffer {
  const bytes = bytesOf();
  const directory = bytes.indexOf('PK\x01\x02', 0, 'latin1');
  const last = bytes.lastIndexOf('PK\x01\x02', undefined, 'latin1');
  const local = bytes.readUInt32LE(last + 42);
  const facts = Buffer.from(bytes.subarray(last + 16, last + 28));
  if (!areTrue) facts.writeUInt32LE(7, 8);
  bytes.writeUInt16LE(8, local + 6);
  bytes.fill(0, local + 14, local + 26);
  bytes.writeUInt16LE(8, last + 8);
  const descriptor = Buffer.concat([Buffer.from('PK\x07\x08', 'latin1'), facts]);
  bytes.writeUInt32LE(directory + descriptor.length, bytes.length - 6);
  return Buffer.concat([bytes.subarray(0, directory), descriptor, bytes.subarray(directory)]);
}
