import { expect, test } from 'vitest';
import { errorsOf } from '../../test/errors-of.js';
import { interviewFeedbackSchema, validateInterviewFeedback } from './interview-feedback.js';

const now = new Date('2026-11-22T06:00:00Z');
const startedInterview = {
  approvalState: 'APPROVED',
  startsAt: now,
  cancelledAt: null,
  replacementState: null,
  outcome: null,
} as const;
const feedback = { recommendation: 'YES', skills: 4, communication: 5, attitude: 1, note: null };

test('feedback can be given after the start of an interview', () => {
  expect(validateInterviewFeedback(startedInterview, now)).toBeNull();
  expect(validateInterviewFeedback({ ...startedInterview, outcome: 'HELD' }, now)).toBeNull();
});

test.each<[string, Partial<Parameters<typeof validateInterviewFeedback>[0]>, string]>([
  ['was cancelled', { cancelledAt: now }, 'This interview has already been cancelled.'],
  ['was moved', { replacementState: 'APPROVED' }, 'This interview has been moved to another time.'],
  ['waits', { approvalState: 'PENDING' }, 'This interview has not been approved.'],
  ['was missed', { outcome: 'NO_SHOW' }, 'The candidate did not attend this interview.'],
  ['is to come', { startsAt: new Date(now.getTime() + 1) }, 'You can give feedback once the interview has started.'],
])('feedback is rejected for an interview that %s', (_, values, problem) => {
  expect(validateInterviewFeedback({ ...startedInterview, ...values }, now)).toBe(problem);
});

test('feedback requires a recommendation and three ratings from 1 to 5, and a note is optional', () => {
  expect(errorsOf(interviewFeedbackSchema, feedback)).toEqual({});
  expect(errorsOf(interviewFeedbackSchema, { recommendation: '', skills: 0, communication: 6, attitude: 2.5 })).toEqual(
    {
      recommendation: ['Recommendation is required.'],
      skills: ['Skills: choose a rating from 1 to 5.'],
      communication: ['Communication: choose a rating from 1 to 5.'],
      attitude: ['Attitude: choose a rating from 1 to 5.'],
    },
  );
});
