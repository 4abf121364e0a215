import { expect, test } from 'vitest';
import { describeSearch, parseSearchParams } from './job-search-params';
import { nearFilters, nearSearches } from './near-searches';

const near = (query: string) => nearSearches(parseSearchParams(new URLSearchParams(query))).map(describeSearch);

test('related searches drop a filter, keep a single word or keep only the place', () => {
  expect(near('title=general+manager&location=Surat&mode=remote')).toEqual([
    'in Surat · Remote',
    '“general manager” · Remote',
    '“general manager” · in Surat',
    '“general” · in Surat · Remote',
    '“manager” · in Surat · Remote',
    '“general manager”',
    '“general”',
    '“manager”',
    'in Surat',
  ]);
});

test('a search of a single word has no related searches, since all openings are not near', () => {
  expect(near('title=astronaut')).toEqual([]);
  expect(near('title=hr+executive')).toEqual([]);
});

test('related searches use the filter of their list and are at most 20', () => {
  expect(nearFilters(parseSearchParams(new URLSearchParams('title=hr&city=Surat')))).toEqual([
    { cities: ['Surat'] },
    { query: 'hr' },
  ]);
  const cities = Array.from({ length: 20 }, (_, index) => `city=City+${index}`).join('&');
  expect(nearFilters(parseSearchParams(new URLSearchParams(`title=a&${cities}`)))).toHaveLength(20);
});
