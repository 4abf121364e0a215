import { EXPERIENCE_BANDS, SALARY_BANDS } from '@job-alert/domain/jobs/job-bands';
import { foldName } from '@job-alert/domain/search/job-search';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ALL_JOBS,
  activeFilters,
  isSelected,
  JOB_SORTS,
  type JobSearchState,
  parseSearchParams,
  toggleFacet,
  toSearchParams,
  toServerFilter,
  toServerOrder,
} from './job-search-params';

const text = fc.string({ unit: 'grapheme', maxLength: 30 }).map((typed) => typed.trim());
const names = fc
  .uniqueArray(
    text.filter((name) => name !== ''),
    { maxLength: 20, selector: foldName },
  )
  .map((some) => some.toSorted());
const anySearch: fc.Arbitrary<JobSearchState> = fc.record({
  title: text,
  location: text,
  experience: fc.oneof(
    fc.constant(''),
    fc.nat(99).map((years) => String(years)),
  ),
  chosen: fc.record({
    workModes: fc.subarray(['ONSITE', 'REMOTE', 'HYBRID', 'WORK_FROM_HOME']),
    jobTypes: fc.subarray(['FULL_TIME', 'PART_TIME']),
    experienceBands: fc.subarray([...EXPERIENCE_BANDS]),
    salaryBands: fc.subarray([...SALARY_BANDS]),
    industries: names,
    cities: names,
  }),
  minSalary: fc.option(fc.integer({ min: 1, max: 1_000_000_000 })),
  company: fc.oneof(fc.constant(''), fc.nat().map(String)),
  posted: fc.constantFrom(null, 1, 3, 7, 14, 30),
  sort: fc.constantFrom(...JOB_SORTS),
  visibleCount: fc.integer({ min: 1, max: 25 }).map((steps) => steps * 20),
});
const read = (query: string) => parseSearchParams(new URLSearchParams(query));

describe('the URL of a job search', () => {
  test('is parsed back to the search that it was written for', () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        expect(read(toSearchParams(search).toString())).toEqual(search);
      }),
    );
  });

  test('always parses to a search with exactly one canonical URL', () => {
    const parameter = fc.constantFrom(
      'title',
      'experience',
      'mode',
      'type',
      'years',
      'salary',
      'min-salary',
      'city',
      'company',
      'posted',
      'sort',
      'shown',
      'x',
    );
    const value = fc.oneof(
      text,
      fc.constantFrom(
        'remote',
        'hybrid',
        'full-time',
        'fresher',
        'best',
        'newest',
        '33',
        '1e9',
        '2 years',
        '20k salary jobs',
      ),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(parameter, value)), (parameters) => {
        const search = parseSearchParams(new URLSearchParams(parameters));
        const query = toSearchParams(search).toString();
        expect(read(query)).toEqual(search);
        expect(toSearchParams(read(query)).toString()).toBe(query);
      }),
    );
  });

  test('contains readable words', () => {
    expect(toSearchParams(ALL_JOBS).toString()).toBe('');
    const search = toggleFacet(
      toggleFacet({ ...ALL_JOBS, title: 'accountant' }, 'workModes', 'WORK_FROM_HOME'),
      'cities',
      'Navi Mumbai',
    );
    expect(toSearchParams({ ...search, sort: 'newest', visibleCount: 40 }).toString()).toBe(
      'title=accountant&mode=work-from-home&city=Navi+Mumbai&sort=newest&shown=40',
    );
  });

  test('contains a city only once, regardless of case', () => {
    expect(activeFilters(read('city=surat&city=Pune&city=Surat')).map(({ label }) => label)).toEqual(['Pune', 'Surat']);
  });

  test('limits the visible openings to steps of 20, from 20 to 500', () => {
    expect(['', '0', '-3', 'many', '21', '40', '1000000'].map((value) => read(`shown=${value}`).visibleCount)).toEqual([
      20, 20, 20, 20, 40, 40, 500,
    ]);
  });
});

describe('a selected filter', () => {
  test('is removed when it is selected again in any case, and resets the list to its first page', () => {
    fc.assert(
      fc.property(anySearch, fc.constantFrom('Surat', 'Navi Mumbai'), (search, city) => {
        const once = toggleFacet(search, 'cities', city);
        expect(isSelected(once, 'cities', city)).toBe(!isSelected(search, 'cities', city));
        expect(isSelected(toggleFacet(once, 'cities', city.toUpperCase()), 'cities', city)).toBe(
          !isSelected(once, 'cities', city),
        );
        expect(once.visibleCount).toBe(20);
      }),
    );
  });

  test('can be removed without removing the others', () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        const filters = activeFilters(search);
        for (const { without } of filters) expect(activeFilters(without)).toHaveLength(filters.length - 1);
        expect(toServerFilter(search) === undefined).toBe(filters.length === 0);
      }),
    );
    const search = read('title=silk&location=surat&experience=1&mode=remote&salary=lakh-2-to-4&city=Pune');
    expect(activeFilters(search).map(({ label }) => label)).toEqual([
      '“silk”',
      'in surat',
      '1 year',
      'Remote',
      '₹2 to 4 lakh',
      'Pune',
    ]);
  });
});

test('the server filter contains only valid given values, and the order only a chosen one', () => {
  expect(toServerFilter(read('experience=3&mode=remote&mode=hybrid&industry=Textile'))).toEqual({
    experience: 3,
    workModes: ['REMOTE', 'HYBRID'],
    industries: ['Textile'],
  });
  expect(toServerFilter(read('company=12&posted=3'))).toEqual({ companyId: '12', postedWithinDays: 3 });
  expect(toServerFilter(read('company=x&posted=4'))).toBeUndefined();
  expect(toServerOrder({ ...ALL_JOBS, sort: 'salary' })).toEqual({ field: 'SALARY', direction: 'DESC' });
  expect(toServerOrder({ ...ALL_JOBS, sort: 'match' })).toEqual({ field: 'MATCH', direction: 'DESC' });
  expect(toServerOrder(ALL_JOBS)).toBeUndefined();
  expect(toServerOrder({ ...ALL_JOBS, sort: 'oldest' })).toEqual({ field: 'POSTED_AT', direction: 'ASC' });
});
