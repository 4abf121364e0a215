import { describe, expect, test } from 'vitest';
import { experienceMatch, experienceMonths, formatMonths, monthsWorked, yearsWorked } from './experience-match.js';

const today = '2026-11-24';
const at = (fromDate: string, toDate: string | null) => ({ fromDate, toDate });

describe('years worked', () => {
  test.each([
    ['nothing', [], 0],
    ['a year to the day', [at('2024-11-24', '2025-11-24')], 1],
    ['until today', [at('2022-01-01', null)], 4],
    ['jobs after each other', [at('2020-01-01', '2021-06-30'), at('2021-07-01', '2023-01-01')], 3],
    ['jobs at the same time once', [at('2020-01-01', '2023-01-01'), at('2021-01-01', '2022-01-01')], 3],
    ['no days to come', [at('2024-11-20', '2030-01-01')], 2],
    ['nothing that begins later', [at('2027-01-01', null)], 0],
  ])('count %s', (_name, periods, years) => {
    expect(yearsWorked(periods, today)).toBe(years);
  });
});

describe('months worked', () => {
  test.each([
    ['nothing', [], 0],
    ['a calendar year', [at('2023-01-01', '2023-12-31')], 12],
    ['a year and a half', [at('2020-01-01', '2021-06-30')], 18],
    ['overlapping jobs once', [at('2023-01-01', '2023-12-31'), at('2023-07-01', '2024-06-30')], 18],
    ['no gap between jobs', [at('2020-07-01', '2020-12-31'), at('2022-01-01', '2022-06-30')], 12],
    ['less than a month', [at('2026-11-10', null)], 0],
  ])('count %s', (_name, periods, months) => {
    expect(monthsWorked(periods, today)).toBe(months);
  });
});

describe('the experience in months', () => {
  const dated = [at('2023-01-01', '2023-12-31')];
  test.each([
    ['is that of the job history', 'EXPERIENCED', dated, 9, 12],
    ['is that of the stated years without dated jobs', 'EXPERIENCED', [], 4, 48],
    ['is unknown without both', 'EXPERIENCED', [], null, null],
    ['is none for a fresher', 'FRESHER', [], null, 0],
  ] as const)('%s', (_name, experienceLevel, experiences, years, months) => {
    expect(experienceMonths({ experienceLevel, experiences }, years, today)).toBe(months);
  });
});

test('months are shown as years and months', () => {
  expect([0, 1, 12, 25, 46].map(formatMonths)).toEqual([
    '0 months',
    '1 month',
    '1 year',
    '2 years 1 month',
    '3 years 10 months',
  ]);
});

test('the experience of a candidate is shown next to the experience that the job requires', () => {
  const job = { minExperience: 2, maxExperience: 5 };
  expect(experienceMatch({ experienceLevel: 'FRESHER', experiences: [] }, job, today)).toBe('Fresher for 2–5 years');
  const worked = { experienceLevel: 'EXPERIENCED', experiences: [at('2022-01-01', null)] } as const;
  expect(experienceMatch(worked, job, today)).toBe('4 years for 2–5 years');
  expect(experienceMatch({ ...worked, experiences: [] }, job, today)).toBe('Experienced for 2–5 years');
  expect(experienceMatch({ ...worked, experiences: [at('2026-05-01', null)] }, job, today)).toBe(
    'Less than a year for 2–5 years',
  );
  expect(experienceMatch(worked, { minExperience: 1, maxExperience: 1 }, today)).toBe('4 years for 1 year');
});
