import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  formatDate,
  formatDateAndTime,
  formatDay,
  formatIsoDateTime,
  formatTime,
  formatTimestamp,
  formatWeekdayAndTime,
  instantInIndia,
  daysBetween,
  isValidDate,
  isValidInstant,
  isValidTime,
  todayInIndia,
  yearsBetween,
} from './calendar.js';

const anyInstant = fc.date({ min: new Date('1950-01-01'), max: new Date('2150-12-31'), noInvalidDate: true });
const anyDate = anyInstant.map(todayInIndia);

describe('the day in India', () => {
  test('begins at 18:30 UTC', () => {
    expect(todayInIndia(new Date('2025-11-20T18:29:59.999Z'))).toBe('2025-11-20');
    expect(todayInIndia(new Date('2025-11-20T18:30:00.000Z'))).toBe('2025-11-21');
  });

  test('equals the day that Intl computes for every instant', () => {
    const intl = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });
    fc.assert(
      fc.property(anyInstant, (instant) => {
        expect(todayInIndia(instant)).toBe(intl.format(instant));
      }),
    );
  });
});

test('the number of years between two days increases on the anniversary', () => {
  expect(yearsBetween('2012-03-01', '2026-02-28')).toBe(13);
  expect(yearsBetween('2012-03-01', '2026-03-01')).toBe(14);
  expect(yearsBetween('2012-02-29', '2013-02-28')).toBe(0);
});

describe('a date', () => {
  test('is valid only when the calendar has that day', () => {
    expect(isValidDate('2024-02-29')).toBe(true);
    for (const text of [
      '2025-02-29',
      '2025-13-01',
      '2025-00-10',
      '2025-04-31',
      '2025-1-1',
      '20250101',
      '0000-01-01',
      '',
    ]) {
      expect(isValidDate(text), text).toBe(false);
    }
    expect(isValidDate('2025-01-01T00:00:00Z')).toBe(false);
  });

  test('is valid in the years 1900 to 2200', () => {
    expect(['1899-12-31', '1900-01-01', '2200-12-31', '2201-01-01', '9999-12-31'].map(isValidDate)).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
    const instants = [
      '1899-12-31T23:59:59.999Z',
      '1900-01-01T00:00:00Z',
      '2200-12-31T23:59:59.999Z',
      '2201-01-01T00:00:00Z',
    ];
    expect(instants.map((instant) => isValidInstant(new Date(instant)))).toEqual([false, true, true, false]);
    expect([8.64e15, Number.NaN].map((time) => isValidInstant(new Date(time)))).toEqual([false, false]);
  });

  test('has a number of days to another one, negative to an earlier one', () => {
    expect([daysBetween('2024-02-28', '2024-03-01'), daysBetween('2026-01-01', '2025-12-31')]).toEqual([2, -1]);
  });

  test('can be moved by days across the end of a month or year', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2025-12-31', 1)).toBe('2026-01-01');
    expect(addDays('2025-11-20', 30)).toBe('2025-12-20');
    expect(addDays('2025-03-01', -1)).toBe('2025-02-28');
  });

  test('is unchanged when the same number of days is added and subtracted', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -4000, max: 4000 }), (date, n) => {
        const moved = addDays(date, n);
        expect(isValidDate(moved)).toBe(true);
        expect(addDays(moved, -n)).toBe(date);
        expect(moved > date).toBe(n > 0);
      }),
    );
  });

  test('is shown as day, month and year', () => {
    expect(formatDate('2025-11-05')).toBe('05/11/2025');
    expect(formatDate(new Date('2025-11-05T20:00:00Z'))).toBe('06/11/2025');
  });
});

describe('a time', () => {
  test('is valid from 00:00 to 23:59', () => {
    expect(['00:00', '09:30', '23:59'].every(isValidTime)).toBe(true);
    expect(['24:00', '9:30', '12:60', '12:30:00', ''].some(isValidTime)).toBe(false);
  });

  test('on a day in India is converted to an instant in UTC', () => {
    expect(instantInIndia('2025-11-20', '10:30').toISOString()).toBe('2025-11-20T05:00:00.000Z');
    expect(instantInIndia('2025-11-20', '00:00').toISOString()).toBe('2025-11-19T18:30:00.000Z');
  });

  test('is unchanged when its instant is formatted in India', () => {
    fc.assert(
      fc.property(anyDate, fc.nat(23), fc.nat(59), (date, hour, minute) => {
        const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
        const instant = instantInIndia(date, time);
        expect(todayInIndia(instant)).toBe(date);
        expect(formatIsoDateTime(instant)).toBe(`${date} ${time}:00`);
        expect(formatDateAndTime(instant)).toBe(`${formatDate(date)} ${formatTime(time)}`);
      }),
    );
  });
});

test('a time is shown with a clock of twelve hours', () => {
  const times = ['00:00', '00:05', '09:30', '11:59', '12:00', '12:30', '13:00', '23:59'];
  const shown = ['12:00 am', '12:05 am', '9:30 am', '11:59 am', '12:00 pm', '12:30 pm', '1:00 pm', '11:59 pm'];
  expect(times.map(formatTime)).toEqual(shown);
});

test('an email names weekday, day and time in India', () => {
  expect(formatWeekdayAndTime(new Date('2026-12-03T06:00:00Z'))).toBe('Thu 3 Dec, 11:30 am (India)');
  expect(formatWeekdayAndTime(new Date('2026-12-31T18:30:00Z'))).toBe('Fri 1 Jan, 12:00 am (India)');
});

test('a timestamp is formatted as day, month, year and time in India', () => {
  expect(formatDateAndTime(new Date('2025-11-20T19:04:05.678Z'), { seconds: true })).toBe('21/11/2025 12:34:05 am');
  expect(formatTimestamp(new Date('2025-11-20T19:04:05.678Z'))).toBe('21-11-2025 00:34:05');
  expect(formatIsoDateTime(new Date('2025-11-20T19:04:05.678Z'))).toBe('2025-11-21 00:34:05');
});

test('a day is formatted as Today, Tomorrow or its date', () => {
  const days = ['2026-02-28', '2026-03-01', '2026-03-02', '2026-02-27'];
  expect(days.map((day) => formatDay(day, '2026-02-28'))).toEqual(['Today', 'Tomorrow', '02/03/2026', '27/02/2026']);
});
