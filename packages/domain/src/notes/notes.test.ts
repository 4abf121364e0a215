import { describe, expect, test } from 'vitest';
import { validate } from '../fields/validation.js';
import { followUpDays, formatDueDay, suggestedDueDay } from './follow-ups.js';
import { CALL_OUTCOMES, noteKindLabel } from './note-kinds.js';
import { followUpSchema, noteSchema } from './notes.js';

/** A Friday. */
const TODAY = '2026-11-27';
const errors = (input: object) => {
  const result = validate(noteSchema(TODAY), input);
  return result.ok ? null : result.errors;
};

describe('a note', () => {
  test('needs only a text', () => {
    expect(validate(noteSchema(TODAY), { text: ' Calls back.\r\n ' })).toEqual({
      ok: true,
      value: { text: 'Calls back.', kind: null, outcome: null, dueOn: null },
    });
    expect(errors({ text: ' \n ' })).toEqual({ text: ['Note is required.'] });
    expect(errors({ text: 'x'.repeat(2_001) })).toEqual({ text: ['Note must be at most 2000 characters.'] });
  });

  test('about a call says enough with its outcome', () => {
    expect(errors({ text: '', kind: 'CALL', outcome: 'NO_ANSWER' })).toBeNull();
    expect(errors({ text: '', kind: 'CALL' })).toEqual({ text: ['Note is required.'] });
  });

  test.each([undefined, 'SCREENING', 'INTERVIEW_WITH_US', 'OTHER'])('of kind %s has no outcome', (kind) => {
    expect(errors({ text: 'Met.', kind, outcome: 'REACHED' })).toEqual({ outcome: ['Only a call has an outcome.'] });
  });

  test.each([
    ['2026-11-26', 'Follow-up day must not be in the past.'],
    [TODAY, null],
    ['2027-11-27', null],
    ['2027-11-28', 'Follow-up day must not be after 27/11/2027.'],
    ['tomorrow', 'Follow-up day must be a valid date.'],
    ['20261-01-01', 'Follow-up day must be a valid date.'],
  ])('with the due day %s is accepted, or rejected with a message', (dueOn, message) => {
    expect(errors({ text: 'Call.', dueOn })).toEqual(message === null ? null : { dueOn: [message] });
    expect(validate(followUpSchema(TODAY), { dueOn }).ok).toBe(message === null);
  });

  test('names its kind with the outcome of a call', () => {
    expect(noteKindLabel({ kind: 'CALL', outcome: 'NO_ANSWER' })).toBe('Call · No answer');
    expect(noteKindLabel({ kind: 'INTERVIEW_WITH_US', outcome: null })).toBe('Interview with us');
    expect(noteKindLabel({ kind: null, outcome: null })).toBe('');
  });
});

describe('a follow-up', () => {
  test('moves to tomorrow or next Monday, and is shown up to seven days ahead', () => {
    expect(followUpDays(TODAY)).toEqual({ tomorrow: '2026-11-28', nextMonday: '2026-11-30', last: '2026-12-04' });
    expect(followUpDays('2026-11-30')).toMatchObject({ tomorrow: '2026-12-01', nextMonday: '2026-12-07' });
    expect(followUpDays('2026-11-29')).toMatchObject({ tomorrow: '2026-11-30', nextMonday: '2026-11-30' });
  });

  test('is suggested for tomorrow only when nobody answered', () => {
    expect(CALL_OUTCOMES.map((outcome) => suggestedDueDay(outcome, TODAY))).toEqual(['', '2026-11-28', '', '', '']);
    expect(suggestedDueDay(null, TODAY)).toBe('');
  });

  test.each([
    ['2026-11-26', 'Overdue since 26/11/2026'],
    [TODAY, 'Today'],
    ['2026-11-28', 'Tomorrow'],
    ['2026-12-01', '01/12/2026'],
  ])('due on %s is labelled %s', (dueOn, label) => {
    expect(formatDueDay(dueOn, TODAY)).toBe(label);
  });
});
