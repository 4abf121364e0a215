import { expect, test } from 'vitest';
import { API_CLIENT_NAME_LENGTH, API_SCOPES, apiScopeToEdge, newApiClientSchema } from './api-scopes.js';
import { validate } from './validation.js';

test('scopes are written with a colon outside', () => {
  expect(API_SCOPES.map(apiScopeToEdge)).toEqual(['jobs:read', 'reports:read', 'webhooks']);
});

test('a key needs a name and a scope', () => {
  expect(validate(newApiClientSchema, { name: ' ', scopes: [] })).toEqual({
    ok: false,
    errors: { name: ['Name is required.'], scopes: ['Scope is required.'] },
  });
  expect(validate(newApiClientSchema, { name: 'x'.repeat(API_CLIENT_NAME_LENGTH + 1), scopes: ['JOBS_READ'] }).ok).toBe(
    false,
  );
  expect(validate(newApiClientSchema, { name: ' Board ', scopes: ['JOBS_READ', 'JOBS_READ'] })).toEqual({
    ok: true,
    value: { name: 'Board', scopes: ['JOBS_READ'] },
  });
});
