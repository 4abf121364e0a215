import { describe, expect, test } from 'vitest';
import { emailedMembers } from './job-people.js';

const member = (id: string, changes: object = {}) => ({
  id,
  role: 'RECRUITER' as const,
  isActive: true,
  hasAccepted: true,
  isNamed: false,
  ...changes,
});
const owner = (changes: object = {}) => ({ ...member('owner', changes), role: 'OWNER' as const });
const ids = (members: Parameters<typeof emailedMembers>[0]) =>
  emailedMembers(members).map((one) => (one as unknown as { id: string }).id);

describe('the people who get the emails of a job', () => {
  test('are everyone who works for the company, without open invitations and inactive members', () => {
    expect(ids([owner(), member('a'), member('b', { hasAccepted: false }), member('c', { isActive: false })])).toEqual([
      'owner',
      'a',
    ]);
  });

  test('are the people that the job names', () => {
    expect(ids([owner(), member('a', { isNamed: true }), member('b')])).toEqual(['a']);
  });

  test('are everyone if none of the named people can get them', () => {
    expect(ids([owner(), member('a', { isNamed: true, isActive: false }), member('b')])).toEqual(['owner', 'b']);
  });

  test('are the owner if nobody has an active account', () => {
    expect(ids([owner({ hasAccepted: false }), member('a', { isActive: false })])).toEqual(['owner']);
  });
});
