import { describe, expect, test } from 'vitest';
import { CANDIDATE_ACTIVITIES, CANDIDATE_EXPERIENCES, CANDIDATE_QUALIFICATIONS } from './candidate-search.js';
import {
  CANDIDATE_ACTIVITY_LABELS,
  CANDIDATE_EXPERIENCE_LABELS,
  CANDIDATE_QUALIFICATION_LABELS,
  experienceText,
  foundText,
  lastActiveText,
} from './candidate-texts.js';

describe('the texts of found candidates', () => {
  test.each([
    [null, 'Experience unknown'],
    [0, 'Less than a year'],
    [11, 'Less than a year'],
    [12, '1 year'],
    [13, '1 year 1 month'],
    [50, '4 years 2 months'],
    [120, '10 years'],
  ])('format %s months of experience as "%s"', (months, text) => expect(experienceText(months)).toBe(text));

  test.each([
    [null, 'Not logged in yet'],
    ['2026-11-28', 'Active this week'],
    ['2026-11-21', 'Active this week'],
    ['2026-11-20', 'Active this month'],
    ['2026-09-01', 'Active in 3 months'],
    ['2025-12-01', 'Active in a year'],
    ['2025-11-01', 'Active over a year ago'],
  ])('format the last activity on %s as "%s"', (day, text) => expect(lastActiveText(day, '2026-11-28')).toBe(text));

  test('name the best part with each entry, and similar work for entries in no part', () => {
    const entries = [
      { text: 'Tally', fields: ['SKILL', 'RESUME'] },
      { text: 'returns', fields: ['RESUME'] },
      { text: 'GST', fields: ['SKILL'] },
      { text: 'munim', fields: [] },
    ] as const;
    expect(foundText(entries)).toBe('Tally, GST in skills · returns in the resume · similar work to munim');
    expect(foundText([])).toBe('');
  });

  test('label the choices of each filter in their order, unknown last', () => {
    expect(Object.keys(CANDIDATE_EXPERIENCE_LABELS)).toEqual([...CANDIDATE_EXPERIENCES]);
    expect(Object.keys(CANDIDATE_QUALIFICATION_LABELS)).toEqual([...CANDIDATE_QUALIFICATIONS]);
    expect(Object.keys(CANDIDATE_ACTIVITY_LABELS)).toEqual([...CANDIDATE_ACTIVITIES]);
  });
});
