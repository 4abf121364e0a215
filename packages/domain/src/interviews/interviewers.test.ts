import { describe, expect, test } from 'vitest';
import { checkInterviewers, remindedStarts, seesOthersFeedback } from './interviewers.js';

const guest = (number: number) => ({ name: 'Asha Mehta', email: `Asha${number}@Mills.example` });

describe('the people of an interview', () => {
  test('are one to five members or guests, each once', () => {
    expect(checkInterviewers([{ userId: '7' }, guest(1)])).toEqual({
      ok: true,
      interviewers: [
        { userId: '7', name: null, email: null },
        { userId: null, name: 'Asha Mehta', email: 'asha1@mills.example' },
      ],
    });
    const messageOf = (typed: Parameters<typeof checkInterviewers>[0]) => {
      const result = checkInterviewers(typed);
      return result.ok ? null : result.message;
    };
    expect(messageOf([])).toBe('Choose at least one interviewer.');
    expect(messageOf([1, 2, 3, 4, 5, 6].map(guest))).toBe('An interview can have at most 5 interviewers.');
    expect(messageOf([{ userId: '7' }, { userId: '7' }])).toBe('Each interviewer can be chosen once.');
    expect(messageOf([guest(1), { ...guest(1), email: 'asha1@mills.example' }])).toBe(
      'Each interviewer can be chosen once.',
    );
    expect(messageOf([{ userId: '7', name: 'Asha' }])).toBe(
      'An interviewer is a member, or has a name and an email address.',
    );
    expect(messageOf([{ name: 'Asha Mehta', email: 'asha' }])).toBe('Please enter a valid email address.');
  });
});

describe('the feedback of others', () => {
  test('is visible to an interviewer after their own, and to everybody else at once', () => {
    expect(seesOthersFeedback({ onlyInterviews: true, hasGiven: false })).toBe(false);
    expect(seesOthersFeedback({ onlyInterviews: true, hasGiven: true })).toBe(true);
    expect(seesOthersFeedback({ onlyInterviews: false, hasGiven: false })).toBe(true);
  });
});

describe('the reminder', () => {
  test('is due an hour after an interview of an hour, for a day', () => {
    expect(remindedStarts(new Date('2026-11-03T12:00:00Z'))).toEqual({
      after: new Date('2026-11-02T10:00:00Z'),
      until: new Date('2026-11-03T10:00:00Z'),
    });
  });
});
