import { expect, test } from 'vitest';
import { periodOf, weeksOf } from './report-period.rules.js';

const NOW = new Date('2026-11-18T20:00:00Z');

test('without days a report looks at the last 12 weeks through today in India', () => {
  expect(periodOf({}, NOW)).toEqual({ from: '2026-08-28', to: '2026-11-19' });
});

test('a period that ends before it begins, or is longer than ten years, is refused', () => {
  expect(() => periodOf({ from: '2026-11-02', to: '2026-11-01' }, NOW)).toThrow('From must not be after to.');
  expect(() => periodOf({ from: '2010-01-01' }, NOW)).toThrow('A report can cover at most ten years.');
});

test('the weeks of a period are named by their Mondays, the first one even when it began before', () => {
  expect(weeksOf({ from: '2026-11-01', to: '2026-11-09' })).toEqual(['2026-10-26', '2026-11-02', '2026-11-09']);
});
