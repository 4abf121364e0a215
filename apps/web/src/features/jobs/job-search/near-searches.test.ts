import { expect, test } from 'vitest';
import { describeSearch, parseSearchParams } from './job-search-params';
import { nearFilters, nearSearches } from './near-searches';

const near = (query: string) => nearSearches(parseSearchParams(new URLSearchParams(query))).map(describeSearch);

test('near a search are those without one of its filters, for one of its words, and in its place', () => {
  expect(near('title=general+manager&location=Surat&mode=remote')).toEqual([
    'in Surat · Remote',
    '“general manager” · Remote',
    '“general manager” · in Surat',
    '“general” · in Surat · Remote',
    '“manager” · in Surat · Remote',
    '“general”',
    '“manager”',
    'in Surat',
    'All openings',
  ]);
});

test('near a search of one word are all openings', () => {
  expect(near('title=astronaut')).toEqual(['All openings']);
  expect(near('title=job+for+hr')).toEqual(['All openings']);
});

test('each is asked for as its list is, no more than the server counts', () => {
  expect(nearFilters(parseSearchParams(new URLSearchParams('city=Surat')))).toEqual([{}]);
  const cities = Array.from({ length: 20 }, (_, index) => `city=City+${index}`).join('&');
  expect(nearFilters(parseSearchParams(new URLSearchParams(`title=a&${cities}`)))).toHaveLength(20);
});
