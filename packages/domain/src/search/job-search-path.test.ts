import { expect, test } from 'vitest';
import { jobSearchPath } from './job-search-path.js';

test('the URL of a search contains its filters, and an empty search has the URL of the list', () => {
  expect(jobSearchPath({ query: '', cities: [], location: null })).toBe('/job-alert/job-opportunites');
  expect(
    jobSearchPath({
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
