import { In } from 'typeorm';
import { beforeAll, describe, expect, test } from 'vitest';
import { IS_RELEASE } from '../../../test-release.js';
import { ApiClientEntity } from '../src/database/entities/messages/api-client.entity.js';
import { AuditEventEntity } from '../src/database/entities/operations/audit-event.entity.js';
import { CompanyEntity } from '../src/database/entities/companies/company.entity.js';
import { CompanyMemberEntity } from '../src/database/entities/companies/company-member.entity.js';
import { CompanyMatchKeyEntity } from '../src/database/entities/companies/company-match-key.entity.js';
import { UserEntity } from '../src/database/entities/accounts/user.entity.js';
import { WebhookEntity } from '../src/database/entities/messages/webhook.entity.js';
import { WebhookDeliveryEntity } from '../src/database/entities/messages/webhook-delivery.entity.js';
import { createAdmin, decideCompany } from './builders/admin.js';
import type { SentFile } from './builders/client.js';
import { approvedEmployer, newGstin } from './builders/employer.js';
import { docx, sent } from './builders/files.js';
import { zip } from '../src/platform/documents/zip-writer.js';
import { type Actor, insertCandidate, nextNumber } from './builders/records.js';
import { formOf, RestClient } from './builders/rest.js';
import {
  candidateRow,
  csvFile,
  employerRow,
  PREVIEW_IMPORT,
  RUN_IMPORT,
  rawXlsx,
  sheetData,
  textCell,
  xlsxFile,
} from './builders/spreadsheets.js';
import { type Portal, sharedPortal } from './harness.js';

interface Preview {
  rows: Record<string, unknown>[];
  hasErrors: boolean;
  total: number;
  errorCount: number;
}

const HEADER = ['email', 'first_name', 'last_name', 'contact', 'experience'];
/** A zip with one file in it. */
const zipOf = (name: string, content: string): Buffer => zip([{ name, content }]);
const csvOf = (content: string | Buffer): SentFile => sent('people.csv', Buffer.from(content as string));
const xlsxOf = (bytes: Uint8Array): SentFile => sent('people.xlsx', Buffer.from(bytes));

describe('importing a file', () => {
  let portal: Portal;
  let admin: Actor;
  beforeAll(async () => {
    portal = await sharedPortal();
    admin = await createAdmin(portal);
  });

  const preview = async (kind: string, file: SentFile): Promise<Preview> =>
    (await admin.client.upload<{ previewImport: Preview }>(PREVIEW_IMPORT, { kind, file: null }, { file }))
      .previewImport;
  const run = async (kind: string, file: SentFile) =>
    (
      await admin.client.upload<{ runImport: { imported: number; failed: number } }>(
        RUN_IMPORT,
        { kind, file: null },
        { file },
      )
    ).runImport;
  const errorOf = (file: SentFile, kind = 'CANDIDATES') =>
    admin.client.uploadErrorOf(PREVIEW_IMPORT, { kind, file: null }, { file });
  const userOf = (email: string) => portal.dataSource.manager.findOneBy(UserEntity, { email });

  describe('in the preview', () => {
    test('shows every row of a CSV file with all its errors', async () => {
      const existing = await insertCandidate(portal);
      const rows = [
        candidateRow({ email: 'first@test.example', experience: 'Experienced', contact: '+91 98765 43210' }),
        candidateRow({ email: 'FIRST@test.example' }),
        candidateRow({ email: existing.email.toUpperCase() }),
        candidateRow({ email: 'nobody', contact: '12345', first_name: '' }),
      ];
      const result = await preview('CANDIDATES', csvFile(rows));
      expect(result).toMatchObject({ hasErrors: true, total: 4, errorCount: 3 });
      expect(result.rows.map(({ rowNumber, error }) => [rowNumber, error])).toEqual([
        [2, null],
        [3, 'This email is also in row 2.'],
        [4, 'This email is already registered.'],
        [5, 'First Name is required; Invalid email format; Contact number must be exactly 10 digits'],
      ]);
      expect(result.rows[0]).toMatchObject({ email: 'first@test.example', experience: 'Experienced', gstin: null });
      expect(await userOf('first@test.example')).toBeNull();
    });

    test('reads the columns of a spreadsheet in any order and letter case', async () => {
      const { email = '', ...rest } = employerRow();
      const row = { GSTNO: '24abcde1234f1z5', Notes: 'call first', 'E-Mail': '', ...rest, EMAIL: email };
      const { gstno: _, ...withoutGstin } = row as Record<string, string>;
      const result = await preview('EMPLOYERS', await xlsxFile([withoutGstin]));
      expect(result).toMatchObject({ hasErrors: false, total: 1, errorCount: 0 });
      expect(result.rows[0]).toMatchObject({
        email,
        organizationName: 'Tapi Looms',
        website: 'https://tapi.example',
        gstin: '24abcde1234f1z5',
        rowNumber: 2,
        experience: null,
        error: null,
      });
    });

    test('reads a contact number that the spreadsheet stores as a number', async () => {
      const cells = ['a@test.example', 'Asha', 'Patel'].map(textCell);
      const file = rawXlsx(sheetData([HEADER.map(textCell), [...cells, '><v>9.87654321E9</v>', textCell('fresher')]]));
      expect((await preview('CANDIDATES', file)).rows).toMatchObject([{ contact: '9876543210', error: null }]);
    });
  });

  describe('when run', () => {
    test('adds the valid rows as candidates without a password and with an incomplete profile', async () => {
      const good = candidateRow({ experience: 'EXPERIENCED' });
      const result = await run('CANDIDATES', await xlsxFile([good, candidateRow({ contact: '1' })]));
      expect(result).toEqual({ imported: 1, failed: 1 });
      const user = await userOf(good['email'] ?? '');
      expect(user).toMatchObject({ type: 'CANDIDATE', passwordHash: null, isActive: true, consentVersion: null });
      const { candidate } = await admin.client.ask<{ candidate: object }>(
        'query ($id: ID!) { candidate(id: $id) { experienceLevel isProfileComplete } }',
        { id: user?.id },
      );
      expect(candidate).toEqual({ experienceLevel: 'EXPERIENCED', isProfileComplete: false });
    });

    test('adds employers with approved companies, and queues the webhook event company.approved', async () => {
      const { manager } = portal.dataSource;
      const createdAt = new Date();
      const client = { name: 'CRM', keyHash: 'a', scopes: ['WEBHOOKS'], createdAt };
      const { id: apiClientId } = await manager.save(manager.create(ApiClientEntity, client));
      const webhook = { apiClientId, url: 'https://crm.example', eventTypes: ['COMPANY_APPROVED' as const], createdAt };
      await manager.insert(WebhookEntity, { ...webhook, secretSealed: 'a' });
      const row = employerRow({ gstno: '24IMPOR1234F1Z5' });
      expect(await run('EMPLOYERS', csvFile([row]))).toEqual({ imported: 1, failed: 0 });
      const user = await userOf(row['email'] ?? '');
      const { company } = await admin.client.ask<{ company: object }>(
        'query ($id: ID!) { company(id: $id) { name gstin approvalState isProfileComplete } }',
        { id: user?.id },
      );
      expect(company).toEqual({
        name: 'Tapi Looms',
        gstin: '24IMPOR1234F1Z5',
        approvalState: 'APPROVED',
        isProfileComplete: false,
      });
      const deliveries = await manager.find(WebhookDeliveryEntity);
      expect(deliveries.map(({ payload }) => JSON.parse(payload) as object)).toEqual([
        expect.objectContaining({ type: 'company.approved', data: { companyId: user?.id } }),
      ]);
      const marks = await portal.dataSource.manager.findBy(CompanyMatchKeyEntity, { companyId: user?.id ?? '' });
      expect(marks.map(({ kind }) => kind).toSorted()).toEqual(['GSTIN', 'NAME', 'WEBSITE']);
      await expect(decideCompany(admin, user?.id ?? '', 'APPROVE')).rejects.toThrow('ALREADY_DECIDED');
    });

    test('adds an employer whose GSTIN is known, or in an earlier row, as a recruiter of that company, as the preview says', async () => {
      const owner = await approvedEmployer(portal, admin);
      const { gstin } = await portal.dataSource.manager.findOneByOrFail(CompanyEntity, { id: owner.id });
      const gstno = newGstin();
      const rows = [
        employerRow({ gstno: gstin.toLowerCase() }),
        employerRow({ gstno, org_name: 'Tapi Looms' }),
        employerRow({ gstno, org_name: 'Tapi Looms, Navsari' }),
      ];
      const file = csvFile(rows);
      expect((await preview('EMPLOYERS', file)).rows.map(({ joinsCompany }) => joinsCompany)).toEqual([
        'Surat Silk Mills',
        null,
        'Tapi Looms',
      ]);
      expect(await run('EMPLOYERS', file)).toEqual({ imported: 3, failed: 0 });
      const [joined, founder, second] = await Promise.all(
        rows.map(async ({ email }) => (await userOf(email ?? ''))?.id),
      );
      const members = await portal.dataSource.manager.find(CompanyMemberEntity, {
        where: { userId: In([joined, founder, second]) },
        order: { userId: 'ASC' },
      });
      expect(members.map(({ userId, companyId, role }) => [userId, companyId, role])).toEqual(
        [
          [joined, owner.id, 'RECRUITER'],
          [founder, founder, 'OWNER'],
          [second, founder, 'RECRUITER'],
        ].toSorted(([one], [other]) => Number(one) - Number(other)),
      );
      expect(await portal.dataSource.manager.countBy(CompanyEntity, { gstin: gstno })).toBe(1);
    });

    test('adds no account twice, and records each file once, with its name, its counts and the administrator', async () => {
      const rows = [candidateRow(), candidateRow()];
      expect(await run('CANDIDATES', csvFile(rows))).toEqual({ imported: 2, failed: 0 });
      expect(await run('CANDIDATES', csvFile(rows))).toEqual({ imported: 0, failed: 2 });
      const events = await portal.dataSource.manager.find(AuditEventEntity, {
        where: { action: 'IMPORT' },
        order: { id: 'DESC' },
        take: 2,
      });
      const event = { actorId: admin.id, subjectType: 'IMPORT', subjectId: 'CANDIDATES' };
      expect(events).toMatchObject([
        { ...event, details: { file: 'people.csv', imported: 0, failed: 2 } },
        { ...event, details: { file: 'people.csv', imported: 2, failed: 0 } },
      ]);
    });

    test('adds people whose emails differ only by an accent, in the file and from existing accounts', async () => {
      const base = `andre-${nextNumber()}`;
      const existing = await insertCandidate(portal, { email: `${base}@test.example` });
      const rows = [`${base.replace('e', 'é')}@test.example`, `${base.replace('e', 'è')}@test.example`, existing.email];
      const file = csvFile(rows.map((email) => candidateRow({ email })));
      expect((await preview('CANDIDATES', file)).rows.map(({ error }) => error)).toEqual([
        null,
        null,
        'This email is already registered.',
      ]);
      expect(await run('CANDIDATES', file)).toEqual({ imported: 2, failed: 1 });
      for (const email of rows) expect(await userOf(email)).toMatchObject({ email });
    });

    test('adds an email once, regardless of letter case and Unicode form', async () => {
      const base = `andré-${nextNumber()}`;
      const typed = [
        `${base}@test.example`,
        `${base.toUpperCase()}@test.example`,
        `${base.normalize('NFD')}@test\u200B.example`,
      ];
      const file = csvFile(typed.map((email) => candidateRow({ email })));
      expect(await run('CANDIDATES', file)).toEqual({ imported: 1, failed: 2 });
      expect(await run('CANDIDATES', file)).toEqual({ imported: 0, failed: 3 });
    });

    test('adds the other rows of a file when the database rejects one row', async () => {
      const rows = Array.from({ length: 9 }, (_, index) =>
        candidateRow({ last_name: 'Vora'.repeat(index === 4 ? 10 : 1) }),
      );
      const lastNames = (length: number) =>
        portal.dataSource.query(`ALTER TABLE user MODIFY last_name VARCHAR(${length}) NOT NULL`);
      await lastNames(30);
      try {
        expect(await run('CANDIDATES', csvFile(rows))).toEqual({ imported: 8, failed: 1 });
      } finally {
        await lastNames(100);
      }
      expect(await run('CANDIDATES', csvFile(rows))).toEqual({ imported: 1, failed: 8 });
    });

    test('adds each email once when two imports contain it at the same time', async () => {
      const rows = Array.from({ length: 12 }, () => candidateRow());
      const results = await Promise.all([run('CANDIDATES', csvFile(rows)), run('CANDIDATES', csvFile(rows))]);
      expect(results.reduce((sum, { imported }) => sum + imported, 0)).toBe(12);
    });
  });

  describe('by its content', () => {
    test('reads a spreadsheet named .csv and a text file named .xlsx', async () => {
      const spreadsheet = { ...(await xlsxFile([candidateRow()])), name: 'people.csv' };
      const text = { ...csvFile([candidateRow()]), name: 'people.xlsx' };
      for (const file of [spreadsheet, text]) {
        expect(await preview('CANDIDATES', file)).toMatchObject({ total: 1, errorCount: 0 });
      }
    });
  });

  describe('rejects', () => {
    const HEADER_CELLS = HEADER.map(textCell);
    const formula = (result: string) => rawXlsx(sheetData([HEADER_CELLS, [`><f>CONCATENATE("a","b")</f>${result}`]]));
    const encrypted = [Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')];
    const damaged = async () => (await xlsxFile([candidateRow()])).bytes.slice(0, 900);
    const macros = { 'xl/vbaProject.bin': 'Attribute VB_Name = "ThisWorkbook"' };
    const bomb = () => `<!--${' '.repeat(30 * 1024 * 1024)}-->`;
    const NO_SHEET = 'Only .csv and .xlsx files can be imported.';
    const NO_ROWS = 'The file has no rows to import.';
    test.each<[string, RegExp | string, () => SentFile | Promise<SentFile>]>([
      ['a Word document', NO_SHEET, () => ({ ...docx(), name: 'people.xlsx' })],
      ['a zip', NO_SHEET, () => xlsxOf(zipOf('notes.txt', 'Hello'))],
      ['a picture', NO_SHEET, () => csvOf(Buffer.from('89504e470d0a1a0a0000000d', 'hex'))],
      ['UTF-16 that is broken', NO_SHEET, () => csvOf(Buffer.from('fffe410000d8', 'hex'))],
      ['a workbook with a password', /^Workbooks with a password/, () => xlsxOf(Buffer.concat(encrypted))],
      ['a workbook with macros', /^Workbooks with macros/, () => rawXlsx(sheetData([]), { parts: macros })],
      ['a header alone', NO_ROWS, () => csvOf(`${HEADER.join(',')}\n`)],
      ['nothing at all', NO_ROWS, () => csvOf('')],
      ['a formula without a result', /^The formula in cell A2 has no saved result\. Open the file/, () => formula('')],
      ['a damaged spreadsheet', 'Failed to preview file.', async () => xlsxOf(await damaged())],
      [
        'an unclosed quotation mark',
        'The quotation mark in line 2 is not closed. Correct the file and choose it again.',
        () => csvOf('email,first_name\n"a@test.example,Asha\n'),
      ],
      [
        'a web page',
        'Web pages and XML files cannot be imported. Save the sheet as .xlsx or .csv and choose that file.',
        () => xlsxOf(Buffer.from('<html><table><tr><td>email</td></tr></table></html>')),
      ],
      ['one of more than 20 MB unpacked', /larger than 20 MB unpacked/, () => rawXlsx(bomb())],
    ])('%s', async (_, message, file) => {
      expect((await errorOf(await file())).message).toMatch(message);
    });

    test('a damaged spreadsheet with the error message of the import step', async () => {
      const file = xlsxOf(await damaged());
      const error = await admin.client.uploadErrorOf(RUN_IMPORT, { kind: 'CANDIDATES', file: null }, { file });
      expect(error.message).toBe('Import failed. Please check your file.');
    });

    test('a file without the required columns', async () => {
      const message = 'The header row is missing these columns: org_name, org_website, gstno.';
      expect(await errorOf(csvFile([candidateRow()]), 'EMPLOYERS')).toMatchObject({
        code: 'INVALID_INPUT',
        fields: { file: [message] },
      });
    });

    test('5,001 rows, but not 5,000', async () => {
      const rows = Array.from({ length: 5_001 }, (_, index) => candidateRow({ email: `many-${index}@test.example` }));
      for (const file of [csvFile(rows), ...(IS_RELEASE ? [await xlsxFile(rows)] : [])])
        expect(await errorOf(file)).toMatchObject({ message: 'The file has more than 5,000 rows.' });
      if (IS_RELEASE) expect((await preview('CANDIDATES', csvFile(rows.slice(1)))).total).toBe(5_000);
    });

    test.each([
      ['OpenDocument spreadsheets (.ods)', zipOf('mimetype', 'application/vnd.oasis.opendocument.spreadsheet')],
      [
        'Workbooks with macros (.xlsm)',
        zipOf(
          '[Content_Types].xml',
          '<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.ms-excel.sheet.macroEnabled.main+xml"/></Types>',
        ),
      ],
      ['Binary workbooks (.xlsb)', zipOf('xl/workbook.bin', 'x')],
      ['Workbooks of Excel 97 to 2003 (.xls)', Buffer.from('d0cf11e0a1b11ae100', 'hex')],
    ])('%s by name and by content, and says what to do instead', async (kind, bytes) => {
      const ending = /[(](.*)[)]/.exec(kind)?.[1] ?? '';
      const message = `${kind} cannot be imported. Save the sheet as .xlsx or .csv and choose that file.`;
      for (const file of [xlsxOf(bytes), { ...(await xlsxFile([candidateRow()])), name: `people${ending}` }])
        expect(await errorOf(file)).toMatchObject({ code: 'FILE_TYPE_NOT_ALLOWED', message });
    });

    test.runIf(IS_RELEASE)(
      'a small spreadsheet that claims a billion cells, and still reads the next file',
      async () => {
        const far = `<dimension ref="A1:XFD1048576"/><sheetData><row r="1048576"><c r="XFD1048576" ${textCell('x')}</c></row></sheetData>`;
        expect((await errorOf(rawXlsx(far))).code).toBe('INVALID_INPUT');
        expect((await preview('CANDIDATES', csvFile([candidateRow()]))).total).toBe(1);
      },
    );
  });

  test('shows preview rows over REST with the column names of the file', async () => {
    const good = employerRow();
    const file = csvFile([good]);
    const form = formOf({ file: [new Blob([file.bytes]), file.name] });
    const { body } = await new RestClient(portal.url, admin.token).post('api/admin/preview-import/employers/', form);
    expect(body['rows']).toEqual([{ row_number: 2, ...good, error: null }]);
  });

  test('takes over the preferences of candidates, and names those that are invalid', async () => {
    const columns = [...HEADER, 'expected_salary', 'notice_period', 'preferred_cities'];
    const emails = [`first-${nextNumber()}@test.example`, `second-${nextNumber()}@test.example`];
    const person = 'Asha,Patel,9876543210,Experienced';
    const file = csvOf(
      [
        columns.join(','),
        `${emails[0]},${person},4.2 lakh,15 days,"Surat, Navsari"`,
        `${emails[1]},${person},much,15 days,`,
      ].join('\n'),
    );
    const { rows } = await preview('CANDIDATES', file);
    expect(rows.map(({ error }) => error)).toEqual([null, 'Expected Salary must be in whole rupees a year.']);
    expect(await run('CANDIDATES', file)).toMatchObject({ imported: 1, failed: 1 });
    const [user] = await portal.dataSource.manager.findBy(UserEntity, { email: emails[0] ?? '' });
    const { candidate } = await admin.client.ask<{ candidate: object }>(
      'query ($id: ID!) { candidate(id: $id) { expectedSalary noticePeriod preferredCities preferencesConfirmedAt } }',
      { id: user?.id },
    );
    expect(candidate).toEqual({
      expectedSalary: 420_000,
      noticePeriod: 'DAYS_15',
      preferredCities: ['Surat', 'Navsari'],
      preferencesConfirmedAt: null,
    });
  });

  test('takes over what a sheet of a job portal says about candidates', async () => {
    const email = `sheet-${nextNumber()}@test.example`;
    const file = csvOf(
      [
        'Candidates of November,,,,,,,',
        'Candidate Name,Mobile No.,E-mail ID,Exp.,Location,State,Skill Set,Current Designation',
        `Patel Asha Rameshbhai,98765 43210,${email},4.5 yrs,Surat,Gujarat,"Tally, GST",Accountant`,
      ].join('\n'),
    );
    expect(await run('CANDIDATES', file)).toMatchObject({ imported: 1, failed: 0 });
    const user = await userOf(email);
    const { candidate } = await admin.client.ask<{ candidate: object }>(
      `query ($id: ID!) { candidate(id: $id) {
        firstName lastName contact city state skills experienceLevel statedExperienceYears statedDesignation statedCompany
      } }`,
      { id: user?.id },
    );
    expect(candidate).toEqual({
      firstName: 'Asha Rameshbhai',
      lastName: 'Patel',
      contact: '9876543210',
      city: 'Surat',
      state: 'Gujarat',
      skills: ['Tally', 'GST'],
      experienceLevel: 'EXPERIENCED',
      statedExperienceYears: 4,
      statedDesignation: 'Accountant',
      statedCompany: null,
    });
  });

  describe('from a template', () => {
    test.each(['employers', 'candidates'])(
      'offers the templates of %s without a login, with all columns and no rows',
      async (name) => {
        for (const ending of ['csv', 'xlsx']) {
          const response = await fetch(`${portal.url}/import-templates/${name}.${ending}`);
          expect(response.status).toBe(200);
          expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${name}.${ending}"`);
          const file = { name: `${name}.${ending}`, bytes: new Uint8Array(await response.arrayBuffer()) };
          expect((await errorOf(file, name.toUpperCase())).message).toBe('The file has no rows to import.');
        }
      },
    );

    test('returns 404 for a template name that does not exist', async () => {
      for (const name of ['people.csv', '..%2F..%2Fpackage.json']) {
        expect((await fetch(`${portal.url}/import-templates/${name}`)).status).toBe(404);
      }
    });
  });
});
