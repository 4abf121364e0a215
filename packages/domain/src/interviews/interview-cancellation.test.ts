import { expect, test } from 'vitest';
import { errorsOf } from '../../test/errors-of.js';
import { type InterviewState, interviewCancellationSchema, validateCancellation } from './interview-cancellation.js';

const now = new Date('2026-11-22T06:00:00Z');
const planned: InterviewState = {
  approvalState: 'APPROVED',
  startsAt: new Date('2026-11-23T06:00:00Z'),
  cancelledAt: null,
  replacementState: null,
};

test('an approved future interview can be cancelled, even after its reschedule was rejected', () => {
  expect(validateCancellation(planned, now)).toBeNull();
  expect(validateCancellation({ ...planned, replacementState: 'REJECTED' }, now)).toBeNull();
});

test.each<[string, Partial<InterviewState>, string]>([
  ['was cancelled before', { cancelledAt: now }, 'This interview has already been cancelled.'],
  ['was moved', { replacementState: 'APPROVED' }, 'This interview has been moved to another time.'],
  ['was refused', { approvalState: 'REJECTED' }, 'This interview was not approved.'],
  ['waits', { approvalState: 'PENDING' }, 'This interview is waiting for approval; nobody has been invited yet.'],
  ['is being moved', { replacementState: 'PENDING' }, 'Another time for this interview is waiting for approval.'],
  ['begins now', { startsAt: now }, 'This interview has started and can no longer be cancelled.'],
])('an interview that %s cannot be cancelled', (_, values, problem) => {
  expect(validateCancellation({ ...planned, ...values }, now)).toBe(problem);
});

test('a cancellation requires a reason from the list, and the reason "other" requires a note', () => {
  const errors = (values: object) => errorsOf(interviewCancellationSchema, values);
  expect(errors({ reason: 'JOB_ON_HOLD', note: null })).toEqual({});
  expect(errors({ reason: '', note: '' })).toEqual({ reason: ['Reason is required.'] });
  expect(errors({ reason: 'REJECTED', note: '' })).toHaveProperty('reason');
  expect(errors({ reason: 'OTHER', note: ' ' })).toEqual({ note: ['Please add a note explaining the reason.'] });
});
