import { describe, expect, test } from 'vitest';
import { joinValues, splitValues } from '../text/url-values.js';
import { candidateFilter, candidateOrder } from './candidate-filter.js';

describe('the URL parameters of Find Candidates', () => {
  test('become the filter of the server', () => {
    expect(
      candidateFilter({
        all: 'tally,"stock audit"',
        min: '5',
        max: '3',
        salary: '450000',
        city: 'Surat',
        pool: '12,15',
        experience: 'years-3-to-5,nonsense',
        resume: 'yes',
      }),
    ).toEqual({
      allOf: ['tally', '"stock audit"'],
      minExperience: 3,
      maxExperience: 5,
      maxExpectedSalary: 450_000,
      cities: ['Surat'],
      pools: ['12', '15'],
      experiences: ['YEARS_3_TO_5'],
      resumes: ['YES'],
    });
    expect(candidateFilter({ all: '', min: '', experience: 'nonsense' })).toEqual({});
  });

  test('name an order, and the best match otherwise', () => {
    expect([candidateOrder('newest'), candidateOrder(undefined), candidateOrder('constructor')]).toEqual([
      'NEWEST',
      'BEST_MATCH',
      'BEST_MATCH',
    ]);
  });

  test('keep commas and percent signs within values', () => {
    const values = ['Tally, GST', '50 %', 'a%2Cb'];
    expect(splitValues(joinValues(values))).toEqual(values);
    expect(splitValues('a,,a, ,b')).toEqual(['a', 'b']);
  });
});
