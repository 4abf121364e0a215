import { expect, test } from 'vitest';
import { errorsOf } from '../../test/errors-of.js';
import {
  CANCELLATION_REASONS,
  cancellationForCandidate,
  EMPLOYER_CANCELLATION_REASONS,
  type InterviewState,
  interviewCancellationSchema,
  isAskedByCompany,
  validateCancellation,
} from './interview-cancellation.js';

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

test('a candidate never reads the name of the company on what an administrator has cancelled', () => {
  const byAdmin = CANCELLATION_REASONS.map((reason) => cancellationForCandidate(reason, 'Nisha Rao'));
  expect(byAdmin).toEqual([
    'Cancelled by Nisha Rao of the consultancy, for the company: the interviewer cannot be there at that time.',
    'Cancelled by Nisha Rao of the consultancy, for the company, at your request.',
    'Cancelled by Nisha Rao of the consultancy, for the company: the job is on hold.',
    'Cancelled by Nisha Rao of the consultancy, for the company.',
    'Cancelled because you were selected.',
    'Cancelled because the company has decided not to continue with your application.',
    'Cancelled because you withdrew your application.',
  ]);
  expect(cancellationForCandidate('OTHER', null)).toBe('Cancelled by the company.');
});

test('somebody of the company asks for every cancellation except the one that the candidate asked for', () => {
  expect(EMPLOYER_CANCELLATION_REASONS.filter(isAskedByCompany)).toEqual(['INTERVIEWER_AWAY', 'JOB_ON_HOLD', 'OTHER']);
});
