import { expect, test } from 'vitest';
import { findState, STATES } from './india.js';

test('India has 28 states and 8 union territories, each named once', () => {
  expect(STATES).toHaveLength(36);
  expect(new Set(STATES).size).toBe(36);
  expect(STATES.slice(0, 3)).toEqual(['Andhra Pradesh', 'Arunachal Pradesh', 'Assam']);
  expect(STATES).toContain('Ladakh');
  expect(STATES).toContain('Jammu and Kashmir');
});

test('a state is found in any case', () => {
  expect(findState(' gujarat ')).toBe('Gujarat');
  expect(findState('TAMIL NADU')).toBe('Tamil Nadu');
});

test('a name that is not a state of India is not found', () => {
  expect(findState('Texas')).toBeUndefined();
});
