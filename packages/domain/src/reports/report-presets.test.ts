import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, isValidDate } from '../india/calendar.js';
import { precedingDays, presetDays, REPORT_PERIODS, type ReportPeriodName } from './report-presets.js';

describe('the days of a period', () => {
  test.each<[ReportPeriodName, string, string, string]>([
    ['LAST_12_WEEKS', '2026-11-23', '2026-09-01', '2026-11-23'],
    ['THIS_MONTH', '2026-11-23', '2026-11-01', '2026-11-23'],
    ['LAST_MONTH', '2026-01-15', '2025-12-01', '2025-12-31'],
    ['THIS_QUARTER', '2026-11-23', '2026-10-01', '2026-11-23'],
    ['LAST_QUARTER', '2026-04-01', '2026-01-01', '2026-03-31'],
    ['LAST_QUARTER', '2026-02-10', '2025-10-01', '2025-12-31'],
    ['LAST_12_MONTHS', '2026-11-23', '2025-12-01', '2026-11-23'],
    ['THIS_FINANCIAL_YEAR', '2026-03-31', '2025-04-01', '2026-03-31'],
    ['THIS_FINANCIAL_YEAR', '2026-04-01', '2026-04-01', '2026-04-01'],
    ['LAST_FINANCIAL_YEAR', '2026-03-31', '2024-04-01', '2025-03-31'],
    ['LAST_FINANCIAL_YEAR', '2026-04-01', '2025-04-01', '2026-03-31'],
  ])('%s on %s is %s to %s', (name, today, from, to) => {
    expect(presetDays(name, today)).toEqual({ from, to });
  });

  test('are never reversed or in the future, and the preceding period has the same length', () => {
    const days = fc.integer({ min: 0, max: 20_000 }).map((n) => addDays('2000-01-01', n));
    fc.assert(
      fc.property(fc.constantFrom(...REPORT_PERIODS), days, (name, today) => {
        const period = presetDays(name, today);
        const before = precedingDays(period);
        expect([period.from, period.to].every(isValidDate)).toBe(true);
        expect(period.from <= period.to && period.to <= today).toBe(true);
        expect(addDays(before.to, 1)).toBe(period.from);
        expect(Date.parse(before.to) - Date.parse(before.from)).toBe(Date.parse(period.to) - Date.parse(period.from));
      }),
    );
  });
});
