import { expect, test } from 'vitest';
import { validate } from '../fields/validation.js';
import {
  API_SCOPES,
  apiKeyStatus,
  apiScopeToWire,
  MAX_API_CLIENT_NAME_LENGTH,
  MAX_KEY_NETWORKS,
  newApiClientSchema,
} from './api-scopes.js';

const TODAY = '2026-11-22';
const outcome = (values: object) =>
  validate(newApiClientSchema(TODAY), { name: 'Board', scopes: ['WEBHOOKS'], ...values });
const errors = (values: object) => {
  const checked = outcome(values);
  return checked.ok ? {} : checked.errors;
};

test('scopes contain a colon in the wire format', () => {
  expect(API_SCOPES.map(apiScopeToWire)).toEqual(['jobs:read', 'reports:read', 'applications:read', 'webhooks']);
});

test('a key requires a name and a scope', () => {
  expect(errors({ name: ' ', scopes: [] })).toEqual({
    name: ['Name is required.'],
    scopes: ['Scope is required.'],
  });
  expect(outcome({ name: 'x'.repeat(MAX_API_CLIENT_NAME_LENGTH + 1) }).ok).toBe(false);
  expect(outcome({ name: ' Board ', scopes: ['JOBS_READ', 'JOBS_READ'] })).toEqual({
    ok: true,
    value: { name: 'Board', scopes: ['JOBS_READ'], validThrough: null, networks: [] },
  });
});

test('a key can have a last day and a list of normalised networks', () => {
  expect(outcome({ validThrough: TODAY, networks: ['203.0.113.7', ' 203.0.113.7/32', '2001:DB8::/48'] })).toMatchObject(
    {
      value: { validThrough: TODAY, networks: ['203.0.113.7', '2001:db8::/48'] },
    },
  );
  expect(errors({ validThrough: '2031-11-23' })).toEqual({
    validThrough: ['Valid through must not be after 22/11/2031.'],
  });
  expect(errors({ validThrough: '2026-11-21' })).toEqual({
    validThrough: ['Valid through cannot be a day in the past.'],
  });
  expect(errors({ networks: ['203.0.113.7', 'the office', 'home'] })).toEqual({
    networks: ['“the office” is not an address. Enter one such as 203.0.113.7, or a network such as 203.0.113.0/24.'],
  });
  expect(errors({ networks: Array<string>(MAX_KEY_NETWORKS + 1).fill('203.0.113.7') })).toEqual({
    networks: ['Enter at most 20 addresses.'],
  });
});

test.each([
  [{ isActive: true, validThrough: null }, 'ACTIVE'],
  [{ isActive: true, validThrough: '2026-12-07' }, 'ACTIVE'],
  [{ isActive: true, validThrough: '2026-12-06' }, 'ENDS_SOON'],
  [{ isActive: true, validThrough: TODAY }, 'ENDS_SOON'],
  [{ isActive: true, validThrough: '2026-11-21' }, 'EXPIRED'],
  [{ isActive: false, validThrough: '2026-11-21' }, 'REVOKED'],
])('the key %o has the status %s', (key, status) => {
  expect(apiKeyStatus(key, TODAY)).toBe(status);
});
