import { describe, expect, test } from 'vitest';
import {
  canBecomeOwner,
  managesCompany,
  type Membership,
  roleAllows,
  validateInvitation,
  validateInvitationCount,
  validateInvitingCompany,
} from './company-member.js';

describe('a role in a company', () => {
  test('manages the company as an owner, not as a recruiter', () => {
    expect(managesCompany('OWNER')).toBe(true);
    expect(managesCompany('RECRUITER')).toBe(false);
  });

  test('becomes that of the owner only for a recruiter who has accepted the invitation', () => {
    expect(canBecomeOwner({ role: 'RECRUITER', isInvited: false })).toBe(true);
    expect(canBecomeOwner({ role: 'RECRUITER', isInvited: true })).toBe(false);
    expect(canBecomeOwner({ role: 'OWNER', isInvited: false })).toBe(false);
  });

  test('recruits as an owner and as a recruiter, and gives feedback on interviews in every role', () => {
    const allowed = (permission: 'RECRUIT' | 'INTERVIEW') =>
      (['OWNER', 'RECRUITER', 'INTERVIEWER'] as const).map((role) => roleAllows(role, permission));
    expect(allowed('RECRUIT')).toEqual([true, true, false]);
    expect(allowed('INTERVIEW')).toEqual([true, true, true]);
  });
});

describe('another invitation', () => {
  test('is possible for an approved company alone', () => {
    expect(validateInvitingCompany('APPROVED')).toBeNull();
    for (const state of ['PENDING', 'REJECTED'] as const)
      expect(validateInvitingCompany(state)).toBe(
        'You can invite colleagues as soon as we have approved your company.',
      );
  });

  test('is possible up to 20 open invitations and 100 members', () => {
    expect(validateInvitationCount({ members: 99, open: 19 })).toBeNull();
    expect(validateInvitationCount({ members: 50, open: 20 })).toBe(
      'At most 20 invitations can be open. Revoke one, or wait until one is accepted.',
    );
    expect(validateInvitationCount({ members: 100, open: 0 })).toBe('A company can have at most 100 members.');
  });
});

describe('the invitation of a person who has an account', () => {
  const at = new Date('2026-11-20T06:30:00.000Z');
  const membership = (values: Partial<Membership> = {}): Membership => ({
    userId: '8',
    companyId: '7',
    removedAt: null,
    deactivatedAt: null,
    ...values,
  });

  test('is possible for a removed member, to the same company and to another', () => {
    for (const companyId of ['7', '9']) expect(validateInvitation(membership({ removedAt: at }), companyId)).toBeNull();
  });

  test('is refused for others, and to another company for the account with the id of a company', () => {
    expect(validateInvitation(null, '7')).toBe('emailTaken');
    expect(validateInvitation(membership(), '7')).toBe('emailTaken');
    const first = membership({ userId: '7', removedAt: at });
    expect(validateInvitation(first, '9')).toBe('emailTaken');
    expect(validateInvitation(first, '7')).toBeNull();
  });

  test('is refused while a deactivation lasts, and only the company of the member learns why', () => {
    for (const removedAt of [null, at]) {
      const deactivated = membership({ removedAt, deactivatedAt: at });
      expect(validateInvitation(deactivated, '7')).toBe('deactivated');
      expect(validateInvitation(deactivated, '9')).toBe('emailTaken');
    }
  });
});
