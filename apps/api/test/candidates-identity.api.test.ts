import { beforeAll, describe, expect, test } from 'vitest';
import { createAdmin } from './builders/admin.js';
import { myProfile, PROFILE, type ProfileView, personalInput, saveProfile } from './builders/candidate.js';
import { filesIn, png } from './builders/files.js';
import { insertCandidate } from './builders/records.js';
import { type Portal, sharedPortal } from './harness.js';

const NUMBERS = {
  aadhaarNumber: '4821 7390 5566',
  panNumber: 'abcde1234f',
  drivingLicenseNumber: 'GJ05 20110012345',
  passportNumber: 'K1234567',
};

describe('identity numbers', () => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await sharedPortal();
  });

  /** Returns all values of every table as text. */
  async function databaseText(): Promise<string> {
    const tables = portal.dataSource.entityMetadatas.map(({ tableName }) => tableName);
    const dumps = await Promise.all(tables.map((table) => portal.dataSource.query(`SELECT * FROM ${table}`)));
    return JSON.stringify(dumps);
  }

  test('are shown in full to their owner, except for Aadhaar', async () => {
    const candidate = await insertCandidate(portal);
    await saveProfile(candidate, personalInput(NUMBERS));
    expect(await myProfile(candidate)).toMatchObject({
      aadhaarMasked: 'XXXX-XXXX-5566',
      panNumber: 'ABCDE1234F',
      drivingLicenseNumber: 'GJ0520110012345',
      passportNumber: 'K1234567',
    });
  });

  test('show an administrator their last four characters', async () => {
    const candidate = await insertCandidate(portal);
    await saveProfile(candidate, personalInput(NUMBERS), { panCard: png() });
    const admin = await createAdmin(portal);
    const data = await admin.client.ask<{ candidate: ProfileView }>(
      `query ($id: ID!) { candidate(id: $id) { ${PROFILE} } }`,
      {
        id: candidate.id,
      },
    );
    expect(data.candidate).toMatchObject({
      aadhaarMasked: 'XXXX-XXXX-5566',
      panNumber: 'XXXXXX234F',
      drivingLicenseNumber: 'XXXXXXXXXXX2345',
      passportNumber: 'XXXX4567',
      panCard: { name: 'card.png' },
    });
  });

  test('are not stored in readable form in the database or the files', async () => {
    const candidate = await insertCandidate(portal);
    await saveProfile(candidate, personalInput({ ...NUMBERS, aadhaarNumber: '604938271155' }), { aadhaarCard: png() });
    const stored = await databaseText();
    expect(stored).toContain(candidate.email);
    for (const number of ['604938271155', '6049 3827 1155', '60493827', 'ABCDE1234F', 'GJ0520110012345', 'K1234567']) {
      expect(stored).not.toContain(number);
    }
    const files = await filesIn(portal.filesFolder);
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((bytes) => bytes.includes('604938271155'))).toEqual([]);
  });

  test('are kept when a save omits them or sends the masked value, and are deleted when they are empty', async () => {
    const candidate = await insertCandidate(portal);
    await saveProfile(candidate, personalInput(NUMBERS));
    const unchanged = { aadhaarMasked: 'XXXX-XXXX-5566', panNumber: 'ABCDE1234F', passportNumber: 'K1234567' };
    expect(await saveProfile(candidate, personalInput())).toMatchObject(unchanged);
    const masked = personalInput({ aadhaarNumber: 'XXXX-XXXX-5566', panNumber: 'ABCDE1234F' });
    expect(await saveProfile(candidate, masked)).toMatchObject(unchanged);
    const removed = await saveProfile(candidate, personalInput({ aadhaarNumber: '', panNumber: null }));
    expect(removed).toMatchObject({ aadhaarMasked: null, panNumber: null, passportNumber: 'K1234567' });
  });

  test('have different sealed values even if they are equal', async () => {
    const [one, other] = [await insertCandidate(portal), await insertCandidate(portal)];
    for (const candidate of [one, other]) await saveProfile(candidate, personalInput(NUMBERS));
    const sealed: { value: string }[] = await portal.dataSource.query(
      'SELECT pan_number_sealed AS value FROM candidate_profile WHERE id IN (?, ?)',
      [one.id, other.id],
    );
    expect(new Set(sealed.map(({ value }) => value)).size).toBe(2);
  });
});
