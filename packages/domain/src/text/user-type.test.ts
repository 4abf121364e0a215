import { expect, test } from 'vitest';
import { USER_TYPES, userTypeFromWire, userTypeToWire } from './user-type.js';

test('user types are lower case in the wire format', () => {
  expect(USER_TYPES.map(userTypeToWire)).toEqual(['candidate', 'employer', 'admin']);
});

test('a user type is parsed in any case', () => {
  expect(userTypeFromWire('Candidate')).toBe('CANDIDATE');
  expect(userTypeFromWire('EMPLOYER')).toBe('EMPLOYER');
  expect(userTypeFromWire('admin')).toBe('ADMIN');
});

test('an unknown user type gives undefined', () => {
  expect(userTypeFromWire('root')).toBeUndefined();
  expect(userTypeFromWire('')).toBeUndefined();
});
