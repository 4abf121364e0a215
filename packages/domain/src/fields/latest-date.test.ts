import { expect, test } from 'vitest';
import { latestDate, validateLatestDate } from './latest-date.js';

test('future dates are accepted up to some years after today', () => {
  const today = '2028-02-29';
  expect([
    latestDate('deadline', today),
    latestDate('interview', today),
    latestDate('joining', today),
    latestDate('apiKey', today),
    latestDate('followUp', today),
  ]).toEqual(['2030-02-28', '2029-02-28', '2030-02-28', '2033-02-28', '2029-02-28']);
  expect(validateLatestDate('Date', 'interview', '2029-02-28', today)).toBeNull();
  expect(validateLatestDate('Date', 'interview', '2029-03-01', today)).toBe('Date must not be after 28/02/2029.');
});
