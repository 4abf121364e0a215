import { expect, test } from 'vitest';
import { openingsSearchPath } from './openings-search.js';

test('a search has the address of its list, and without anything asked the list itself', () => {
  expect(openingsSearchPath({ query: '', cities: [], location: null })).toBe('/job-alert/job-opportunites');
  expect(
    openingsSearchPath({
      query: 'accounts & GST',
      location: 'Surat',
      experience: 0,
      workModes: ['WORK_FROM_HOME'],
      salaryBands: ['UP_TO_2_LAKH'],
      cities: ['Surat', 'Navsari'],
    }),
  ).toBe(
    '/job-alert/job-opportunites?title=accounts+%26+GST&location=Surat&experience=0&mode=work-from-home&salary=up-to-2-lakh&city=Surat&city=Navsari',
  );
});
