import { zip } from '../../src/platform/documents/zip-writer.js';
import { sent } from './files.js';
import type { SentFile } from './client.js';

type Row = Readonly<Record<string, string>>;

/** The parts that a program writes around the rows of a sheet. */
interface Writer {
  types: string;
  /** The elements of the workbook. `r` is the prefix for relationships. */
  workbook: string;
  workbookName?: string;
  relationships: readonly [id: string, type: string, target: string][];
  /** Returns the sheet with the rows. `text` stores a shared text and returns its number. */
  sheet: (lines: readonly string[][], text: (text: string) => number) => string;
  sheetName?: string;
  /** Returns the element of a shared text. */
  shared?: (text: string) => string;
  more?: Readonly<Record<string, string>>;
  /** The separator in the names of the parts. */
  separator?: string;
  /** Returns the XML of a part as this program writes it. */
  writePart?: (xml: string) => string;
}

const OFFICE = 'http://schemas.openxmlformats.org';
const MAIN = `${OFFICE}/spreadsheetml/2006/main`;
const RELATIONSHIPS = `${OFFICE}/officeDocument/2006/relationships`;
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const STANDALONE = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n';

const override = (part: string, type: string): string => `<Override PartName="${part}" ContentType="${type}"/>`;
const byExtension = (extension: string, type: string): string =>
  `<Default Extension="${extension}" ContentType="${type}"/>`;
const TYPES = [
  byExtension('rels', 'application/vnd.openxmlformats-package.relationships+xml'),
  byExtension('xml', 'application/xml'),
].join('');
const WORKBOOK_TYPE = override('/xl/workbook.xml', `${SHEET_TYPE}.sheet.main+xml`);

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const place = (row: number, column: number): string => `${'ABCDEFGHIJ'[column]}${row}`;
const sharedCell = (at: string, number: number, style = ''): string =>
  `<c r="${at}"${style} t="s"><v>${number}</v></c>`;
const isNumber = (text: string): boolean => /^\d+$/.test(text);

/** Writes contact numbers as numbers and other cells as shared texts. The last column holds dates in the style `dates`. */
function sharedRows(lines: readonly string[][], text: (text: string) => number, dates: number, day: number): string {
  return lines
    .map((cells, index) => {
      const row = index + 1;
      const texts = cells.map((cell, column) =>
        isNumber(cell) ? `<c r="${place(row, column)}"><v>${cell}</v></c>` : sharedCell(place(row, column), text(cell)),
      );
      const date = index === 0 ? '' : `<c r="${place(row, cells.length)}" s="${dates}"><v>${day + index}.25</v></c>`;
      return `<row r="${row}" spans="1:${cells.length + 1}">${texts.join('')}${date}</row>`;
    })
    .join('');
}

const sheetOf = (inner: string): string => `<worksheet xmlns="${MAIN}" xmlns:r="${RELATIONSHIPS}">${inner}</worksheet>`;
const stylesOf = (format: string): string =>
  `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="${format}"/></numFmts><cellStyleXfs count="1"><xf numFmtId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" xfId="0"/><xf numFmtId="14" xfId="0"/><xf numFmtId="164" xfId="0"/></cellXfs></styleSheet>`;

/** The file formats of five programs, and of three writers that use prefixes, backslashes or no references. */
const WRITERS: Readonly<Record<string, Writer>> = {
  'Microsoft Excel': {
    types: `${byExtension('bin', `${SHEET_TYPE}.printerSettings`)}${TYPES}${WORKBOOK_TYPE}`,
    workbook:
      '<fileVersion appName="xl"/><workbookPr defaultThemeVersion="166925"/><sheets><sheet name="People" sheetId="4" r:id="rId2"/><sheet name="Notes" sheetId="1" r:id="rId1"/></sheets>',
    relationships: [
      ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
      ['rId2', 'worksheet', 'worksheets/sheet2.xml'],
      ['rId3', 'styles', 'styles.xml'],
      ['rId4', 'sharedStrings', 'sharedStrings.xml'],
    ],
    sheetName: 'xl/worksheets/sheet2.xml',
    sheet: (lines, text) => {
      const last = lines.length + 2;
      const rows = sharedRows(lines, text, 1, 45_000);
      return sheetOf(
        `<dimension ref="A1:H${last}"/><sheetData>${rows}<row r="${last}" spans="1:8" s="1" customFormat="1"/></sheetData><mergeCells count="1"><mergeCell ref="G2:H3"/></mergeCells>`,
      );
    },
    shared: (text) =>
      `<r><rPr><b/></rPr><t>${text.slice(0, 2)}</t></r><r><t xml:space="preserve">${text.slice(2)}</t></r>`,
    more: {
      'xl/styles.xml': stylesOf('dd/mm/yyyy'),
      'xl/printerSettings/printerSettings1.bin': 'x',
      'xl/worksheets/sheet1.xml': sheetOf(`<sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData>`),
    },
    writePart: (xml) => `${STANDALONE}${xml}`,
  },
  'LibreOffice Calc': {
    types: `${TYPES}${WORKBOOK_TYPE}`,
    workbook:
      '<workbookPr date1904="false"/><sheets><sheet name="people" sheetId="1" state="visible" r:id="rId2"/></sheets>',
    relationships: [
      ['rId1', 'styles', 'styles.xml'],
      ['rId2', 'worksheet', 'worksheets/sheet1.xml'],
      ['rId3', 'sharedStrings', 'sharedStrings.xml'],
    ],
    sheet: (lines, text) =>
      sheetOf(
        `<sheetPr filterMode="false"/><dimension ref="A1:H9"/><sheetData>${sharedRows(lines, text, 2, 45_000)}</sheetData>`,
      ),
    shared: (text) => `<t xml:space="preserve">${text}</t>`,
    more: { 'xl/styles.xml': stylesOf('yyyy\\-mm\\-dd') },
    writePart: (xml) => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${xml}`,
  },
  'Google Sheets': {
    types: `${byExtension('xml', 'application/xml')}${TYPES.replace(/<Default Extension="xml".*/, '')}${override('/xl/worksheets/sheet1.xml', `${SHEET_TYPE}.worksheet+xml`)}${WORKBOOK_TYPE}`,
    workbook:
      '<workbookPr/><sheets><sheet state="visible" name="Sheet1" sheetId="1" r:id="rId4"/></sheets><definedNames/>',
    relationships: [
      ['rId2', 'styles', 'styles.xml'],
      ['rId3', 'sharedStrings', 'sharedStrings.xml'],
      ['rId4', 'worksheet', 'worksheets/sheet1.xml'],
    ],
    sheet: (lines, text) => {
      const rows = lines.map((cells, index) => {
        // Formula results are stored in the cell itself.
        const cellTexts = cells.map((cell, column) =>
          index > 0 && column === 1
            ? `<c r="${place(index + 1, column)}" s="1" t="str"><f>PROPER(B1)</f><v>${escaped(cell)}</v></c>`
            : sharedCell(place(index + 1, column), text(cell), ' s="0"'),
        );
        return `<row r="${index + 1}" ht="15.75" customHeight="1">${cellTexts.join('')}</row>`;
      });
      return sheetOf(`<sheetFormatPr defaultRowHeight="15.75"/><sheetData>${rows.join('')}</sheetData>`);
    },
    shared: (text) => `<t>${text}</t>`,
    more: { 'xl/styles.xml': stylesOf('d/m/yyyy') },
    writePart: (xml) => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${xml}`,
  },
  SheetJS: {
    types: `${byExtension('bin', 'application/vnd.ms-excel.sheet.binary.macroEnabled.main')}${TYPES}${WORKBOOK_TYPE}`,
    workbook:
      '<workbookPr codeName="ThisWorkbook" date1904="1"/><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets>',
    relationships: [
      ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
      ['rId2', 'styles', 'styles.xml'],
      ['rId3', 'sharedStrings', 'sharedStrings.xml'],
      ['rId4', 'sheetMetadata', 'metadata.xml'],
    ],
    sheet: (lines, text) =>
      sheetOf(`<dimension ref="A1:H9"/><sheetData>${sharedRows(lines, text, 1, 43_500)}</sheetData>`),
    shared: (text) => `<t>${text}</t>`,
    more: { 'xl/styles.xml': stylesOf('dd/mm/yyyy'), 'xl/metadata.xml': `<metadata xmlns="${MAIN}"/>` },
    writePart: (xml) => `${STANDALONE}${xml}`,
  },
  openpyxl: {
    types: `${TYPES}${WORKBOOK_TYPE}`,
    workbook: '<workbookPr/><sheets><sheet name="Sheet" sheetId="1" state="visible" r:id="rId1"/></sheets>',
    relationships: [['rId1', 'worksheet', '/xl/worksheets/sheet1.xml']],
    sheet: (lines) => {
      const rows = lines.map((cells, index) => {
        const row = index === 0 ? 1 : index + 2;
        const cellTexts = cells.map((cell, column) =>
          isNumber(cell)
            ? `<c r="${place(row, column)}" t="n"><v>${cell}</v></c>`
            : `<c r="${place(row, column)}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`,
        );
        return `<row r="${row}">${cellTexts.join('')}</row>`;
      });
      return sheetOf(`<sheetData>${rows.join('')}</sheetData>`);
    },
  },
  'the Open XML SDK': {
    types: `${TYPES}${override('/xl/workbook2.xml', `${SHEET_TYPE}.sheet.main+xml`)}`,
    workbook: '<sheets><sheet name="Sheet1" sheetId="1" r:id="R1"/></sheets>',
    workbookName: 'xl/workbook2.xml',
    relationships: [['R1', 'worksheet', '/xl/worksheets/sheet.xml']],
    sheetName: 'xl/worksheets/sheet.xml',
    sheet: (lines) => {
      const rows = lines.map((cells, index) => {
        const cellTexts = cells.map(
          (cell, column) => `<c r="${place(index + 1, column)}" t="str"><v>${escaped(cell)}</v></c>`,
        );
        return `<row r="${index + 1}">${cellTexts.join('')}</row>`;
      });
      return sheetOf(`<sheetData>${rows.join('')}</sheetData>`);
    },
    writePart: (xml) =>
      `\uFEFF<?xml version="1.0" encoding="utf-8"?>${
        xml.includes(`xmlns="${MAIN}"`)
          ? xml.replace(' xmlns=', ' xmlns:x=').replaceAll(/<(\/?)(?=[a-z])/gi, '<$1x:')
          : xml
      }`,
  },
  'a .NET program with backslashes in the names': {
    types: `${TYPES}${WORKBOOK_TYPE}`,
    workbook: '<sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets>',
    relationships: [
      ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
      ['rId2', 'styles', 'styles.xml'],
      ['rId3', 'sharedStrings', 'sharedStrings.xml'],
    ],
    sheet: (lines, text) => sheetOf(`<sheetData>${sharedRows(lines, text, 1, 45_000)}</sheetData>`),
    shared: (text) => `<t>${text}</t>`,
    more: { 'xl/styles.xml': stylesOf('dd/mm/yyyy') },
    separator: '\\',
  },
  'an exporter without references': {
    types: `${TYPES}${WORKBOOK_TYPE}`,
    workbook: '<sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets>',
    relationships: [['rId1', 'worksheet', 'worksheets/sheet1.xml']],
    sheet: (lines) => {
      const rows = lines.map((cells) => {
        const cellTexts = cells.map((cell) =>
          isNumber(cell) ? `<c><v>${cell}</v></c>` : `<c t="str"><v>${escaped(cell)}</v></c>`,
        );
        return `<row>${cellTexts.join('')}</row>`;
      });
      return sheetOf(`<dimension ref="A1:H9"/><sheetData>${rows.join('')}</sheetData>`);
    },
  },
};

export const SPREADSHEET_WRITERS = Object.keys(WRITERS);

/** Returns the rows as a spreadsheet in the format of the named program. */
export function workbookBy(program: string, rows: readonly Row[]): SentFile {
  const writer = WRITERS[program];
  if (!writer) throw new Error(`No writer is called ${program}.`);
  const { writePart = String, workbookName = 'xl/workbook.xml', shared, separator = '/' } = writer;
  const texts = new Map<string, number>();
  const note = (text: string): number => texts.get(text) ?? texts.set(text, texts.size).size - 1;
  const sheet = writer.sheet([Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))], note);
  const items = [...texts.keys()].map((text) => `<si>${shared?.(escaped(text)) ?? ''}</si>`);
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${OFFICE}/package/2006/content-types">${writer.types}</Types>`,
    '_rels/.rels': relationshipsOf([['rId1', 'officeDocument', workbookName]]),
    [workbookName]: `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONSHIPS}">${writer.workbook}</workbook>`,
    [workbookName.replace('xl/', 'xl/_rels/').concat('.rels')]: relationshipsOf(writer.relationships),
    [writer.sheetName ?? 'xl/worksheets/sheet1.xml']: sheet,
    ...(shared && { 'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${items.join('')}</sst>` }),
    ...writer.more,
  };
  return sent(
    'people.xlsx',
    zip(
      Object.entries(parts).map(([name, xml]) => ({
        name: name.replaceAll('/', separator),
        content: name.endsWith('.bin') ? xml : writePart(xml),
      })),
    ),
  );
}

function relationshipsOf(all: Writer['relationships']): string {
  const each = all.map(
    ([id, type, target]) => `<Relationship Id="${id}" Type="${RELATIONSHIPS}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${OFFICE}/package/2006/relationships">${each.join('')}</Relationships>`;
}
