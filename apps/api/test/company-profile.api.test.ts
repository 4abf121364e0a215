import { beforeAll, describe, expect, test } from 'vitest';
import { createAdmin, decideCompany } from './builders/admin.js';
import { addressInput, companyInput, completeCompany, registerEmployer, SAVE_COMPANY } from './builders/employer.js';
import type { Actor } from './builders/records.js';
import { type Portal, sharedPortal } from './harness.js';

const MY_COMPANY = `{ viewer { company {
  id fullName email contact phone name website gstin industry size isProfileComplete approvalState version
  addresses { line1 isPrimary }
} } }`;

interface Company {
  isProfileComplete: boolean;
  version: number;
  approvalState: string;
  addresses: { line1: string; isPrimary: boolean }[];
  [field: string]: unknown;
}

const companyOf = async (employer: Actor): Promise<Company> =>
  (await employer.client.ask<{ viewer: { company: Company } }>(MY_COMPANY)).viewer.company;

describe('a company profile', () => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await sharedPortal();
  });

  test('starts with the sign-up data, pending and incomplete', async () => {
    const employer = await registerEmployer(portal, { companyWebsite: 'silk.example', gstin: '24profi1234f1z5' });
    expect(await companyOf(employer)).toMatchObject({
      id: employer.id,
      email: employer.email,
      fullName: 'Meera Shah',
      contact: '9812345670',
      name: 'Surat Silk Mills',
      website: 'https://silk.example',
      gstin: '24PROFI1234F1Z5',
      isProfileComplete: false,
      approvalState: 'PENDING',
      addresses: [],
    });
  });

  test('is complete once the three tabs are saved', async () => {
    const employer = await registerEmployer(portal);
    const saved =
      'mutation ($input: SaveCompanyProfileInput!) { saveCompanyProfile(input: $input) { company { employer { isProfileComplete } } } }';
    expect(await employer.client.ask(saved, { input: companyInput() })).toEqual({
      saveCompanyProfile: { company: { employer: { isProfileComplete: true } } },
    });
    expect(await companyOf(employer)).toMatchObject({ isProfileComplete: true, industry: 'Textile' });
    expect(await employer.client.ask('{ viewer { isProfileComplete } }')).toEqual({
      viewer: { isProfileComplete: true },
    });
  });

  test('replaces all addresses with those of the latest save', async () => {
    const employer = await registerEmployer(portal);
    await completeCompany(employer, { addresses: [addressInput({ line1: 'A' }), addressInput({ line1: 'B' })] });
    await completeCompany(employer, { addresses: [addressInput({ line1: 'C' })] });
    expect((await companyOf(employer)).addresses).toEqual([{ line1: 'C', isPrimary: true }]);
  });

  test('is rejected with an error message for each wrong field, under its input name', async () => {
    const employer = await registerEmployer(portal);
    const wrong = { contact: '123', phone: '12', yearEstablished: 98, companyEmail: 'x', industry: '' };
    const input = companyInput({ ...wrong, addresses: [addressInput({ pincode: '39' })] });
    expect(await employer.client.errorOf(SAVE_COMPANY, { input })).toMatchObject({
      code: 'INVALID_INPUT',
      fields: {
        contact: ['Contact number must be exactly 10 digits.'],
        phone: ['Contact Phone number must be exactly 10 digits.'],
        yearEstablished: ['Year must be 4 digits.'],
        companyEmail: ['Enter a valid company email address.'],
        industry: ['Industry Type is required.'],
        'addresses.0.pincode': ['Pin code must be 6 digits.'],
      },
    });
  });

  test('cannot be saved over a change that the employer has not seen', async () => {
    const employer = await registerEmployer(portal);
    const { version } = await companyOf(employer);
    await completeCompany(employer, { version });
    const input = companyInput({ version, industry: 'Finance' });
    expect(await employer.client.errorOf(SAVE_COMPANY, { input })).toMatchObject({
      code: 'STALE_VERSION',
      message: 'This record has been changed by someone else. Reload it and try again.',
    });
    expect((await companyOf(employer))['industry']).toBe('Textile');
  });

  test('can be edited after a rejection and shows the note of the rejection', async () => {
    const [admin, employer] = [await createAdmin(portal), await registerEmployer(portal)];
    await decideCompany(admin, employer.id, 'REJECT', 'The GSTIN is not yours.');
    await completeCompany(employer);
    expect(
      await employer.client.ask('{ viewer { company { approvalState isProfileComplete approval { reason note } } } }'),
    ).toEqual({
      viewer: {
        company: {
          approvalState: 'REJECTED',
          isProfileComplete: true,
          approval: { reason: null, note: 'The GSTIN is not yours.' },
        },
      },
    });
  });
});
