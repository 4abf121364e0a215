import { expect, test } from 'vitest';
import { qualificationLevel } from './qualification-level.js';

test.each([
  [['B.Com', 'M.Com'], 'POSTGRADUATE'],
  [['12th', '10th'], 'TWELFTH'],
  [['ITI Fitter'], 'DIPLOMA'],
  [['Certificate in pottery'], 'OTHER'],
  [[], null],
])('the highest qualification of %j is %s', (qualifications, level) => {
  expect(qualificationLevel(qualifications)).toBe(level);
});
