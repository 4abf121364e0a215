import { expect, test } from 'vitest';
import { validate } from '../fields/validation.js';
import { jobPreferencesSchema } from './job-preferences.js';

const read = (input: object) => validate(jobPreferencesSchema, input);

test('preferences are cleaned: numbers from text, cities and work modes without duplicates', () => {
  expect(
    read({
      expectedSalary: ' 420000 ',
      noticePeriod: 'DAYS_15',
      preferredCities: [' Surat', 'surat', '', 'Navsari'],
      workModes: ['HYBRID', 'ONSITE', 'HYBRID'],
      openTo: 'LOOKING',
      statedExperienceYears: 4,
    }),
  ).toEqual({
    ok: true,
    value: {
      expectedSalary: 420_000,
      noticePeriod: 'DAYS_15',
      preferredCities: ['Surat', 'Navsari'],
      workModes: ['ONSITE', 'HYBRID'],
      openTo: 'LOOKING',
      statedExperienceYears: 4,
    },
  });
});

test('preferences can all be absent or empty', () => {
  const none = {
    expectedSalary: null,
    noticePeriod: null,
    preferredCities: null,
    workModes: null,
    openTo: null,
    statedExperienceYears: null,
  };
  expect(read({})).toEqual({ ok: true, value: none });
  expect(read({ expectedSalary: '', noticePeriod: '', preferredCities: [], workModes: [], openTo: null })).toEqual({
    ok: true,
    value: none,
  });
});

test('a preference outside its bounds is named', () => {
  expect(
    read({
      expectedSalary: 1_000_000_001,
      noticePeriod: 'DAYS_45',
      preferredCities: ['a', 'b', 'c', 'd', 'e', 'f'],
      workModes: ['MOON'],
      openTo: 'MAYBE',
      statedExperienceYears: 51,
    }),
  ).toEqual({
    ok: false,
    errors: {
      expectedSalary: ['Expected Salary must be at most ₹100,00,00,000.'],
      noticePeriod: ['Choose a valid Notice Period.'],
      preferredCities: ['At most 5 cities are allowed.'],
      'workModes.0': ['Choose valid work modes.'],
      openTo: ['Choose a valid Open To.'],
      statedExperienceYears: ['Years of Experience must be from 0 to 50.'],
    },
  });
  expect(read({ expectedSalary: '4.2', preferredCities: ['x'.repeat(101)] })).toMatchObject({
    errors: {
      expectedSalary: ['Expected Salary must be in whole rupees a year.'],
      preferredCities: ['Each city must be at most 100 characters.'],
    },
  });
  expect(read({ expectedSalary: 0 })).toMatchObject({
    errors: { expectedSalary: ['Expected Salary must be at least ₹1.'] },
  });
});
