import { expect, it } from 'vitest';
import {
  APPLICATION_SORTS,
  CANDIDATE_SORTS,
  COMPANY_SORTS,
  JOB_SORTS,
  type Sorts,
  sortFromWire,
  sortToWire,
} from './list-sorts.js';

const ALL: readonly Sorts[] = [COMPANY_SORTS, CANDIDATE_SORTS, JOB_SORTS, APPLICATION_SORTS];

it('reads an order in any case and knows no others', () => {
  expect(sortFromWire(JOB_SORTS, ' Title_desc ')).toBe('TITLE_DESC');
  expect(sortFromWire(JOB_SORTS, 'employer_name')).toBeUndefined();
  expect(sortFromWire(JOB_SORTS, 'toString')).toBeUndefined();
});

it('writes every order in lower case, and each list begins with its own order', () => {
  const sortWords = (sorts: Sorts): string[] => Object.keys(sorts).map(sortToWire);
  expect(sortWords(APPLICATION_SORTS)).toEqual(['latest', 'oldest', 'changed_latest', 'changed_oldest']);
  for (const sorts of ALL) {
    expect(sortWords(sorts)[0]).toBe('latest');
    for (const word of sortWords(sorts)) expect(sortFromWire(sorts, word)?.toLowerCase()).toBe(word);
  }
});

it('words each order of a list once', () => {
  for (const sorts of ALL) {
    const labels = Object.values(sorts).map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
  }
});

it.each(ALL)('means another order of the graph by each word', (sorts) => {
  const meant = Object.values(sorts).map(({ orderBy: { field, direction } }) => `${field} ${direction}`);
  expect(new Set(meant).size).toBe(meant.length);
});
