import { expect, test } from 'vitest';
import {
  coveredMonthLabel,
  monthLabel,
  startOfMonth,
  listMonths,
  periodLabel,
  reportPeriod,
  listWeeks,
} from './report-period.js';

test('the months of a period are listed from its first day to its last', () => {
  expect(listMonths({ from: '2025-11-30', to: '2026-02-01' })).toEqual([
    '2025-11-01',
    '2025-12-01',
    '2026-01-01',
    '2026-02-01',
  ]);
  expect([startOfMonth('2026-02-28'), monthLabel('2026-04-01')]).toEqual(['2026-02-01', 'Apr 2026']);
  expect(periodLabel({ from: '2026-04-01', to: '2027-03-31' })).toBe('01/04/2026 to 31/03/2027');
});

test('the label of a partly covered month contains the covered days', () => {
  const period = { from: '2026-09-15', to: '2027-03-31' };
  const labels = ['2026-09-01', '2026-10-01', '2026-11-01', '2026-12-01'].map((month) =>
    coveredMonthLabel(month, period, '2026-11-24'),
  );
  expect(labels).toEqual(['Sep 2026 (15–30 only)', 'Oct 2026', 'Nov 2026 (1–24 only)', 'Dec 2026']);
  expect(coveredMonthLabel('2026-04-01', { from: '2026-04-02', to: '2026-04-02' }, '2026-11-24')).toBe(
    'Apr 2026 (2 only)',
  );
});

test('the last months and weeks of the calendar end, and a reversed period has none', () => {
  const last = { from: '9999-12-01', to: '9999-12-31' };
  expect(listMonths(last)).toEqual(['9999-12-01']);
  expect(listWeeks(last)).toHaveLength(5);
  const reversed = { from: '2026-03-01', to: '2026-01-31' };
  expect([listMonths(reversed), listWeeks(reversed)]).toEqual([[], []]);
});

test('a report without dates covers the last 12 weeks through today in India', () => {
  expect(reportPeriod({}, new Date('2026-11-18T20:00:00Z'))).toEqual({
    ok: true,
    period: { from: '2026-08-28', to: '2026-11-19' },
  });
});

test('a period that ends before it begins or is longer than ten years is rejected', () => {
  const now = new Date('2026-11-18T20:00:00Z');
  expect(reportPeriod({ from: '2026-11-02', to: '2026-11-01' }, now)).toMatchObject({
    message: 'From must not be after to.',
  });
  expect(reportPeriod({ from: '2010-01-01' }, now)).toMatchObject({
    message: 'A period can be at most ten years long.',
  });
});

test('the weeks of a period are listed by their Mondays, even if the first Monday is before the period', () => {
  expect(listWeeks({ from: '2026-11-01', to: '2026-11-09' })).toEqual(['2026-10-26', '2026-11-02', '2026-11-09']);
});
