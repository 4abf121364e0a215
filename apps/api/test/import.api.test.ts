import { beforeAll, describe, expect, test } from 'vitest';
import { sampled } from '../../e2e/src/support/server/release.js';
import { ApiClientEntity } from '../src/database/entities/messages/api-client.entity.js';
import { AuditEventEntity } from '../src/database/entities/operations/audit-event.entity.js';
import { CompanyEntity } from '../src/database/entities/companies/company.entity.js';
import { CompanyMatchKeyEntity } from '../src/database/entities/companies/company-match-key.entity.js';
import { UserEntity } from '../src/database/entities/accounts/user.entity.js';
import { WebhookEntity } from '../src/database/entities/messages/webhook.entity.js';
import { WebhookDeliveryEntity } from '../src/database/entities/messages/webhook-delivery.entity.js';
import { createAdmin, decideCompany } from './builders/admin.js';
import type { SentFile } from './builders/client.js';
import { registerEmployer } from './builders/employer.js';
import { docx, zip } from './builders/files.js';
import { type Actor, insertCandidate, nextNumber, visitor } from './builders/records.js';
import { formOf, RestClient } from './builders/rest.js';
import {
  candidateRow,
  csvFile,
  employerRow,
  formulaCell,
  PREVIEW_IMPORT,
  RUN_IMPORT,
  rawXlsx,
  sheetData,
  textCell,
  xlsxFile,
} from './builders/spreadsheets.js';
import { SPREADSHEET_WRITERS, workbookBy } from './builders/workbooks.js';
import { type Portal, sharedPortal } from './harness.js';

interface Preview {
  rows: Record<string, unknown>[];
  hasErrors: boolean;
  total: number;
  errorCount: number;
}

/** A zip with one file in it. */
const zipOf = (name: string, content: string): Uint8Array<ArrayBuffer> => Uint8Array.from(zip([{ name, content }]));

describe('importing from a file', () => {
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
  const refusal = (file: SentFile, kind = 'CANDIDATES') =>
    admin.client.uploadRefusal(PREVIEW_IMPORT, { kind, file: null }, { file });
  const userOf = (email: string) => portal.dataSource.manager.findOneBy(UserEntity, { email });

  describe('shows first', () => {
    test('every row of a CSV file, with all that is wrong with it', async () => {
      const taken = await insertCandidate(portal);
      const rows = [
        candidateRow({ email: 'first@test.example', experience: 'Experienced', contact: '+91 98765 43210' }),
        candidateRow({ email: 'FIRST@test.example' }),
        candidateRow({ email: taken.email.toUpperCase() }),
        candidateRow({ email: 'nobody', contact: '12345', first_name: '' }),
      ];
      const found = await preview('CANDIDATES', csvFile(rows));
      expect(found).toMatchObject({ hasErrors: true, total: 4, errorCount: 3 });
      expect(found.rows.map(({ rowNumber, error }) => [rowNumber, error])).toEqual([
        [2, null],
        [3, 'This email is also in row 2.'],
        [4, 'This email is already registered.'],
        [5, 'First Name is required; Invalid email format; Contact number must be exactly 10 digits'],
      ]);
      expect(found.rows[0]).toMatchObject({ email: 'first@test.example', experience: 'Experienced', gstin: null });
      expect(await userOf('first@test.example')).toBeNull();
    });

    test('the rows of a spreadsheet, whatever the order and the case of its columns', async () => {
      const { email = '', ...rest } = employerRow();
      const row = { GSTNO: '24abcde1234f1z5', Notes: 'call first', 'E-Mail': '', ...rest, EMAIL: email };
      const { gstno: _, ...shown } = row as Record<string, string>;
      const found = await preview('EMPLOYERS', await xlsxFile([shown]));
      expect(found).toMatchObject({ hasErrors: false, total: 1, errorCount: 0 });
      expect(found.rows[0]).toMatchObject({
        email,
        organizationName: 'Tapi Looms',
        website: 'https://tapi.example',
        gstin: '24abcde1234f1z5',
        rowNumber: 2,
        experience: null,
        error: null,
      });
    });

    test('a CSV file that starts with the mark of UTF-8, with quoted cells and blank rows', async () => {
      const text =
        '\uFEFFemail,first_name,last_name,contact,experience\n\n"a,b@test.example",Asha,"Pa""tel",9876543210,x\n';
      const { rows } = await preview('CANDIDATES', { name: 'x.csv', bytes: new TextEncoder().encode(text) });
      expect(rows).toMatchObject([{ rowNumber: 3, email: 'a,b@test.example', lastName: 'Pa"tel' }]);
    });

    test.each([
      ['semicolons', ';'],
      ['tabs', '\t'],
    ])('the rows of a CSV file with %s between its cells', async (_, delimiter) => {
      const lines = [
        ['email', 'first_name', 'last_name', 'contact', 'experience'],
        ['a@test.example', '"Asha, R"', 'Patel', '98', 'x'],
      ];
      const bytes = new TextEncoder().encode(lines.map((cells) => cells.join(delimiter)).join('\r\n'));
      const { rows } = await preview('CANDIDATES', { name: 'x.csv', bytes });
      expect(rows).toMatchObject([{ email: 'a@test.example', firstName: 'Asha, R', contact: '98' }]);
    });

    test.each([
      ['UTF-16, as Unicode Text is saved', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
      ['UTF-16 with its bytes the other way round', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
      ['UTF-16 without a mark at its start', (text: string) => Buffer.from(text, 'utf16le')],
      ['Windows-1252', (text: string) => Buffer.from(text, 'latin1')],
    ])('the rows of a file in %s', async (_, encoded) => {
      const text =
        'email;first_name;last_name;contact;experience\r\na@test.example;André;Müller;+91 98765 43210;fresher';
      const { rows } = await preview('CANDIDATES', { name: 'x.csv', bytes: Uint8Array.from(encoded(text)) });
      expect(rows).toMatchObject([{ firstName: 'André', lastName: 'Müller', error: null }]);
    });

    test('a contact number that the spreadsheet keeps as a number', async () => {
      const cells = ['a@test.example', 'Asha', 'Patel'].map(textCell);
      const header = ['email', 'first_name', 'last_name', 'contact', 'experience'].map(textCell);
      const file = rawXlsx(sheetData([header, [...cells, '><v>9.87654321E9</v>', textCell('fresher')]]));
      expect((await preview('CANDIDATES', file)).rows).toMatchObject([{ contact: '9876543210', error: null }]);
    });
  });

  describe('brings in', () => {
    test('the good rows of candidates, who have no password and a profile to fill in', async () => {
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

    test('employers with companies that are approved, by the administrator who brought them, and tells who listens', async () => {
      const { manager } = portal.dataSource;
      const createdAt = new Date();
      const client = { name: 'CRM', keyHash: 'a', scopes: ['WEBHOOKS'], createdAt };
      const { id: apiClientId } = await manager.save(manager.create(ApiClientEntity, client));
      const webhook = { apiClientId, url: 'https://crm.example', eventTypes: ['COMPANY_APPROVED' as const], createdAt };
      await manager.insert(WebhookEntity, { ...webhook, secretSealed: 'a' });
      const row = employerRow();
      expect(await run('EMPLOYERS', csvFile([row]))).toEqual({ imported: 1, failed: 0 });
      const user = await userOf(row['email'] ?? '');
      const { company } = await admin.client.ask<{ company: object }>(
        'query ($id: ID!) { company(id: $id) { name gstin approvalState isProfileComplete } }',
        { id: user?.id },
      );
      expect(company).toEqual({
        name: 'Tapi Looms',
        gstin: '24ABCDE1234F1Z5',
        approvalState: 'APPROVED',
        isProfileComplete: false,
      });
      const told = await manager.find(WebhookDeliveryEntity);
      expect(told.map(({ payload }) => JSON.parse(payload) as object)).toEqual([
        expect.objectContaining({ type: 'company.approved', data: { companyId: user?.id } }),
      ]);
      const marks = await portal.dataSource.manager.findBy(CompanyMatchKeyEntity, { companyId: user?.id ?? '' });
      expect(marks.map(({ kind }) => kind).toSorted()).toEqual(['GSTIN', 'NAME', 'WEBSITE']);
      await expect(decideCompany(admin, user?.id ?? '', 'APPROVE')).rejects.toThrow('ALREADY_DECIDED');
    });

    test('nobody twice, and records each with who brought it in', async () => {
      const rows = [candidateRow(), candidateRow()];
      expect(await run('CANDIDATES', csvFile(rows))).toEqual({ imported: 2, failed: 0 });
      expect(await run('CANDIDATES', csvFile(rows))).toEqual({ imported: 0, failed: 2 });
      const user = await userOf(rows[0]?.['email'] ?? '');
      const events = await portal.dataSource.manager.findBy(AuditEventEntity, { subjectId: user?.id ?? '' });
      expect(events).toMatchObject([{ action: 'IMPORT', actorId: admin.id, subjectType: 'CANDIDATE' }]);
    });

    test('people whose e-mails differ from others only by an accent, in the file and among the accounts', async () => {
      const base = `andre-${nextNumber()}`;
      const known = await insertCandidate(portal, { email: `${base}@test.example` });
      const rows = [`${base.replace('e', 'é')}@test.example`, `${base.replace('e', 'è')}@test.example`, known.email];
      const file = csvFile(rows.map((email) => candidateRow({ email })));
      expect((await preview('CANDIDATES', file)).rows.map(({ error }) => error)).toEqual([
        null,
        null,
        'This email is already registered.',
      ]);
      expect(await run('CANDIDATES', file)).toEqual({ imported: 2, failed: 1 });
      for (const email of rows) expect(await userOf(email)).toMatchObject({ email });
    });

    test('an e-mail once, however its letters were typed', async () => {
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

    test('the rest of a file when the database refuses one row of it', async () => {
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

    test('an e-mail once when two imports bring it at the same moment', async () => {
      const rows = Array.from({ length: 40 }, () => candidateRow());
      const results = await Promise.all([run('CANDIDATES', csvFile(rows)), run('CANDIDATES', csvFile(rows))]);
      expect(results.reduce((sum, { imported }) => sum + imported, 0)).toBe(40);
    });
  });

  test.each(sampled(SPREADSHEET_WRITERS, 2))(
    'brings in all 200 rows of a file that %s has written',
    async (program) => {
      const rows = Array.from({ length: 200 }, (_, index) => employerRow({ org_name: `Rao & Zoë ${index}` }));
      const file = workbookBy(program, rows);
      expect((await preview('EMPLOYERS', file)).rows[199]).toMatchObject({ contact: '9812345670', error: null });
      expect(await run('EMPLOYERS', file)).toEqual({ imported: 200, failed: 0 });
      const user = await userOf(rows[199]?.['email'] ?? '');
      expect(user).toMatchObject({ firstName: 'Meera', lastName: 'Shah', contact: '9812345670' });
      const company = await portal.dataSource.manager.findOneBy(CompanyEntity, { id: user?.id ?? '' });
      expect(company).toMatchObject({ name: 'Rao & Zoë 199', gstin: '24ABCDE1234F1Z5' });
    },
  );

  describe('reads a file for what it is', () => {
    test('when a spreadsheet is called .csv, and text .xlsx', async () => {
      const spreadsheet = { ...(await xlsxFile([candidateRow()])), name: 'people.csv' };
      const text = { ...csvFile([candidateRow()]), name: 'people.xlsx' };
      for (const file of [spreadsheet, text]) {
        expect(await preview('CANDIDATES', file)).toMatchObject({ total: 1, errorCount: 0 });
      }
    });

    test('when a contact number stands in a column of dates: that row alone is wrong', async () => {
      const header = ['email', 'first_name', 'last_name', 'contact', 'experience'].map(textCell);
      const cells = ['a@test.example', 'Asha', 'Patel'].map(textCell);
      const rows = [header, [...cells, 's="1"><v>9876543210</v>', textCell('fresher')]];
      const styles = '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>';
      const file = rawXlsx(sheetData(rows), { parts: { 'xl/styles.xml': styles } });
      expect((await preview('CANDIDATES', file)).rows).toMatchObject([{ error: 'Contact No is required' }]);
    });
  });

  describe('refuses', () => {
    test('a Word document and another zip that are called .xlsx, and a workbook with a password', async () => {
      const word = { ...docx(), name: 'people.xlsx' };
      const other = { name: 'people.xlsx', bytes: zipOf('notes.txt', 'Hello') };
      for (const file of [word, other]) {
        expect(await refusal(file)).toMatchObject({ message: 'Only .csv and .xlsx files can be imported.' });
      }
      const encrypted = [Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')];
      expect(await refusal({ name: 'people.xlsx', bytes: Uint8Array.from(Buffer.concat(encrypted)) })).toMatchObject({
        code: 'FILE_TYPE_NOT_ALLOWED',
        message:
          'Workbooks with a password cannot be imported. Save the sheet without a password and choose that file.',
      });
    });

    test('a workbook whose type is an ordinary one but that has macros', async () => {
      const file = rawXlsx(sheetData([]), { parts: { 'xl/vbaProject.bin': 'Attribute VB_Name = "ThisWorkbook"' } });
      expect((await refusal(file)).message).toMatch(/^Workbooks with macros/);
    });

    test('everybody but administrators', async () => {
      const file = csvFile([candidateRow()]);
      for (const document of [PREVIEW_IMPORT, RUN_IMPORT]) {
        const ask = (client: Actor['client']) =>
          client.uploadRefusal(document, { kind: 'CANDIDATES', file: null }, { file });
        expect((await ask(visitor(portal))).code).toBe('UNAUTHENTICATED');
        expect((await ask((await insertCandidate(portal)).client)).code).toBe('FORBIDDEN');
        expect((await ask((await registerEmployer(portal)).client)).code).toBe('FORBIDDEN');
      }
    });

    test('a file without one of the columns', async () => {
      expect(await refusal(csvFile([candidateRow()]), 'EMPLOYERS')).toMatchObject({
        code: 'INVALID_INPUT',
        message: 'The header row is missing these columns: org_name, org_website, gstno.',
        fields: { file: ['The header row is missing these columns: org_name, org_website, gstno.'] },
      });
    });

    test('a file with no row, and one with nothing at all', async () => {
      const header = {
        name: 'x.csv',
        bytes: new TextEncoder().encode('email,first_name,last_name,contact,experience\n'),
      };
      expect((await refusal(header)).message).toBe('The file has no rows to import.');
      expect((await refusal({ name: 'x.csv', bytes: new Uint8Array() })).message).toBe(
        'The file has no rows to import.',
      );
    });

    test('5,001 rows, as CSV and as a spreadsheet, but not 5,000', async () => {
      const rows = Array.from({ length: 5_001 }, (_, index) => candidateRow({ email: `many-${index}@test.example` }));
      for (const file of [csvFile(rows), await xlsxFile(rows)]) {
        expect(await refusal(file)).toMatchObject({ message: 'The file has more than 5,000 rows.' });
      }
      expect((await preview('CANDIDATES', csvFile(rows.slice(1)))).total).toBe(5_000);
    });

    test('bytes that are no text, and UTF-16 that is broken', async () => {
      const picture = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d]);
      const broken = Uint8Array.from([0xff, 0xfe, 0x41, 0x00, 0x00, 0xd8]);
      for (const bytes of [picture, broken]) {
        expect(await refusal({ name: 'x.csv', bytes })).toMatchObject({
          code: 'FILE_TYPE_NOT_ALLOWED',
          message: 'Only .csv and .xlsx files can be imported.',
        });
      }
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
      ['Workbooks of Excel 97 to 2003 (.xls)', Uint8Array.from(Buffer.from('d0cf11e0a1b11ae100', 'hex'))],
    ])('%s by name and by content, over REST too, with what to do instead', async (kind, bytes) => {
      const ending = /[(](.*)[)]/.exec(kind)?.[1] ?? '';
      const message = `${kind} cannot be imported. Save the sheet as .xlsx or .csv and choose that file.`;
      const byContent = { name: 'people.xlsx', bytes };
      const byName = { name: `people${ending}`, bytes: (await xlsxFile([candidateRow()])).bytes };
      const rest = new RestClient(portal.url, admin.token);
      for (const file of [byContent, byName]) {
        expect(await refusal(file)).toMatchObject({ code: 'FILE_TYPE_NOT_ALLOWED', message });
        const form = formOf({ file: [new Blob([file.bytes]), file.name] });
        const refused = await rest.post('api/admin/bulk-import/candidates/', form);
        expect([refused.status, refused.body['error']]).toEqual([415, message]);
      }
    });

    test('a formula whose result was not saved, with its cell', async () => {
      const header = ['email', 'first_name', 'last_name', 'contact', 'experience'].map(textCell);
      const row = [
        textCell('a@test.example'),
        '><f>UPPER("x")</f>',
        ...['Patel', '9876543210', 'fresher'].map(textCell),
      ];
      expect((await refusal(rawXlsx(sheetData([header, row])))).message).toBe(
        'The formula in cell B2 has no saved result. Open the file in a spreadsheet program, save it, and choose it again.',
      );
    });

    test('a formula that a library has written with an empty result', async () => {
      const header = ['email', 'first_name', 'last_name', 'contact', 'experience'].map(textCell);
      for (const empty of ['<v></v>', '<v/>', '<v />']) {
        const file = rawXlsx(sheetData([header, [`><f>CONCATENATE("a","b")</f>${empty}`]]));
        expect((await refusal(file)).message).toMatch(/^The formula in cell A2 has no saved result/);
      }
    });

    test('a damaged file, in the words of the step', async () => {
      const file = { name: 'people.xlsx', bytes: (await xlsxFile([candidateRow()])).bytes.slice(0, 900) };
      expect((await refusal(file)).message).toBe('Failed to preview file.');
      const refused = await admin.client.uploadRefusal(RUN_IMPORT, { kind: 'CANDIDATES', file: null }, { file });
      expect(refused.message).toBe('Import failed. Please check your file.');
      expect((await refusal({ name: 'x.csv', bytes: new TextEncoder().encode('a,"b') })).message).toBe(
        'Failed to preview file.',
      );
    });

    test('a spreadsheet that unpacks to more than 20 MB, whatever it claims', async () => {
      const bomb = `<!--${' '.repeat(30 * 1024 * 1024)}-->`;
      expect((await refusal(rawXlsx(bomb))).message).toBe('The spreadsheet is larger than 20 MB unpacked.');
      expect((await refusal(rawXlsx(bomb, { claimedSize: 1_000 }))).message).toBe('Failed to preview file.');
    });

    test('a small spreadsheet that claims a billion cells, and goes on serving', async () => {
      const far = `<dimension ref="A1:XFD1048576"/><sheetData><row r="1048576"><c r="XFD1048576" ${textCell('x')}</c></row></sheetData>`;
      expect((await refusal(rawXlsx(far))).code).toBe('INVALID_INPUT');
      expect((await preview('CANDIDATES', csvFile([candidateRow()]))).total).toBe(1);
    });
  });

  test('over REST says what the specification reads', async () => {
    const rest = new RestClient(portal.url, admin.token);
    const good = employerRow();
    const file = csvFile([good, employerRow({ gstno: '1' })]);
    const form = () => formOf({ file: [new Blob([file.bytes]), file.name] });
    const shown = await rest.post('api/admin/preview-import/employers/', form());
    expect(shown.body).toMatchObject({ has_errors: true });
    expect((shown.body['rows'] as object[])[0]).toEqual({ row_number: 2, ...good, error: null });
    const imported = await rest.post('api/admin/bulk-import/employers/', form());
    expect(imported.body).toEqual({ successfully_imported: 1, failed_count: 1 });
    for (const path of ['api/admin/preview-import/candidates/', 'api/admin/bulk-import/candidates/']) {
      const refused = await rest.post(path, formOf({ other: 'x' }));
      expect(refused).toMatchObject({
        status: 422,
        body: { error: 'Please select a file before uploading.' },
      });
    }
  });

  test('never runs a formula: what the spreadsheet has saved is read as text', async () => {
    const header = ['email', 'first_name', 'last_name', 'contact', 'experience'].map(textCell);
    const row = [
      formulaCell('CONCATENATE("a","@test.example")', 'saved@test.example'),
      formulaCell('HYPERLINK("http://evil.example")', 'Asha'),
      textCell('=cmd|calc'),
      textCell('9876543210'),
      textCell('fresher'),
    ];
    const { rows } = await preview('CANDIDATES', rawXlsx(sheetData([header, row])));
    expect(rows).toMatchObject([{ email: 'saved@test.example', firstName: 'Asha', lastName: '=cmd|calc' }]);
  });

  describe('offers templates', () => {
    test.each(['employers', 'candidates'])('of %s without a login, which lack only the rows', async (name) => {
      for (const ending of ['csv', 'xlsx']) {
        const response = await fetch(`${portal.url}/import-templates/${name}.${ending}`);
        expect(response.status).toBe(200);
        expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${name}.${ending}"`);
        const file = { name: `${name}.${ending}`, bytes: new Uint8Array(await response.arrayBuffer()) };
        expect((await refusal(file, name.toUpperCase())).message).toBe('The file has no rows to import.');
      }
    });

    test('and no other files', async () => {
      for (const name of ['people.csv', '..%2F..%2Fpackage.json']) {
        expect((await fetch(`${portal.url}/import-templates/${name}`)).status).toBe(404);
      }
    });
  });
});
