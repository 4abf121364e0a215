import { expect, it } from 'vitest';
import {
  APPLICATION_ORDERS,
  APPLICATION_SORTS,
  CANDIDATE_SORTS,
  COMPANY_SORTS,
  JOB_ORDERS,
  JOB_SORTS,
  sortFromEdge,
  sortWords,
} from './list-sorts.js';

const ALL: readonly Readonly<Record<string, string>>[] = [COMPANY_SORTS, CANDIDATE_SORTS, JOB_SORTS, APPLICATION_SORTS];

it('reads an order in any case and knows no others', () => {
  expect(sortFromEdge(JOB_SORTS, ' Title_desc ')).toBe('TITLE_DESC');
  expect(sortFromEdge(JOB_SORTS, 'employer_name')).toBeUndefined();
  expect(sortFromEdge(JOB_SORTS, 'toString')).toBeUndefined();
});

it('writes every order in lower case, and each list begins with its own order', () => {
  expect(sortWords(APPLICATION_SORTS)).toEqual(['latest', 'oldest', 'changed_latest', 'changed_oldest']);
  for (const sorts of ALL) {
    expect(sortWords(sorts)[0]).toBe('latest');
    for (const word of sortWords(sorts)) expect(sortFromEdge(sorts, word)?.toLowerCase()).toBe(word);
  }
});

it('words each order of a list once', () => {
  for (const sorts of ALL) {
    expect(new Set(Object.values(sorts)).size).toBe(Object.keys(sorts).length);
  }
});

it.each([JOB_ORDERS, APPLICATION_ORDERS])('means another order of the graph by each word', (orders) => {
  const meant = Object.values(orders).map(({ field, direction }) => `${field} ${direction}`);
  expect(new Set(meant).size).toBe(meant.length);
});
