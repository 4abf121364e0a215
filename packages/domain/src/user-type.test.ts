import { expect, test } from 'vitest';
import { USER_TYPES, userTypeFromEdge, userTypeToEdge } from './user-type.js';

test('user types are lower case at the edge', () => {
  expect(USER_TYPES.map(userTypeToEdge)).toEqual(['candidate', 'employer', 'admin']);
});

test('a user type is read in any case', () => {
  expect(userTypeFromEdge('Candidate')).toBe('CANDIDATE');
  expect(userTypeFromEdge('EMPLOYER')).toBe('EMPLOYER');
  expect(userTypeFromEdge('admin')).toBe('ADMIN');
});

test('an unknown user type is nothing', () => {
  expect(userTypeFromEdge('root')).toBeUndefined();
  expect(userTypeFromEdge('')).toBeUndefined();
});
