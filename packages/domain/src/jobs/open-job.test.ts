import fc from 'fast-check';
import { expect, test } from 'vitest';
import { APPROVAL_STATES } from '../approvals/approval.js';
import { isDeadlinePassed, isOpenJob, jobStatus, listedAt } from './open-job.js';

const today = '2025-11-20';
const postedAt = new Date('2025-11-01T04:00:00Z');
const openJob = {
  approvalStatus: 'APPROVED',
  isActive: true,
  deadline: '2025-12-01',
  companyApprovalStatus: 'APPROVED',
  employerIsActive: true,
  postedAt,
} as const;

const closings = [
  { why: 'it waits for approval', job: { ...openJob, approvalStatus: 'PENDING' } },
  { why: 'it was rejected', job: { ...openJob, approvalStatus: 'REJECTED' } },
  { why: 'it is inactive', job: { ...openJob, isActive: false } },
  { why: 'its company waits for approval', job: { ...openJob, companyApprovalStatus: 'PENDING' } },
  { why: 'its company was rejected', job: { ...openJob, companyApprovalStatus: 'REJECTED' } },
  { why: 'its employer is inactive', job: { ...openJob, employerIsActive: false } },
] as const;

test('an approved, active job of an approved company is open and listed from its posting time', () => {
  expect(isOpenJob(openJob, today)).toBe(true);
  expect(listedAt(openJob)).toBe(postedAt);
});

test.each(closings)('a job is neither open nor listed when $why', ({ job }) => {
  expect(isOpenJob(job, today)).toBe(false);
  expect(listedAt(job)).toBeNull();
});

test('a job is open through the end of its deadline day', () => {
  expect(isOpenJob({ ...openJob, deadline: today }, today)).toBe(true);
  expect(isOpenJob({ ...openJob, deadline: '2025-11-19' }, today)).toBe(false);
});

test('a job with a passed deadline is closed but keeps its listing time', () => {
  const expired = { ...openJob, deadline: '2020-01-01' };
  expect(isOpenJob(expired, today)).toBe(false);
  expect(listedAt(expired)).toBe(postedAt);
});

test('a deadline has passed only after its day', () => {
  expect(isDeadlinePassed(today, today)).toBe(false);
  expect(isDeadlinePassed('2025-11-19', today)).toBe(true);
});

test('a job status considers first approval, then the deadline, then deactivation', () => {
  const deadline = '2025-11-19';
  expect(jobStatus(openJob, today)).toBe('LIVE');
  expect(jobStatus({ ...openJob, isActive: false }, today)).toBe('PAUSED');
  expect(jobStatus({ ...openJob, employerIsActive: false }, today)).toBe('PAUSED');
  expect(jobStatus({ ...openJob, isActive: false, deadline }, today)).toBe('CLOSED');
  expect(jobStatus({ ...openJob, deadline, approvalStatus: 'PENDING' }, today)).toBe('WAITING_FOR_APPROVAL');
  expect(jobStatus({ ...openJob, companyApprovalStatus: 'PENDING' }, today)).toBe('WAITING_FOR_APPROVAL');
  expect(jobStatus({ ...openJob, companyApprovalStatus: 'REJECTED' }, today)).toBe('NOT_APPROVED');
  expect(jobStatus({ ...openJob, deadline, approvalStatus: 'REJECTED' }, today)).toBe('NOT_APPROVED');
});

test('a job is live exactly when it is open', () => {
  const job = fc.record({
    approvalStatus: fc.constantFrom(...APPROVAL_STATES),
    companyApprovalStatus: fc.constantFrom(...APPROVAL_STATES),
    isActive: fc.boolean(),
    employerIsActive: fc.boolean(),
    deadline: fc.constantFrom('2025-11-19', today, '2025-11-21'),
  });
  fc.assert(
    fc.property(job, (any) => {
      expect(jobStatus(any, today) === 'LIVE').toBe(isOpenJob(any, today));
    }),
  );
});
