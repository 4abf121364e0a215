import { describe, expect, test } from 'vitest';
import { zip } from '../documents/zip-writer.js';
import { employerRow, formulaCell, rawXlsx, sheetData, textCell } from '../../../test/builders/spreadsheets.js';
import { SPREADSHEET_WRITERS, workbookBy } from '../../../test/builders/workbooks.js';
import { readSheet } from './read-sheet.js';
import type { Sheet } from './sheet.js';

const read = (file: { bytes: Uint8Array }) => readSheet(Buffer.from(file.bytes));
const formula = (result: string) => rawXlsx(sheetData([[`><f>CONCATENATE("a","b")</f>${result}`]]));
const ole = (text: string) => ({
  bytes: Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from(text, 'utf16le')]),
});

/** Some programs write blank rows below the others. */
const filledRows = (sheet: Sheet): string[][] =>
  'rows' in sheet ? sheet.rows.filter((cells) => cells.join('') !== '') : [];

describe('a sheet', () => {
  test.each<[string, (text: string) => string | Buffer]>([
    ['with the mark of UTF-8 and blank rows', (text) => `\uFEFF\r\n${text.replace('\r\n', '\r\n\r\n')}`],
    ['with semicolons between its cells', (text) => text.replaceAll(/,(?! )/g, ';')],
    ['with tabs between its cells', (text) => text.replaceAll(/,(?! )/g, '\t')],
    ['in UTF-16, as Unicode Text is saved', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['in UTF-16 with its bytes the other way round', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
    ['in UTF-16 without a mark at its start', (text) => Buffer.from(text, 'utf16le')],
    ['in Windows-1252', (text) => Buffer.from(text, 'latin1')],
  ])('is read from a CSV file %s', async (_, encode) => {
    const bytes = Buffer.from(encode('email,first_name,contact\r\na@test.example,"André ""R"", Jr",+91 98765'));
    const [header, row] = [
      ['email', 'first_name', 'contact'],
      ['a@test.example', 'André "R", Jr', '+91 98765'],
    ];
    expect(filledRows(await readSheet(bytes))).toEqual([header, row]);
  });

  test('is read from a CSV file in Windows-1252 with its curly quotes, dashes and the euro', async () => {
    const bytes = Buffer.from('name,note\nRen\xe9e D\x92Souza,\x93A\x94 \x96 \x80', 'latin1');
    expect(await readSheet(bytes)).toEqual({
      rows: [
        ['name', 'note'],
        ['Renée D’Souza', '“A” – €'],
      ],
    });
  });

  test.each([
    ['a,b\n"c,d\ne,f\n', 2],
    ['a,b\r\n"c\r\nd",e\r\nf,"g\r\n', 4],
    ['"a,b\nc,d', 1],
    [`a,b\n"c,d\n${'e,f\n'.repeat(40_000)}`, 2],
  ])('with an unclosed quotation mark is rejected with its line (%#)', async (text, unclosedQuote) => {
    expect(await readSheet(Buffer.from(text))).toEqual({ unclosedQuote });
  });

  test('of one line that is longer than any row is damaged', async () => {
    expect(await readSheet(Buffer.from(`a,b\n${'c'.repeat(200_000)}`))).toEqual({ error: 'damaged' });
  });

  test.each([
    ['a web page', '<html><body><table><tr><td>email</td></tr></table></body></html>'],
    ['a part of one', '\uFEFF\n <table><tr><td>email</td></tr></table>'],
    ['an XML spreadsheet', '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>'],
    ['a web archive', 'MIME-Version: 1.0\nContent-Type: multipart/related'],
  ])('is not read from %s', async (_, text) => {
    expect(await readSheet(Buffer.from(text))).toEqual({ error: 'webPage' });
  });

  test('is read with cells that have no reference, each after the one before it', async () => {
    const cell = (text: string, reference = '') => `<c${reference} t="str"><v>${text}</v></c>`;
    const rows = [
      `<row>${cell('email')}${cell('contact')}</row>`,
      `<row r="3">${cell('a@test.example')}<c/>${cell('E', ' r="AA3"')}${cell('F')}</row>`,
      `<row hidden="1"><c><v>5</v></c></row>`,
    ];
    const sheet = await read(rawXlsx(`<sheetData>${rows.join('')}</sheetData>`));
    if (!('rows' in sheet)) throw new Error(JSON.stringify(sheet));
    expect(filledRows(sheet).map((cells) => cells.filter(Boolean))).toEqual([
      ['email', 'contact'],
      ['a@test.example', 'E', 'F'],
      ['5'],
    ]);
    expect(sheet.rows[2]?.slice(25)).toEqual(['', 'E', 'F']);
    expect(sheet.workbook?.hiddenRows).toEqual([4]);
  });

  test('without references is rejected with the cell of a formula that has no result', async () => {
    const sheetXml = '<sheetData><row><c><v>1</v></c><c><f>A1+1</f></c></row></sheetData>';
    expect(await read(rawXlsx(sheetXml))).toEqual({ formulaWithoutValue: 'B1' });
  });

  test.each(SPREADSHEET_WRITERS)('is read from a file that was written by %s', async (program) => {
    const rows = Array.from({ length: 12 }, (_, index) => employerRow({ org_name: `Rao & Zoë ${index}` }));
    const filled = filledRows(await read(workbookBy(program, rows)));
    expect(filled).toHaveLength(13);
    expect(filled[12]).toEqual(expect.arrayContaining(Object.values(rows[11] ?? {})));
  });

  test('is read without running formulas, with their saved results as text', async () => {
    const row = [formulaCell('HYPERLINK("http://evil.example")', 'Asha'), textCell('=cmd|calc')];
    expect(await read(rawXlsx(sheetData([row])))).toMatchObject({ rows: [['Asha', '=cmd|calc']] });
  });

  test.each(['', '<v></v>', '<v />'])('is rejected with the cell of a formula whose result is "%s"', async (result) => {
    expect(await read(formula(result))).toEqual({ formulaWithoutValue: 'A1' });
  });

  test.each([
    ['ods', { bytes: zip([{ name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet' }]) }],
    ['xlsm', rawXlsx(sheetData([]), { parts: { 'xl/vbaProject.bin': 'Attribute VB_Name' } })],
    ['xlsb', { bytes: zip([{ name: 'xl/workbook.bin', content: 'x' }]) }],
    ['xls', ole('Workbook')],
    ['password', ole('EncryptedPackage')],
    ['damaged', { bytes: rawXlsx(sheetData([])).bytes.slice(0, 200) }],
    ['damaged', rawXlsx(`<!--${' '.repeat(30 * 1024 * 1024)}-->`, { claimedSize: 1_000 })],
  ])('that is %s is rejected with this error', async (error, file) => {
    expect(await read(file)).toEqual({ error });
  });
});
