import { newGstin } from './employer.js';
import writeXlsxFile from 'write-excel-file/node';
import type { SentFile } from './client.js';
import { zip } from '../../src/platform/documents/zip-writer.js';
import { sent } from './files.js';
import { nextNumber } from './records.js';

type Row = Readonly<Record<string, string>>;

export const PREVIEW_IMPORT = `mutation ($kind: ImportKind!, $file: Upload!) {
  previewImport(input: { kind: $kind, file: $file }) {
    rows { rowNumber email firstName lastName contact organizationName website gstin experience error joinsCompany }
    hasErrors total errorCount
  }
}`;
/** Previews an import with the administrator's corrections. */
export const PREVIEW_REPAIRED_IMPORT = `mutation ($input: PreviewImportInput!) {
  previewImport(input: $input) { rows { rowNumber contact error isExcluded } hasErrors total errorCount excludedCount rowsWithErrorsCsv }
}`;
export const RUN_REPAIRED_IMPORT = `mutation ($input: RunImportInput!) { runImport(input: $input) { imported failed } }`;
export const RUN_IMPORT = `mutation ($kind: ImportKind!, $file: Upload!) {
  runImport(input: { kind: $kind, file: $file }) { imported failed }
}`;

/** A valid row of a candidates' file. */
export const candidateRow = (values: Row = {}): Row => ({
  email: `imported-${nextNumber()}@test.example`,
  first_name: 'Asha',
  last_name: 'Patel',
  contact: '9876543210',
  experience: 'fresher',
  ...values,
});

/** A valid row of an employers' file. */
export const employerRow = (values: Row = {}): Row => ({
  email: `imported-${nextNumber()}@test.example`,
  first_name: 'Meera',
  last_name: 'Shah',
  contact: '9812345670',
  org_name: 'Tapi Looms',
  org_website: 'https://tapi.example',
  gstno: newGstin(),
  ...values,
});

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const linesOf = (rows: readonly Row[]): string[][] => [Object.keys(rows[0] ?? {}), ...rows.map(Object.values)];

/** Returns the rows as a CSV file. The keys of the rows are the header. */
export function csvFile(rows: readonly Row[], encoding: BufferEncoding = 'utf8'): SentFile {
  const text = linesOf(rows).map((cells) => cells.map(quoted).join(','));
  return sent('people.csv', Buffer.from(`${text.join('\r\n')}\r\n`, encoding));
}

export async function xlsxFile(rows: readonly Row[]): Promise<SentFile> {
  const cells = linesOf(rows).map((line) => line.map((value) => ({ value, type: String })));
  return sent('people.xlsx', await writeXlsxFile(cells).toBuffer());
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const OFFICE = 'http://schemas.openxmlformats.org';
const CONTENT_TYPES = `${XML}<Types xmlns="${OFFICE}/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`;
const WORKBOOK = `${XML}<workbook xmlns="${OFFICE}/spreadsheetml/2006/main" xmlns:r="${OFFICE}/officeDocument/2006/relationships"><sheets><sheet name="people" sheetId="1" r:id="r1"/></sheets></workbook>`;
const RELATIONS = `${XML}<Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`;

interface RawXlsx {
  /** The unpacked size of the sheet that the zip declares. */
  claimedSize?: number;
  /** Additional parts by name. */
  parts?: Readonly<Record<string, string>>;
}

/** A spreadsheet with the given sheet XML. */
export function rawXlsx(sheetXml: string, { claimedSize, parts = {} }: RawXlsx = {}): SentFile {
  return sent(
    'people.xlsx',
    zip([
      { name: '[Content_Types].xml', content: CONTENT_TYPES },
      { name: 'xl/workbook.xml', content: WORKBOOK },
      { name: 'xl/_rels/workbook.xml.rels', content: RELATIONS },
      {
        name: 'xl/worksheets/sheet1.xml',
        content: `${XML}<worksheet xmlns="${OFFICE}/spreadsheetml/2006/main">${sheetXml}</worksheet>`,
        ...(claimedSize !== undefined && { claimedSize }),
      },
      ...Object.entries(parts).map(([name, content]) => ({ name, content })),
    ]),
  );
}

const sheetTag = (number: number): string => `<sheet name="s${number}" sheetId="${number}" r:id="r${number}"/>`;
const relation = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${OFFICE}/officeDocument/2006/relationships/${type}" Target="${target}"/>`;

/** A workbook with these sheets, each with one cell, and with these shared strings. */
export function workbook(sheets: readonly string[], sharedStrings: string): Buffer {
  const relations = sheets.map((_, at) => relation(`r${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`));
  const parts = sheets.map((cell, at) => ({
    name: `xl/worksheets/sheet${at + 1}.xml`,
    content: `<worksheet xmlns="${OFFICE}/spreadsheetml/2006/main"><sheetData><row r="1">${cell}</row></sheetData></worksheet>`,
  }));
  return zip([
    { name: '[Content_Types].xml', content: CONTENT_TYPES },
    {
      name: 'xl/workbook.xml',
      content: WORKBOOK.replace(/<sheet .*?\/>/, sheets.map((_, at) => sheetTag(at + 1)).join('')),
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships xmlns="${OFFICE}/package/2006/relationships">${relations.join('')}${relation('s', 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
    },
    { name: 'xl/sharedStrings.xml', content: `<sst xmlns="${OFFICE}/spreadsheetml/2006/main">${sharedStrings}</sst>` },
    ...parts,
  ]);
}

/** Builds sheet rows. Each cell is its XML without the `<c r="…"` prefix. */
export function sheetData(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells, row) => {
    const placed = cells.map((cell, column) => `<c r="${'ABCDEFGH'[column]}${row + 1}" ${cell}</c>`);
    return `<row r="${row + 1}">${placed.join('')}</row>`;
  });
  return `<sheetData>${lines.join('')}</sheetData>`;
}

export const textCell = (text: string): string => `t="inlineStr"><is><t>${text}</t></is>`;
/** A cell with a formula and its saved result. */
export const formulaCell = (formula: string, saved: string): string => `t="str"><f>${formula}</f><v>${saved}</v>`;

interface RealSheet {
  name: string;
  rows: readonly (readonly string[])[];
  isHidden?: boolean;
  /** The numbers of hidden rows. */
  hiddenRows?: readonly number[];
  /** Merged ranges, such as A1:E1. */
  merges?: readonly string[];
}

/** A workbook with named sheets. Each cell is its XML as for `sheetData`. */
export function realWorkbook(sheets: readonly RealSheet[]): Buffer {
  const tabs = sheets.map(
    ({ name, isHidden }, at) =>
      `<sheet name="${name}" sheetId="${at + 1}"${isHidden ? ' state="hidden"' : ''} r:id="r${at + 1}"/>`,
  );
  const relations = sheets.map((_, at) => relation(`r${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`));
  return zip([
    { name: '[Content_Types].xml', content: CONTENT_TYPES },
    { name: 'xl/workbook.xml', content: WORKBOOK.replace(/<sheet .*?\/>/, tabs.join('')) },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships xmlns="${OFFICE}/package/2006/relationships">${relations.join('')}</Relationships>`,
    },
    ...sheets.map(({ rows, hiddenRows = [], merges = [] }, at) => ({
      name: `xl/worksheets/sheet${at + 1}.xml`,
      content: `<worksheet xmlns="${OFFICE}/spreadsheetml/2006/main">${hideRows(sheetData(rows), hiddenRows)}<mergeCells>${merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells></worksheet>`,
    })),
  ]);
}

const hideRows = (xml: string, numbers: readonly number[]): string =>
  numbers.reduce((text, number) => text.replace(`<row r="${number}">`, `<row r="${number}" hidden="1">`), xml);
