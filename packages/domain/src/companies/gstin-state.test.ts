import { expect, test } from 'vitest';
import { STATES } from '../india/india.js';
import { gstinState } from './gstin-state.js';

const codes = Array.from({ length: 100 }, (_, code) => String(code).padStart(2, '0'));

test('every state and union territory has a code, and no code means anything else', () => {
  const named = codes.flatMap((code) => gstinState(`${code}AAPFU0939F1ZV`) ?? []);
  expect(new Set(named)).toEqual(new Set(STATES));
});

test('a GSTIN names the state in which it was registered', () => {
  expect(gstinState('24AAPFU0939F1ZV')).toBe('Gujarat');
  expect(gstinState('27AAPFU0939F1ZV')).toBe('Maharashtra');
  expect(gstinState('99AAPFU0939F1ZV')).toBeNull();
  expect(gstinState('GSTIN')).toBeNull();
});
