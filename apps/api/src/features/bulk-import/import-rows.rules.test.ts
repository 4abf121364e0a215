import { describe, expect, test } from 'vitest';
import { rawXlsx, realWorkbook, sheetData, textCell } from '../../../test/builders/spreadsheets.js';
import { readSheet } from '../../platform/spreadsheets/read-sheet.js';
import { type ImportFile, readImportRows } from './import-rows.rules.js';

const NOTHING = { corrections: new Map(), excludedRows: new Set<number>() };
const PERSON = 'a@test.example,Asha,Patel,9876543210,Fresher';
const HEADER = 'email,first_name,last_name,contact,experience';

async function read(bytes: Uint8Array): Promise<ImportFile> {
  const sheet = await readSheet(Buffer.from(bytes));
  if (!('rows' in sheet)) throw new Error(JSON.stringify(sheet));
  const file = readImportRows('CANDIDATES', sheet, NOTHING);
  if ('error' in file) throw new Error(file.error);
  return file;
}
const csv = (text: string) => Buffer.from(text);
const cells = (line: string): string[] => line.split(',').map(textCell);

/** The texts of each row that differ from the first row's person, and its error. */
const rowsOf = ({ rows }: ImportFile) => rows.map(({ rowNumber, texts, error }) => ({ rowNumber, ...texts, error }));

const ASHA = {
  email: 'a@test.example',
  firstName: 'Asha',
  lastName: 'Patel',
  contact: '9876543210',
  experience: 'Fresher',
  error: null,
};

describe('a sheet as it comes from a client', () => {
  test.each<[string, Uint8Array, Partial<ImportFile>, object]>([
    ['the template', csv(`${HEADER}\n${PERSON}`), { headerRow: 1, columns: [], ignoredColumns: [] }, ASHA],
    [
      'with a title, an empty row and a note above its header',
      csv(`Candidates of November,,,,\n,,,,\nPrepared by: HR,,,,\n${HEADER}\n${PERSON}`),
      { headerRow: 4 },
      { ...ASHA, rowNumber: 5 },
    ],
    [
      'with a title with commas above its semicolons',
      csv(
        'Surat, Navsari\n\nemail;first_name;last_name;contact;experience\na@test.example;Asha;Patel;9876543210;Fresher',
      ),
      { headerRow: 3 },
      ASHA,
    ],
    ['with a line that names its separator', csv(`sep=;\n${`${HEADER}\n${PERSON}`.replaceAll(',', ';')}`), {}, ASHA],
    [
      'with a full name, and the headers of a job portal',
      csv(
        'Sr. No.,Candidate Name,Mobile No.,E-mail ID,Exp.,Current CTC,Expected CTC,NP,Location,Skill Set,Current Company\n1,Mr. Asha Patel,+91 98765 43210,a@test.example,4.5 yrs,3.6 lakh,4.2 lakh,15 days,Surat,"Tally, GST",Tapi Looms',
      ),
      {
        columns: ['city', 'skills', 'company', 'expected_salary', 'notice_period', 'years_of_experience'],
        ignoredColumns: ['Sr. No.', 'Current CTC'],
      },
      {
        ...ASHA,
        contact: '+91 98765 43210',
        experience: 'Experienced',
        statedExperienceYears: '4.5 yrs',
        city: 'Surat',
        skills: 'Tally, GST',
        company: 'Tapi Looms',
        expectedSalary: '4.2 lakh',
        noticePeriod: '15 days',
      },
    ],
    [
      'with its header in Gujarati',
      csv('નામ,મોબાઇલ નંબર,ઈમેલ,અનુભવ,શહેર\nPatel Asha Rameshbhai,9876543210,a@test.example,3 years 6 months,Surat'),
      {},
      {
        ...ASHA,
        firstName: 'Asha Rameshbhai',
        experience: 'Experienced',
        statedExperienceYears: '3 years 6 months',
        city: 'Surat',
      },
    ],
    [
      'with its header in Hindi',
      csv('नाम,मोबाइल नंबर,ईमेल,अनुभव,शहर\n"Patel, Asha",9876543210,a@test.example,0,Surat'),
      {},
      { ...ASHA, statedExperienceYears: '0', city: 'Surat' },
    ],
    [
      'with years but no level of experience',
      csv('Name,Ph.,Mail ID,Total Exp\nAsha Patel,9876543210,a@test.example,8 months'),
      {},
      { ...ASHA, experience: 'Experienced', statedExperienceYears: '8 months' },
    ],
    ['with a first name beside the full name', csv(`${HEADER},Name\n${PERSON},Somebody Else`), { columns: [] }, ASHA],
    [
      'with a text formula that keeps digits',
      csv(`${HEADER}\n${PERSON.replace('9876543210', '="9876543210"')}`),
      {},
      ASHA,
    ],
    [
      'with two contact numbers in a cell',
      csv(`${HEADER}\n${PERSON.replace('9876543210', '98765 43210 / 91234 56789')}`),
      {},
      {
        ...ASHA,
        contact: '98765 43210 / 91234 56789',
        error: 'The cell has 2 contact numbers: 9876543210, 9123456789. Keep one of them.',
      },
    ],
    [
      'with a rounded contact number',
      csv(`${HEADER}\n${PERSON.replace('9876543210', '9.87654E+09')}`),
      {},
      {
        ...ASHA,
        contact: '9.87654E+09',
        error: 'The file has only the rounded number 9.87654E+09. Enter all ten digits.',
      },
    ],
    [
      'with a contact number that is formatted as a date',
      rawXlsx(
        sheetData([
          cells(HEADER),
          [...cells('a@test.example,Asha,Patel'), 's="1"><v>9876543210</v>', textCell('Fresher')],
        ]),
        {
          parts: {
            'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
          },
        },
      ).bytes,
      {},
      {
        ...ASHA,
        contact: '########',
        error: 'The cell of the contact number is formatted as a date. Enter the ten digits.',
      },
    ],
    [
      'with a contact number that became a day',
      csv(`${HEADER}\n${PERSON.replace('9876543210', '2026-03-15')}`),
      {},
      {
        ...ASHA,
        contact: '2026-03-15',
        error: 'The cell of the contact number is formatted as a date. Enter the ten digits.',
      },
    ],
    [
      'with a quote in a cell',
      csv(`${HEADER}\n${PERSON.replace('Patel', 'Pa"tel')}`),
      {},
      { ...ASHA, lastName: 'Pa"tel', error: 'Last Name must contain only letters and spaces.' },
    ],
    [
      'with a merged title above its header',
      realWorkbook([
        { name: 'People', rows: [[textCell('Candidates')], [], cells(HEADER), cells(PERSON)], merges: ['A1:E1'] },
      ]),
      { headerRow: 3 },
      { ...ASHA, rowNumber: 4 },
    ],
    [
      'whose table is in the second sheet',
      realWorkbook([
        { name: 'Read me', rows: [[textCell('Please call before noon.')]] },
        { name: 'People', rows: [cells(HEADER), cells(PERSON)] },
      ]),
      { otherSheets: ['Read me'], hiddenSheets: [] },
      ASHA,
    ],
    [
      'with a hidden sheet before it',
      realWorkbook([
        { name: 'Old', isHidden: true, rows: [cells(HEADER), cells(PERSON.replace('Asha', 'Usha'))] },
        { name: 'People', rows: [cells(HEADER), cells(PERSON)] },
      ]),
      { otherSheets: [], hiddenSheets: ['Old'] },
      ASHA,
    ],
  ])('%s is read', async (_, bytes, expected, row) => {
    const file = await read(bytes);
    expect(file).toMatchObject(expected);
    expect(rowsOf(file)).toEqual([{ rowNumber: file.headerRow + 1, ...row }]);
  });

  test('marks the hidden rows of a workbook', async () => {
    const rows = [cells(HEADER), cells(PERSON), cells(PERSON.replace('a@', 'b@'))];
    const file = await read(realWorkbook([{ name: 'People', rows, hiddenRows: [3] }]));
    expect(file.rows.map(({ rowNumber, isHidden }) => [rowNumber, isHidden])).toEqual([
      [2, false],
      [3, true],
    ]);
  });

  test.each([
    ['a header below the tenth row', `${'Title,,,,\n'.repeat(10)}${HEADER}\n${PERSON}`],
    ['no header', PERSON],
  ])('is rejected with the columns that %s lacks', async (_, text) => {
    await expect(read(csv(text))).rejects.toThrow(
      'The header row is missing these columns: email, first_name, last_name, contact, experience.',
    );
  });

  test('is rejected by the row that names the most columns', async () => {
    await expect(read(csv(`Candidates,,\nemail,first_name,contact\n${PERSON}`))).rejects.toThrow(
      'The header row is missing these columns: last_name, experience.',
    );
  });
});
