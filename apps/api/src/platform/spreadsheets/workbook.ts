import type { OtherSpreadsheet } from '@job-alert/domain/bulk-import';
import type { Unpacked } from './unpacked-size.js';

const RELATIONS = 'xl/_rels/workbook.xml.rels';
/** What files before 2007 start with. */
const OLE_START = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** The kind of a spreadsheet that is not an .xlsx file, by its content; undefined for an .xlsx file, and for anything else. */
export function otherKind(files: Unpacked): OtherSpreadsheet | undefined {
  const text = (name: string): string => files.get(name)?.toString('utf8') ?? '';
  if (text('mimetype').startsWith('application/vnd.oasis.opendocument.spreadsheet')) return 'ods';
  if (text('[Content_Types].xml').includes('macroEnabled')) return 'xlsm';
  return files.has('xl/workbook.bin') ? 'xlsb' : undefined;
}

/** Is it a file of an Excel before 2007? */
export const isOldExcel = (bytes: Buffer): boolean => bytes.subarray(0, OLE_START.length).equals(OLE_START);

/** The first cell of the first sheet with a formula whose result was not saved, such as B2. */
export function formulaWithoutValue(files: Unpacked): string | undefined {
  const sheet = files.get(firstSheet(files))?.toString('utf8') ?? '';
  for (const [, attributes = '', content = ''] of sheet.matchAll(/<c\b([^>]*[^/])>(.*?)<\/c>/gs)) {
    if (/<f\b/.test(content) && !/<v\b|<is\b/.test(content)) return /\br="([A-Z]+\d+)"/.exec(attributes)?.[1];
  }
  return undefined;
}

/** Where the first sheet lies, as the workbook says, or where programs put it. */
function firstSheet(files: Unpacked): string {
  const id = /<sheet\b[^>]*\br:id="([^"]*)"/.exec(files.get('xl/workbook.xml')?.toString('utf8') ?? '')?.[1];
  const relations =
    files
      .get(RELATIONS)
      ?.toString('utf8')
      .match(/<Relationship\b[^>]*>/g) ?? [];
  const target = relations.find((one) => one.includes(`Id="${id}"`))?.match(/\bTarget="([^"]*)"/)?.[1];
  if (!target) return 'xl/worksheets/sheet1.xml';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}
