import { expect, test } from 'vitest';
import { MAX_SKILL_LENGTH, MAX_SKILLS } from '../candidates/skills.js';
import { TEXT_LIMITS } from './text-limits.js';

test('the most skills of the greatest length fit into the text of skills, with comma and space', () => {
  expect(MAX_SKILLS * (MAX_SKILL_LENGTH + 2)).toBeLessThanOrEqual(TEXT_LIMITS.skillsText);
});

test('titles and descriptions of jobs are as long as the design says', () => {
  expect(TEXT_LIMITS.jobTitle).toBe(150);
  expect(TEXT_LIMITS.jobDescription).toBe(10_000);
});
