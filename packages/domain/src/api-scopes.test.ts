import { expect, test } from 'vitest';
import { API_SCOPES, apiScopeToEdge } from './api-scopes.js';

test('scopes are written with a colon outside', () => {
  expect(API_SCOPES.map(apiScopeToEdge)).toEqual(['jobs:read', 'reports:read']);
});
