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

it('parses a sort order in any case and rejects unknown ones', () => {
  expect(sortFromWire(JOB_SORTS, ' Title_desc ')).toBe('TITLE_DESC');
  expect(sortFromWire(JOB_SORTS, 'employer_name')).toBeUndefined();
  expect(sortFromWire(JOB_SORTS, 'toString')).toBeUndefined();
});

it('formats each sort order in lower case and begins each list with "latest"', () => {
  const sortWords = (sorts: Sorts): string[] => Object.keys(sorts).map(sortToWire);
  expect(sortWords(APPLICATION_SORTS)).toEqual(['latest', 'oldest', 'changed_latest', 'changed_oldest']);
  for (const sorts of ALL) {
    expect(sortWords(sorts)[0]).toBe('latest');
    for (const word of sortWords(sorts)) expect(sortFromWire(sorts, word)?.toLowerCase()).toBe(word);
  }
});

it('has a different label for each sort order of a list', () => {
  for (const sorts of ALL) {
    const labels = Object.values(sorts).map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
  }
});

it.each(ALL)('maps each sort order to a different field and direction', (sorts) => {
  const orders = Object.values(sorts).map(({ orderBy: { field, direction } }) => `${field} ${direction}`);
  expect(new Set(orders).size).toBe(orders.length);
});
