import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { docx, macroDocx, pdf, plainZip, png, program, sent } from '../../api/test/builders/files.js';
import { zip } from '../../api/src/platform/documents/zip-writer.js';
import { workbook } from '../../api/test/builders/spreadsheets.js';
import type { SentFile } from '../../api/test/builders/client.js';

const MEGABYTE = 1_000_000;
const SHARED = '<c r="A1" t="s"><v>0</v></c>';
const HEADER = 'email,first_name,last_name,contact,experience';
const ENTITIES = Array.from({ length: 9 }, (_, index) => `<!ENTITY e${index + 1} "${`&e${index};`.repeat(10)}">`);
const LAUGHS = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e0 "ha">${ENTITIES.join('')}]><sst><si><t>&e9;</t></si></sst>`;
const OUTSIDE = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><sst><si><t>&f;</t></si></sst>`;

/** Returns a spreadsheet with this content as its only sheet, and with the additional parts. */
function sheet(content: Buffer | string, more: Record<string, string> = {}): Buffer {
  const sheets = '<workbook><sheets><sheet name="s" sheetId="1" r:id="r1"/></sheets></workbook>';
  const parts = { 'xl/workbook.xml': sheets, ...more };
  return zip([
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: 'xl/worksheets/sheet1.xml', content },
    ...Object.entries(parts).map(([name, text]) => ({ name, content: text })),
  ]);
}

/** Hostile files: bombs, false kinds and sizes, truncated files, and names that point elsewhere. */
const HOSTILE: Readonly<Record<string, () => Buffer>> = {
  'empty.pdf': () => Buffer.alloc(0),
  'nothing.csv': () => Buffer.alloc(MEGABYTE),
  'half.pdf': () => Buffer.from(pdf().bytes).subarray(0, 200),
  'half.docx': () => Buffer.from(docx().bytes).subarray(0, 300),
  'half.png': () => Buffer.from(png().bytes).subarray(0, 20),
  'macros.docx': () => Buffer.from(macroDocx().bytes),
  'notes.docx': () => Buffer.from(plainZip().bytes),
  'program.pdf': () => Buffer.from(program().bytes),
  'page-and-zip.pdf': () => Buffer.concat([Buffer.from(pdf().bytes), zip([{ name: 'x.exe', content: 'MZ' }])]),
  'script.pdf': () => Buffer.from('%PDF-1.7\n1 0 obj<</S/JavaScript/JS(app.alert(1))>>endobj\n%%EOF'),
  'bomb.docx': () => Buffer.from(docx('x', [{ name: 'word/media/a', content: Buffer.alloc(300 * MEGABYTE) }]).bytes),
  'liar.docx': () =>
    Buffer.from(docx('x', [{ name: 'word/a', content: Buffer.alloc(80 * MEGABYTE), claimedSize: 10 }]).bytes),
  'many-parts.docx': () =>
    Buffer.from(
      docx(
        'x',
        Array.from({ length: 20_000 }, (_, at) => ({ name: `word/${at}`, content: '' })),
      ).bytes,
    ),
  'reaching.docx': () => Buffer.from(docx('x', [{ name: '../../../../tmp/reached', content: 'x' }]).bytes),
  'bomb.xlsx': () => sheet(Buffer.alloc(400 * MEGABYTE, 'a')),
  'deep.xlsx': () => sheet('<a>'.repeat(2 * MEGABYTE)),
  'laughs.xlsx': () => sheet('<worksheet/>', { 'xl/sharedStrings.xml': LAUGHS }),
  'outside.xlsx': () => sheet('<worksheet/>', { 'xl/sharedStrings.xml': OUTSIDE }),
  'far-cell.xlsx': () =>
    sheet('<worksheet><sheetData><row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData></worksheet>'),
  'million-strings.xlsx': () => workbook([SHARED], '<si><t>x</t></si>'.repeat(MEGABYTE)),
  'thousand-sheets.xlsx': () =>
    workbook(
      Array.from({ length: 1_000 }, () => SHARED),
      '<si><t>x</t></si>',
    ),
  'unclosed-cells.xlsx': () => workbook(['<c r="A1">'.repeat(MEGABYTE)], ''),
  'half.xlsx': () => sheet('<worksheet/>').subarray(0, 150),
  'wide.csv': () => Buffer.from(`${HEADER}\n${','.repeat(4 * MEGABYTE)}\n`),
  'long.csv': () => Buffer.from(`${HEADER}\n${'a,b,c,d,e\n'.repeat(400_000)}`),
  'one-quote.csv': () => Buffer.from(`${HEADER}\n"${'a'.repeat(4 * MEGABYTE)}`),
  'other-letters.csv': () => Buffer.from(`\uFEFF${HEADER}\nа,б,в,г,д\n`, 'utf16le'),
  'formulas.csv': () => Buffer.from(`${HEADER}\n=cmd|'/c calc'!A1,@SUM(1),+1,-1,fresher\n`),
  'names.csv': () => Buffer.from('__proto__,constructor,email,email,first_name\na,b,c,d,e\n'),
  'large.pdf': () => Buffer.concat([Buffer.from(pdf().bytes), Buffer.alloc(6 * MEGABYTE)]),
};

/** Writes the files to the folder, where people can inspect them, and returns them as uploads. */
export function hostileFiles(folder: string): SentFile[] {
  mkdirSync(folder, { recursive: true });
  for (const [name, make] of Object.entries(HOSTILE)) writeFileSync(join(folder, name), make());
  return readdirSync(folder).map((name) => sent(name, readFileSync(join(folder, name))));
}
