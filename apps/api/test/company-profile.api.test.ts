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

  test('starts with what the sign-up said, waits for approval and is not complete', async () => {
    const employer = await registerEmployer(portal, { companyWebsite: 'silk.example', gstin: '24abcde1234f1z5' });
    expect(await companyOf(employer)).toMatchObject({
      id: employer.id,
      email: employer.email,
      fullName: 'Meera Shah',
      contact: '9812345670',
      name: 'Surat Silk Mills',
      website: 'https://silk.example',
      gstin: '24ABCDE1234F1Z5',
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

  test('keeps the first of several primary addresses only', async () => {
    const employer = await registerEmployer(portal);
    const primary = { isPrimary: true };
    await completeCompany(employer, {
      addresses: [
        addressInput({ line1: 'A' }),
        addressInput({ line1: 'B', ...primary }),
        addressInput({ line1: 'C', ...primary }),
      ],
    });
    expect((await companyOf(employer)).addresses).toEqual([
      { line1: 'A', isPrimary: false },
      { line1: 'B', isPrimary: true },
      { line1: 'C', isPrimary: false },
    ]);
  });

  test('makes the first address primary when none is', async () => {
    const employer = await registerEmployer(portal);
    await completeCompany(employer, { addresses: [addressInput({ line1: 'A' }), addressInput({ line1: 'B' })] });
    expect((await companyOf(employer)).addresses.map(({ isPrimary }) => isPrimary)).toEqual([true, false]);
  });

  test('has its addresses replaced by those that are saved next', async () => {
    const employer = await registerEmployer(portal);
    await completeCompany(employer, { addresses: [addressInput({ line1: 'A' }), addressInput({ line1: 'B' })] });
    await completeCompany(employer, { addresses: [addressInput({ line1: 'C' })] });
    expect((await companyOf(employer)).addresses).toEqual([{ line1: 'C', isPrimary: true }]);
  });

  test('is refused with the messages of its screens, each under the name of its input field', async () => {
    const employer = await registerEmployer(portal);
    const wrong = { contact: '123', phone: '12', yearEstablished: 98, companyEmail: 'x', industry: '' };
    const input = companyInput({ ...wrong, addresses: [addressInput({ pincode: '39' })] });
    expect(await employer.client.refusal(SAVE_COMPANY, { input })).toMatchObject({
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

  test('reads its numbers with +91 or 0 before them, and refuses what is no number of India and years that cannot be', async () => {
    const employer = await registerEmployer(portal);
    await completeCompany(employer, { contact: '+91 98765 43210', phone: '0261-234 5678' });
    expect(await companyOf(employer)).toMatchObject({ contact: '9876543210', phone: '2612345678' });
    const wrong = { contact: '0000000000', phone: '+44 20 7946 0000', yearEstablished: 1799 };
    expect(await employer.client.refusal(SAVE_COMPANY, { input: companyInput(wrong) })).toMatchObject({
      fields: {
        contact: ['This is not a mobile or landline number of India.'],
        phone: ['Only phone numbers of India can be entered here.'],
        yearEstablished: [expect.stringMatching(/^Year must be between 1800 and 20\d\d\.$/)],
      },
    });
  });

  test('needs at least one address', async () => {
    const employer = await registerEmployer(portal);
    expect(await employer.client.refusal(SAVE_COMPANY, { input: companyInput({ addresses: [] }) })).toMatchObject({
      fields: { addresses: ['At least one location is required.'] },
    });
  });

  test('cannot be saved over a change that the employer has not seen', async () => {
    const employer = await registerEmployer(portal);
    const { version } = await companyOf(employer);
    await completeCompany(employer, { version });
    const input = companyInput({ version, industry: 'Finance' });
    expect(await employer.client.refusal(SAVE_COMPANY, { input })).toMatchObject({
      code: 'STALE_VERSION',
      message: 'This record has been changed by someone else. Reload it and try again.',
    });
    expect((await companyOf(employer))['industry']).toBe('Textile');
  });

  test('is saved by one of two tabs that read the same version', async () => {
    const employer = await registerEmployer(portal);
    const { version } = await companyOf(employer);
    const save = (line1: string) =>
      employer.client.outcome(SAVE_COMPANY, { input: companyInput({ version, addresses: [addressInput({ line1 })] }) });
    expect((await Promise.all([save('A'), save('B')])).toSorted()).toEqual(['OK', 'STALE_VERSION']);
    expect((await companyOf(employer)).addresses).toHaveLength(1);
  });

  test('can be edited by a rejected employer, who is told why', async () => {
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
