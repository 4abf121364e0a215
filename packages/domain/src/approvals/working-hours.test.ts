import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantInIndia } from '../india/calendar.js';
import { addWorkingHours, formatDueTime, openSince, workingHoursBefore, workingTimeBetween } from './working-hours.js';

const HOUR = 3_600_000;
const instants = fc.date({ min: new Date('1999-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
const hours = fc.integer({ min: 0, max: 400 }).map((quarters) => quarters / 4);
const inIndia = (text: string) => instantInIndia(text.slice(0, 10), text.slice(11));

describe('working hours', () => {
  it.each([
    ['2026-11-16 10:00', 8, '2026-11-16 18:00', 'within a day'],
    ['2026-11-16 16:00', 8, '2026-11-17 15:00', 'over a night'],
    ['2026-11-21 18:30', 1, '2026-11-23 10:30', 'over a Sunday'],
    ['2026-11-22 12:00', 8, '2026-11-23 18:00', 'from a Sunday'],
    ['2026-11-16 22:00', 24, '2026-11-19 16:00', 'over several days from a night'],
    ['2026-11-16 10:00', 9, '2026-11-17 10:00', 'a whole day, which ends with the next opening'],
    ['1969-12-31 18:00', 2, '1970-01-01 11:00', 'before computers count'],
  ])('from %s, plus %s of them, end at %s: %s', (from, count, to) => {
    expect(addWorkingHours(inIndia(from), count)).toEqual(inIndia(to));
  });

  it('never end outside working time', () => {
    fc.assert(
      fc.property(instants, hours, (from, count) => {
        const india = new Date(addWorkingHours(from, count).getTime() + 5.5 * HOUR);
        expect(india.getUTCDay()).not.toBe(0);
        expect(india.getUTCHours()).toBeGreaterThanOrEqual(10);
        expect(india.getUTCHours()).toBeLessThan(19);
      }),
    );
  });

  it('never end earlier with a later start or more hours', () => {
    fc.assert(
      fc.property(instants, fc.nat(10 * 24 * HOUR), hours, hours, (from, later, count, more) => {
        const end = addWorkingHours(from, count).getTime();
        expect(addWorkingHours(new Date(from.getTime() + later), count).getTime()).toBeGreaterThanOrEqual(end);
        expect(addWorkingHours(from, count + more).getTime()).toBeGreaterThanOrEqual(end);
      }),
    );
  });

  it('are counted between two instants exactly as they were added', () => {
    fc.assert(
      fc.property(instants, hours, hours, (from, count, more) => {
        const end = addWorkingHours(from, count);
        expect(workingTimeBetween(from, end)).toBe(count * HOUR);
        expect(workingTimeBetween(end, from) + count * HOUR).toBe(0);
        expect(addWorkingHours(end, more)).toEqual(addWorkingHours(from, count + more));
      }),
    );
  });

  it('subtracted from now give the start before which a request is late', () => {
    fc.assert(
      fc.property(instants, instants, hours, (from, now, count) => {
        const isLate = addWorkingHours(from, count) < now && workingTimeBetween(from, now) > count * HOUR;
        expect(from < workingHoursBefore(now, count)).toBe(isLate);
      }),
    );
    // Instants just before and after the computed one.
    fc.assert(
      fc.property(instants, fc.integer({ min: -2, max: 2 }), hours, (now, beside, count) => {
        const from = new Date(workingHoursBefore(now, count).getTime() + beside);
        expect(addWorkingHours(from, count) < now).toBe(beside < 0);
      }),
    );
  });

  it.each([
    ['2026-11-21 10:00', '2026-11-21 10:00'],
    ['2026-11-21 18:59', '2026-11-21 10:00'],
    ['2026-11-21 09:59', null],
    ['2026-11-21 19:00', null],
    ['2026-11-22 12:00', null],
    ['1969-12-27 12:00', '1969-12-27 10:00'],
    ['1969-12-28 12:00', null],
  ])('at %s have been running since %s', (now, opening) => {
    expect(openSince(inIndia(now))).toEqual(opening && inIndia(opening));
  });
});

describe('the text of a due time', () => {
  const due = inIndia('2026-11-16 15:00');
  it.each([
    ['2026-11-16 11:40', 'due in 3 h'],
    ['2026-11-16 14:10', 'due in 50 min'],
    ['2026-11-16 15:00', 'due now'],
    ['2026-11-16 17:10', 'late by 2 h'],
    ['2026-11-16 15:20', 'late by 20 min'],
    ['2026-11-14 10:00', 'due in 14 h'],
    ['2026-11-13 10:00', 'due in 2 working days'],
    ['2026-11-23 12:00', 'late by 5 working days'],
  ])('at %s is "%s"', (now, words) => {
    expect(formatDueTime(due, inIndia(now))).toBe(words);
  });

  it('is "late" within the first minute', () => {
    expect(formatDueTime(due, new Date(due.getTime() + 30_000))).toBe('late');
  });
});
