import { describe, expect, test } from 'vitest';
import { leftOutText, suggestionText } from './suggestion-texts.js';

const required = { minExperience: 3, maxExperience: 5 };

describe('the reason of a suggestion', () => {
  test('names skills of the profile, of the resume and missing ones, experience and city', () => {
    const candidate = {
      profileSkills: ['Tally'],
      resumeSkills: ['GST'],
      missingSkills: ['Excel'],
      experienceMonths: 53,
      city: 'Surat',
    };
    expect(suggestionText(candidate, required)).toBe(
      'Tally, GST (resume), without Excel · 4 years for 3–5 years · Surat',
    );
  });

  test('shows unknown facts as unknown, and leaves out skills that a job does not name', () => {
    const candidate = { profileSkills: [], resumeSkills: [], missingSkills: [], experienceMonths: null, city: null };
    expect(suggestionText(candidate, required)).toBe('Experience unknown for 3–5 years · City unknown');
  });
});

test('the number of those left out is given with the reasons', () => {
  const leftOut = [
    { reason: 'APPLIED', count: 2 },
    { reason: 'REJECTED', count: 1 },
  ] as const;
  expect(leftOutText(leftOut)).toBe(
    '3 not shown: 2 applied within 30 days, 1 rejected by the company within 6 months.',
  );
});
