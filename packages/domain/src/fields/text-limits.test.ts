import { expect, test } from 'vitest';
import { MAX_SKILL_LENGTH, MAX_SKILLS } from '../candidates/skills.js';
import { TEXT_LIMITS } from './text-limits.js';

test('the maximum number of skills of maximum length fits into the text of skills', () => {
  expect(MAX_SKILLS * (MAX_SKILL_LENGTH + 2)).toBeLessThanOrEqual(TEXT_LIMITS.skillsText);
});

test('job titles have up to 150 characters and job descriptions up to 10,000', () => {
  expect(TEXT_LIMITS.jobTitle).toBe(150);
  expect(TEXT_LIMITS.jobDescription).toBe(10_000);
});
