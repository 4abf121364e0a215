import { expect, test } from 'vitest';
import { STATES } from '../india/india.js';
import { gstinState } from './gstin-state.js';

const codes = Array.from({ length: 100 }, (_, code) => String(code).padStart(2, '0'));

test('the GSTIN codes cover exactly the states and union territories', () => {
  const states = codes.flatMap((code) => gstinState(`${code}AAPFU0939F1ZV`) ?? []);
  expect(new Set(states)).toEqual(new Set(STATES));
});

test('a GSTIN contains the code of its state, and an unknown code gives null', () => {
  expect(gstinState('24AAPFU0939F1ZV')).toBe('Gujarat');
  expect(gstinState('27AAPFU0939F1ZV')).toBe('Maharashtra');
  expect(gstinState('99AAPFU0939F1ZV')).toBeNull();
  expect(gstinState('GSTIN')).toBeNull();
});
