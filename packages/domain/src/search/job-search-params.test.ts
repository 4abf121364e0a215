import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseJobSearch } from './job-search-params.js';
import { jobSearchPath } from './job-search-path.js';
import { withQueryFilters } from './query-filters.js';

const word = fc.string({ minLength: 1, maxLength: 12 }).filter((text) => text.trim() === text && text !== '');

test('a search is unchanged when its URL is parsed', () => {
  const search = fc.record({
    query: fc.option(word),
    location: fc.option(word),
    experience: fc.option(fc.nat(40)),
    workModes: fc.subarray(['ONSITE', 'REMOTE', 'HYBRID', 'WORK_FROM_HOME'] as const),
    jobTypes: fc.subarray(['FULL_TIME', 'PART_TIME'] as const),
    experienceBands: fc.subarray(['FRESHER', 'YEARS_1_TO_2', 'YEARS_OVER_10'] as const),
    salaryBands: fc.subarray(['UP_TO_2_LAKH', 'OVER_10_LAKH'] as const),
    industries: fc.array(word, { maxLength: 3 }),
    cities: fc.array(word, { maxLength: 3 }),
    minSalary: fc.option(fc.integer({ min: 1, max: 1_000_000_000 })),
  });
  fc.assert(
    fc.property(search, (input) => {
      const address = new URL(jobSearchPath(input), 'https://jobs.example');
      const parsed = parseJobSearch(address.searchParams);
      expect(jobSearchPath(parsed)).toBe(jobSearchPath(withQueryFilters(input)));
      expect(jobSearchPath(withQueryFilters(parsed))).toBe(jobSearchPath(parsed));
    }),
  );
});

test('unknown or empty values in a URL are ignored', () => {
  const parsed = parseJobSearch(new URLSearchParams('mode=moon&experience=many&title=+&city=&years=fresher&shown=40'));
  expect(jobSearchPath(parsed)).toBe('/job-alert/job-opportunites?years=fresher');
});

test('words in the URL that name a filter become that filter', () => {
  expect(parseJobSearch(new URLSearchParams('title=part+time+tutor&mode=hybrid&location=remote'))).toMatchObject({
    query: 'tutor',
    location: null,
    jobTypes: ['PART_TIME'],
    workModes: ['REMOTE', 'HYBRID', 'WORK_FROM_HOME'],
  });
});
