import { describe, expect, test } from 'vitest';
import { leftOutText, notSuggestedText, suggestionText } from './suggestion-texts.js';

const required = { minExperience: 3, maxExperience: 5, salaryMax: 4_50_000 };

describe('the reason of a suggestion', () => {
  test('names skills of the profile, of the resume and missing ones, experience and city', () => {
    const candidate = {
      profileSkills: ['Tally'],
      resumeSkills: ['GST'],
      missingSkills: ['Excel'],
      experienceMonths: 53,
      city: 'Surat',
      expectedSalary: 4_20_000,
      noticePeriod: 'DAYS_15',
    } as const;
    expect(suggestionText(candidate, required)).toBe(
      'Tally, GST (resume), without Excel · 4 years for 3–5 years · Surat · expects ₹4,20,000, budget ₹4,50,000 · notice: 15 days',
    );
  });

  test('shows unknown facts as unknown, and leaves out skills that a job does not name', () => {
    const unknown = { experienceMonths: null, city: null, expectedSalary: null, noticePeriod: null };
    const candidate = { profileSkills: [], resumeSkills: [], missingSkills: [], ...unknown };
    expect(suggestionText(candidate, required)).toBe(
      'Experience unknown for 3–5 years · City unknown · Salary unknown · Notice unknown',
    );
  });
});

test('the number of those left out is given with the reasons', () => {
  const leftOut = [
    { reason: 'APPLIED', count: 2 },
    { reason: 'REJECTED', count: 1 },
  ] as const;
  expect(leftOutText(leftOut)).toBe(
    '3 not shown: 2 applied to the company within 30 days, 1 rejected by the company within 6 months.',
  );
});

test('the reason why no job is suggested is given in words', () => {
  expect(notSuggestedText('NOT_LOOKING')).toBe('No jobs are suggested: not looking.');
});
