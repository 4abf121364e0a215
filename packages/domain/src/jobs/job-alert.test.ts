import fc from 'fast-check';
import { expect, test } from 'vitest';
import { validate } from '../fields/validation.js';
import { startOfWeek, todayInIndia } from '../india/calendar.js';
import { JOB_ALERT_FREQUENCIES, jobAlertSchema, jobAlertState, nextAlertAt } from './job-alert.js';

const at = (text: string) => new Date(`${text}+05:30`);

test.each([
  ['AT_ONCE', '2026-11-22T10:00:00', '2026-11-22T10:15:00'],
  ['DAILY', '2026-11-22T08:59:59', '2026-11-22T09:00:00'],
  ['DAILY', '2026-11-22T09:00:00', '2026-11-23T09:00:00'],
  ['WEEKLY', '2026-11-22T23:30:00', '2026-11-23T09:00:00'],
  ['WEEKLY', '2026-11-23T09:00:00', '2026-11-30T09:00:00'],
] as const)('the next %s alert after %s is at %s', (frequency, now, next) => {
  expect(nextAlertAt(frequency, at(now))).toEqual(at(next));
});

test('the next alert is at most a week later, and a weekly one is on a Monday', () => {
  const instants = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(instants, fc.constantFrom(...JOB_ALERT_FREQUENCIES), (now, frequency) => {
      const next = nextAlertAt(frequency, now);
      expect(next > now).toBe(true);
      expect(next.getTime() - now.getTime()).toBeLessThanOrEqual(7 * 86_400_000);
      if (frequency === 'WEEKLY') expect(startOfWeek(todayInIndia(next))).toBe(todayInIndia(next));
    }),
  );
});

test('an alert is active only if it is not paused, not refused and verified', () => {
  const active = { isPaused: false, isVerified: true, isRefused: false };
  expect(jobAlertState(active)).toBe('ACTIVE');
  expect(jobAlertState({ ...active, isRefused: true })).toBe('REFUSED');
  expect(jobAlertState({ ...active, isRefused: true, isVerified: false })).toBe('UNVERIFIED');
  expect(jobAlertState({ isPaused: true, isVerified: false, isRefused: true })).toBe('PAUSED');
});

test('an alert is stored with its trimmed filter, and unsupported or too long filters are rejected', () => {
  const alert = { name: ' Accounts ', frequency: 'DAILY', filter: { query: ' accountant ', cities: ['Surat'] } };
  expect(validate(jobAlertSchema, alert)).toEqual({
    ok: true,
    value: { name: 'Accounts', frequency: 'DAILY', filter: { query: 'accountant', cities: ['Surat'] } },
  });
  const wrong = { name: '', frequency: 'DAILY', filter: { companyId: '3', query: 'x'.repeat(201) } };
  expect(validate(jobAlertSchema, wrong)).toEqual({
    ok: false,
    errors: {
      name: ['Name is required.'],
      'filter.companyId': ['Job alerts do not support this filter.'],
      'filter.query': ['Job Title must be at most 200 characters.'],
    },
  });
});
