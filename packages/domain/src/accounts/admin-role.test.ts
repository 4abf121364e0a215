import { describe, expect, test } from 'vitest';
import { isOfOwnAccount, rolesAllowedTo } from './admin-role.js';

describe('the roles of administrators', () => {
  test.each([
    ['Mutation.deleteUsers', ['ADMINISTRATOR']],
    ['Mutation.mergeCandidates', ['ADMINISTRATOR']],
    ['Query.apiClients', ['ADMINISTRATOR']],
    ['Mutation.decideApproval', ['ADMINISTRATOR', 'RECRUITER']],
    ['Mutation.revealIdentityNumber', ['ADMINISTRATOR', 'RECRUITER']],
    ['Mutation.setAdminEmailPreference', ['ADMINISTRATOR', 'RECRUITER']],
    ['Export.found-candidates', ['ADMINISTRATOR', 'RECRUITER']],
    ['Query.reports', ['ADMINISTRATOR', 'RECRUITER', 'READER']],
    ['Mutation.signOut', ['ADMINISTRATOR', 'RECRUITER', 'READER']],
    ['Mutation.somethingNew', ['ADMINISTRATOR']],
  ])('allow %s to %j', (action, roles) => {
    expect(rolesAllowedTo(action)).toEqual(roles);
  });

  test('allow only actions for their own account without a required second factor', () => {
    expect(isOfOwnAccount('Mutation.startSecondFactor')).toBe(true);
    expect(isOfOwnAccount('Query.candidates')).toBe(false);
  });
});
