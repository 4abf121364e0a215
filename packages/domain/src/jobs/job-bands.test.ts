import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EXPERIENCE_BAND_YEARS, EXPERIENCE_BANDS, reachesInto, SALARY_BAND_RUPEES, SALARY_BANDS } from './job-bands.js';
import { JOB_LIMITS } from './job-limits.js';

const yearsOf = (min: number, max: number) =>
  EXPERIENCE_BANDS.filter((band) => reachesInto(EXPERIENCE_BAND_YEARS[band], min, max));
const salariesOf = (min: number, max: number) =>
  SALARY_BANDS.filter((band) => reachesInto(SALARY_BAND_RUPEES[band], min, max));

/** Two numbers of a job, the first one smaller. */
const range = (most: number) =>
  fc.tuple(fc.nat(most - 1), fc.nat(most - 1)).map(([a, b]): [number, number] => [Math.min(a, b), Math.max(a, b) + 1]);

describe('the bands of a job', () => {
  test('include each band that its experience overlaps', () => {
    expect(yearsOf(0, 1)).toEqual(['FRESHER', 'YEARS_1_TO_2']);
    expect(yearsOf(2, 4)).toEqual(['YEARS_1_TO_2', 'YEARS_3_TO_5']);
    expect(yearsOf(12, 20)).toEqual(['YEARS_OVER_10']);
  });

  test('exclude a band that its salary only touches at the edge', () => {
    expect(salariesOf(200_000, 400_000)).toEqual(['LAKH_2_TO_4']);
    expect(salariesOf(150_000, 200_000)).toEqual(['UP_TO_2_LAKH']);
    expect(salariesOf(350_000, 650_000)).toEqual(['LAKH_2_TO_4', 'LAKH_4_TO_6', 'LAKH_6_TO_10']);
    expect(salariesOf(1_200_000, 1_800_000)).toEqual(['OVER_10_LAKH']);
  });

  test('are one or more adjacent bands for every range', () => {
    fc.assert(
      fc.property(range(JOB_LIMITS.experience), range(JOB_LIMITS.salary), (years, salary) => {
        for (const [bands, all] of [
          [yearsOf(...years), EXPERIENCE_BANDS],
          [salariesOf(...salary), SALARY_BANDS],
        ] as const) {
          expect(bands.length).toBeGreaterThan(0);
          expect(all.join()).toContain(bands.join());
        }
      }),
    );
  });
});
