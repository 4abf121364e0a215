import { expect, test } from 'vitest';
import { EXPERIENCE_LEVEL_LABELS, EXPERIENCE_LEVELS, experienceLevelNames } from './experience-level.js';

test('experience levels are parsed from the wire format in any case', () => {
  for (const level of EXPERIENCE_LEVELS) {
    expect(experienceLevelNames.fromWire(experienceLevelNames.toWire(level).toUpperCase())).toBe(level);
    expect(EXPERIENCE_LEVEL_LABELS[level].toUpperCase()).toBe(level);
  }
});

test('an unknown word is not an experience level', () => {
  expect(experienceLevelNames.fromWire('senior')).toBeUndefined();
});
