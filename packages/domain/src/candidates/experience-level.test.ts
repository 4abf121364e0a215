import { expect, test } from 'vitest';
import {
  EXPERIENCE_LEVEL_LABELS,
  EXPERIENCE_LEVELS,
  experienceLevelFromWire,
  experienceLevelToWire,
} from './experience-level.js';

test('experience levels go out in lower case and come back in any case', () => {
  for (const level of EXPERIENCE_LEVELS) {
    expect(experienceLevelFromWire(experienceLevelToWire(level).toUpperCase())).toBe(level);
    expect(EXPERIENCE_LEVEL_LABELS[level].toUpperCase()).toBe(level);
  }
});

test('another word is no experience level', () => {
  expect(experienceLevelFromWire('senior')).toBeUndefined();
});
