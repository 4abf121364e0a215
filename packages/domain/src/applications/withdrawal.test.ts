import fc from 'fast-check';
import { expect, test } from 'vitest';
import { errorsOf } from '../../test/errors-of.js';
import { APPROVAL_STATES } from '../approvals/approval.js';
import { APPLICATION_STATUSES } from './application-status.js';
import { validateWithdrawal, WITHDRAWAL_REASON_LABELS, WITHDRAWAL_REASONS, withdrawalSchema } from './withdrawal.js';

const currentApplication = { approvedStatus: 'SHORTLISTED', approvalState: 'APPROVED', withdrawnAt: null } as const;

test('an application can be withdrawn before its approval and before a selection', () => {
  expect(validateWithdrawal({ ...currentApplication, approvedStatus: null, approvalState: 'PENDING' })).toBeNull();
  expect(validateWithdrawal(currentApplication)).toBeNull();
  expect(validateWithdrawal({ ...currentApplication, approvalState: 'PENDING' })).toBeNull();
  expect(validateWithdrawal({ ...currentApplication, approvalState: 'REJECTED' })).toBeNull();
});

test('a selected, rejected or withdrawn application cannot be withdrawn', () => {
  expect(validateWithdrawal({ ...currentApplication, approvedStatus: 'SELECTED' })).toMatch(/You have been selected/);
  expect(validateWithdrawal({ ...currentApplication, approvedStatus: 'REJECTED' })).toMatch(/already ended/);
  expect(validateWithdrawal({ ...currentApplication, approvedStatus: null, approvalState: 'REJECTED' })).toMatch(
    /already ended/,
  );
  expect(validateWithdrawal({ ...currentApplication, withdrawnAt: new Date() })).toMatch(/already withdrawn/);
});

test('no selected or withdrawn application can be withdrawn in any approval state', () => {
  const any = fc.record({
    approvedStatus: fc.option(fc.constantFrom(...APPLICATION_STATUSES.filter((status) => status !== 'PENDING'))),
    approvalState: fc.constantFrom(...APPROVAL_STATES),
    withdrawnAt: fc.option(fc.date()),
  });
  fc.assert(
    fc.property(any, (application) => {
      const isOver = application.approvedStatus === 'SELECTED' || application.withdrawnAt !== null;
      expect(isOver && validateWithdrawal(application) === null).toBe(false);
    }),
  );
});

test('a withdrawal requires a reason, and the reason "other" requires a note', () => {
  expect(Object.keys(WITHDRAWAL_REASON_LABELS)).toEqual([...WITHDRAWAL_REASONS]);
  expect(errorsOf(withdrawalSchema, { reason: 'PAY', note: '' })).toEqual({});
  expect(errorsOf(withdrawalSchema, { note: 'Bye.' })).toEqual({ reason: ['Reason is required.'] });
  expect(errorsOf(withdrawalSchema, { reason: 'OTHER', note: ' ' })).toEqual({
    note: ['Please add a note explaining the reason.'],
  });
  expect(errorsOf(withdrawalSchema, { reason: 'OTHER', note: 'We move away.' })).toEqual({});
});
