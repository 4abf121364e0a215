import { describe, expect, it } from 'vitest';
import { type CandidateFacts, candidateFit } from './candidate-fit.js';

const job = { skills: 2, minExperience: 3, maxExperience: 5 };
const ideal: CandidateFacts = {
  profileSkills: 2,
  resumeSkills: 0,
  title: 1,
  experienceMonths: 48,
  isNear: true,
  isPaidEnough: true,
};
const fit = (facts: Partial<CandidateFacts> = {}) => candidateFit(job, { ...ideal, ...facts });

describe('the fit of a candidate for a job', () => {
  it('is 100 with all skills, the title, the years and the place', () => {
    expect(fit()).toBe(100);
  });

  it.each<[string, Partial<CandidateFacts>, Partial<CandidateFacts>]>([
    ['a skill of the profile than of the resume', { profileSkills: 2 }, { profileSkills: 1, resumeSkills: 1 }],
    ['a skill of the resume than none', { profileSkills: 1, resumeSkills: 1 }, { profileSkills: 1 }],
    ['the right years than unknown ones', {}, { experienceMonths: null }],
    ['unknown years than wrong ones', { experienceMonths: null }, { experienceMonths: 12 }],
    ['a year too many than two', { experienceMonths: 6 * 12 }, { experienceMonths: 7 * 12 }],
    ['the same place than an unknown one', {}, { isNear: null }],
    ['an unknown place than another', { isNear: null }, { isNear: false }],
    ['a salary within the budget than an unknown one', {}, { isPaidEnough: null }],
    ['an unknown salary than one above the budget', { isPaidEnough: null }, { isPaidEnough: false }],
    ['skills than the title', { title: 0 }, { profileSkills: 0, title: 1 }],
  ])('is higher for %s', (_, better, worse) => {
    expect(fit(better)).toBeGreaterThan(fit(worse));
  });

  it('is 0 without a skill and the title, whatever else fits', () => {
    expect(fit({ profileSkills: 0, title: 0.4 })).toBe(0);
    expect(fit({ profileSkills: 0, title: 0.5 })).toBeGreaterThan(0);
    expect(fit({ profileSkills: 0, resumeSkills: 1, title: 0 })).toBeGreaterThan(0);
  });
});
