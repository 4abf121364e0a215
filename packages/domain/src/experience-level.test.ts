import { expect, test } from 'vitest';
import {
  EXPERIENCE_LEVEL_LABELS,
  EXPERIENCE_LEVELS,
  experienceLevelFromEdge,
  experienceLevelToEdge,
} from './experience-level.js';

test('experience levels go out in lower case and come back in any case', () => {
  for (const level of EXPERIENCE_LEVELS) {
    expect(experienceLevelFromEdge(experienceLevelToEdge(level).toUpperCase())).toBe(level);
    expect(EXPERIENCE_LEVEL_LABELS[level].toUpperCase()).toBe(level);
  }
});

test('another word is no experience level', () => {
  expect(experienceLevelFromEdge('senior')).toBeUndefined();
});
