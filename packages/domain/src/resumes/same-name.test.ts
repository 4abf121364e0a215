import { expect, test } from 'vitest';
import { isSameName } from './same-name.js';

test.each([
  ['Krupa Patel', 'PATEL KRUPA RAMESHBHAI'],
  ['Krupa Patel', 'Patel Krupaben'],
  ['Krupa Rameshbhai Patel', 'KRUPA PATEL'],
  ['Krupa Ramesh Patel', 'Patel K. R.'],
  ['कृपा पटेल', 'पटेल कृपा'],
])('%s is the name %s', (account, resume) => {
  expect(isSameName(account, resume)).toBe(true);
});

test.each([
  ['Krupa Patel', 'Krupa Shah'],
  ['Asha Patel', 'PATEL KRUPA RAMESHBHAI'],
  ['Krupa Patel', 'Krupali Patel'],
  ['Ben Thomas', 'Thomas John'],
  ['', 'Krupa Patel'],
])('%s is not the name %s', (account, resume) => {
  expect(isSameName(account, resume)).toBe(false);
});
