import { beforeAll, describe, expect, test } from 'vitest';
import { UserEntity } from '../src/database/entities/accounts/user.entity.js';
import { createAdmin } from './builders/admin.js';
import type { SentFile } from './builders/client.js';
import { type Actor, insertCandidate, nextNumber } from './builders/records.js';
import { candidateRow, csvFile, PREVIEW_REPAIRED_IMPORT, RUN_REPAIRED_IMPORT } from './builders/spreadsheets.js';
import { type Portal, sharedPortal } from './harness.js';

interface Repaired {
  rows: Record<string, unknown>[];
  hasErrors: boolean;
  total: number;
  errorCount: number;
  excludedCount: number;
  rowsWithErrorsCsv: string;
}

describe('the preview of an import', () => {
  let portal: Portal;
  let admin: Actor;
  beforeAll(async () => {
    portal = await sharedPortal();
    admin = await createAdmin(portal);
  });
  const userOf = (email: string) => portal.dataSource.manager.findOneBy(UserEntity, { email });

  const repaired = async (file: SentFile, repair: object) => {
    const variables = { input: { kind: 'CANDIDATES', file: null, ...repair } };
    const { previewImport } = await admin.client.upload<{ previewImport: Repaired }>(
      PREVIEW_REPAIRED_IMPORT,
      variables,
      { 'input.file': file },
    );
    return previewImport;
  };
  const email = () => `repaired-${nextNumber()}@test.example`;

  test('applies corrections, checks them by the same rules as the file, and imports the corrected rows', async () => {
    const existing = await insertCandidate(portal);
    const [one, two] = [email(), email()];
    const file = csvFile([
      candidateRow({ email: one, contact: '12' }),
      candidateRow({ email: existing.email }),
      candidateRow({ first_name: '' }),
    ]);
    const half = await repaired(file, {
      corrections: [
        { rowNumber: 2, contact: '+91 98765 43210' },
        { rowNumber: 3, email: one },
        { rowNumber: 99, email: 'nobody@test.example' },
      ],
    });
    expect(half.rows.map(({ error }) => error)).toEqual([
      null,
      'This email is also in row 2.',
      'First Name is required',
    ]);
    expect(half).toMatchObject({ total: 3, errorCount: 2, hasErrors: true });
    const corrections = [
      { rowNumber: 2, contact: '98765 43210' },
      { rowNumber: 3, email: ` ${two} ` },
      { rowNumber: 4, firstName: 'Kavita' },
    ];
    expect(await repaired(file, { corrections })).toMatchObject({ hasErrors: false, errorCount: 0 });
    const { runImport } = await admin.client.upload<{ runImport: object }>(
      RUN_REPAIRED_IMPORT,
      { input: { kind: 'CANDIDATES', file: null, corrections } },
      { 'input.file': file },
    );
    expect(runImport).toEqual({ imported: 3, failed: 0 });
    expect(await userOf(one)).toMatchObject({ contact: '9876543210' });
    expect(await userOf(two)).toMatchObject({ firstName: 'Asha' });
  });

  test('shows the account that has the same email or phone number', async () => {
    const existing = await insertCandidate(portal, { contact: '9765432100' });
    const file = csvFile([candidateRow({ contact: '+91 97654 32100' }), candidateRow({ email: existing.email })]);
    const document = `mutation ($file: Upload!) { previewImport(input: { kind: CANDIDATES, file: $file }) {
      errorCount rows { existing { userId userType reason } } } }`;
    const { previewImport } = await admin.client.upload<{ previewImport: object }>(document, { file: null }, { file });
    const account = { userId: existing.id, userType: 'CANDIDATE' };
    expect(previewImport).toEqual({
      errorCount: 1,
      rows: [{ existing: { ...account, reason: 'PHONE' } }, { existing: { ...account, reason: 'EMAIL' } }],
    });
  });

  test('links the rows of the file that have the same name and phone number', async () => {
    const file = csvFile([
      candidateRow({ first_name: 'Kavita', contact: '98765 43111' }),
      candidateRow({ first_name: 'Ravi', contact: '9876543111' }),
      candidateRow({ first_name: 'KAVITA', contact: '+91 98765 43111' }),
      candidateRow({ first_name: 'Kavita', contact: '9876543111' }),
    ]);
    const document = `mutation ($file: Upload!) { previewImport(input: { kind: CANDIDATES, file: $file }) {
      errorCount rows { sameRow } } }`;
    const { previewImport } = await admin.client.upload<{ previewImport: object }>(document, { file: null }, { file });
    expect(previewImport).toEqual({
      errorCount: 0,
      rows: [{ sameRow: 4 }, { sameRow: null }, { sameRow: 2 }, { sameRow: 2 }],
    });
  });

  test('leaves out excluded rows, which count neither as failures nor as duplicates of other rows', async () => {
    const shared = email();
    const file = csvFile([candidateRow({ email: shared, contact: '1' }), candidateRow({ email: shared })]);
    const result = await repaired(file, { excludedRows: [2] });
    expect(result).toMatchObject({ total: 2, errorCount: 0, excludedCount: 1, hasErrors: false });
    expect(result.rows.map(({ isExcluded, error }) => [isExcluded, error])).toEqual([
      [true, null],
      [false, null],
    ]);
    const { runImport } = await admin.client.upload<{ runImport: object }>(
      RUN_REPAIRED_IMPORT,
      { input: { kind: 'CANDIDATES', file: null, excludedRows: [2] } },
      { 'input.file': file },
    );
    expect(runImport).toEqual({ imported: 1, failed: 0 });
  });

  test('returns the rows with errors and reasons as a CSV that is safe in spreadsheets and can be imported again', async () => {
    const row = candidateRow({ email: email(), contact: '+91 98765 43210', first_name: '=1+1', experience: 'x' });
    const { rowsWithErrorsCsv } = await repaired(csvFile([candidateRow(), row]), {});
    expect(rowsWithErrorsCsv.split('\r\n')).toEqual([
      '\uFEFFemail,first_name,last_name,contact,experience,reason',
      `${row['email']},'=1+1,Patel,'+91 98765 43210,x,First Name must contain only letters and spaces.; Choose a valid Experience.`,
      '',
    ]);
    const again = await repaired({ name: 'x.csv', bytes: new TextEncoder().encode(rowsWithErrorsCsv) }, {});
    expect(again.rows).toMatchObject([{ contact: '+91 98765 43210' }]);
  });
});
