import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withQueryFilters } from './query-filters.js';

describe('filter words', () => {
  test.each([
    ['work from home', { query: null, workModes: ['REMOTE', 'WORK_FROM_HOME'] }],
    ['Work-From-Home accountant', { query: 'accountant', workModes: ['REMOTE', 'WORK_FROM_HOME'] }],
    ['data entry wfh jobs', { query: 'data entry', workModes: ['REMOTE', 'WORK_FROM_HOME'] }],
    ['ghar baithe kaam', { query: null, workModes: ['REMOTE', 'WORK_FROM_HOME'] }],
    ['remote developer', { query: 'developer', workModes: ['REMOTE', 'WORK_FROM_HOME'] }],
    ['jobs for freshers', { query: null, experienceBands: ['FRESHER'] }],
    ['fresher accountant', { query: 'accountant', experienceBands: ['FRESHER'] }],
    ['part time', { query: null, jobTypes: ['PART_TIME'] }],
    ['parttime tutor', { query: 'tutor', jobTypes: ['PART_TIME'] }],
    ['full-time driver', { query: 'driver', jobTypes: ['FULL_TIME'] }],
    [
      'part time work from home typing',
      { query: 'typing', jobTypes: ['PART_TIME'], workModes: ['REMOTE', 'WORK_FROM_HOME'] },
    ],
  ])('are replaced by filters in %s', (query, expected) => {
    expect(withQueryFilters({ query })).toMatchObject(expected);
  });

  test.each([
    ['jobs', null],
    ['job vacancy near me', null],
    ['नौकरी', null],
    ['નોકરી જોઈએ', null],
    ['accountant jobs in surat', 'accountant surat'],
    ['urgent, driver', 'driver'],
    ['part time evening', null],
    ['accountant 2 years 20k salary job', 'accountant'],
  ])('and fillers leave only words with a meaning: %s', (query, rest) => {
    expect(withQueryFilters({ query }).query).toBe(rest);
  });

  test.each([
    ['India', null],
    ['surat city', 'surat'],
    ['near me', null],
    ['mumbai or pune', 'mumbai, pune'],
  ])('and fillers leave only places: %s', (location, rest) => {
    expect(withQueryFilters({ location }).location).toBe(rest);
  });

  test('become years and pay, unless these are chosen', () => {
    expect(withQueryFilters({ query: 'driver 2 years 3 lakh' })).toMatchObject({ experience: 2, minSalary: 300_000 });
    expect(withQueryFilters({ query: 'driver 2 years 3 lakh', experience: 5, minSalary: 1 })).toMatchObject({
      query: 'driver',
      experience: 5,
      minSalary: 1,
    });
  });

  test.each([
    'accountant',
    'a/c technician',
    'store in charge',
    'new bombay cashier',
    'c.a',
    'post graduate',
    'home loan',
    'remote sensing engineer',
    'apartment timekeeper',
    'time keeper',
    'full stack',
  ])('are not recognised in %s', (query) => {
    const search = { query, location: 'Surat' };
    expect(withQueryFilters(search)).toBe(search);
  });

  test('are recognised in the location', () => {
    expect(withQueryFilters({ query: 'accountant', location: 'Remote' })).toMatchObject({
      query: 'accountant',
      location: null,
      workModes: ['REMOTE', 'WORK_FROM_HOME'],
    });
  });

  test('are added once to the selected filters', () => {
    expect(
      withQueryFilters({ query: 'remote', workModes: ['HYBRID', 'REMOTE'], jobTypes: ['FULL_TIME'] }),
    ).toMatchObject({ workModes: ['REMOTE', 'HYBRID', 'WORK_FROM_HOME'], jobTypes: ['FULL_TIME'] });
  });

  test('are replaced only once, so that a second pass changes nothing', () => {
    const word = fc.constantFrom(
      'remote',
      'part',
      'time',
      'work',
      'from',
      'home',
      'fresher',
      'no',
      'experience',
      'accountant',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), (words) => {
        const once = withQueryFilters({ query: words.join(' ') });
        expect(withQueryFilters(once)).toEqual(once);
      }),
    );
  });
});
