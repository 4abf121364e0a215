import { describe, expect, test } from 'vitest';
import { companyMergeEffects, type MergingCompany, validateCompanyMerge } from './company-merge.js';

const company = (values: Partial<MergingCompany> = {}): MergingCompany => ({
  name: 'Surat Silk Mills',
  gstin: '24ABCDE1234F1Z5',
  approvalState: 'APPROVED',
  isActive: true,
  ownerName: 'Asha Patel',
  members: 2,
  invitations: 0,
  jobs: 0,
  applications: 0,
  interviews: 0,
  notes: 0,
  joinRequests: 0,
  waiting: 0,
  ...values,
});
const branch = (values: Partial<MergingCompany> = {}) =>
  company({ name: 'Tapi Silk', ownerName: 'Ravi Desai', ...values });

describe('a merge of two companies', () => {
  test('needs the same GSTIN, however it is written', () => {
    expect(validateCompanyMerge(company(), branch({ gstin: '24abcde1234f1z5' }))).toBeNull();
    const otherGstin = 'Only companies with the same GSTIN can be merged, and these have different ones.';
    expect(validateCompanyMerge(company(), branch({ gstin: '27ABCDE1234F1Z5' }))).toBe(otherGstin);
    expect(validateCompanyMerge(company({ gstin: '' }), branch({ gstin: '' }))).toBe(otherGstin);
  });

  test('needs two active companies', () => {
    const inactive = branch({ isActive: false });
    const sentence = 'Tapi Silk is deactivated. Activate it before you merge it.';
    expect(validateCompanyMerge(company(), inactive)).toBe(sentence);
    expect(validateCompanyMerge(inactive, company())).toBe(sentence);
  });

  test('keeps the approved company', () => {
    const pending = branch({ approvalState: 'PENDING' });
    expect(validateCompanyMerge(company(), pending)).toBeNull();
    expect(validateCompanyMerge(pending, pending)).toBeNull();
    expect(validateCompanyMerge(pending, company())).toBe(
      'Surat Silk Mills is approved, but Tapi Silk is not. Keep the approved company, or approve the other one first.',
    );
  });

  test('has at most 100 members with open invitations', () => {
    expect(validateCompanyMerge(company({ members: 60 }), branch({ members: 38, invitations: 2 }))).toBeNull();
    expect(validateCompanyMerge(company({ members: 60 }), branch({ members: 38, invitations: 3 }))).toBe(
      'Together the companies have more than 100 members. Ask their owners to remove some first.',
    );
  });

  test('is described by the records that move and by what follows', () => {
    const counts = {
      members: 3,
      invitations: 1,
      jobs: 2,
      applications: 1_200,
      interviews: 1,
      notes: 1,
      joinRequests: 1,
    };
    expect(companyMergeEffects(company(), branch({ ...counts, waiting: 2, approvalState: 'PENDING' }))).toEqual([
      '3 members, 1 open invitation, 2 jobs, 1,200 applications, 1 interview, 1 note and 1 request to join go over, each with its history.',
      'Asha Patel stays the owner. The owner of the company that ends, Ravi Desai, becomes a recruiter.',
      'Recruiters of both companies can then open the applicants of both.',
      'Candidates see its jobs under the name, website and description of Surat Silk Mills.',
      'Its approved jobs become public.',
      '2 requests about its jobs and applications wait in the queue as before.',
      'The request to approve the company that ends is withdrawn.',
      'The profile and the locations of the company that ends are deleted.',
      'Its people and the owner of the company that stays get an email. Nobody has to log in again.',
      'This cannot be undone.',
    ]);
    expect(companyMergeEffects(company(), branch({ members: 1 }))[0]).toBe('1 member goes over, with its history.');
    expect(companyMergeEffects(company(), branch())).not.toContain('Its approved jobs become public.');
  });
});
