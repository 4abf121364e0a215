import { expect, test } from 'vitest';
import { inviteAdministratorSchema, validateAdministratorCount } from './administrator-input.js';

test('at most 20 invitations of administrators are open, and there are at most 100 administrators', () => {
  expect(validateAdministratorCount({ members: 99, open: 19 })).toBeNull();
  expect(validateAdministratorCount({ members: 30, open: 20 })).toContain('At most 20 invitations');
  expect(validateAdministratorCount({ members: 100, open: 0 })).toBe('The portal can have at most 100 administrators.');
});

test('an invitation of an administrator needs a name, an address and a role', () => {
  const input = { firstName: 'Nita', lastName: 'Shah', email: 'Nita@Office.example', role: 'READER' };
  expect(inviteAdministratorSchema.parse({ ...input, secondFactorRequired: true })).toMatchObject({
    email: 'nita@office.example',
    role: 'READER',
  });
  expect(inviteAdministratorSchema.safeParse({ ...input, role: 'OWNER', secondFactorRequired: true }).success).toBe(
    false,
  );
});
