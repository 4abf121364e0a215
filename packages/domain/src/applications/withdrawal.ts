import * as z from 'zod';
import type { ApprovalState } from '../approvals/approval.js';
import { crossFieldRule, choice, optionalText } from '../fields/fields.js';
import { TEXT_LIMITS } from '../fields/text-limits.js';
import { APPLICATION_MESSAGES } from './application-messages.js';
import type { ApplicationStatus } from './application-status.js';

/** Reasons for withdrawing. The employer can see them. */
export const WITHDRAWAL_REASON_LABELS = {
  OTHER_JOB: 'Found another job',
  PAY: 'The pay is too low',
  PLACE_OR_HOURS: 'The place or the hours do not fit',
  NOT_WHAT_I_WANT: 'The job is not the right one',
  PERSONAL: 'Personal reasons',
  OTHER: 'Another reason',
} as const;

export const WITHDRAWAL_REASONS = [
  'OTHER_JOB',
  'PAY',
  'PLACE_OR_HOURS',
  'NOT_WHAT_I_WANT',
  'PERSONAL',
  'OTHER',
] as const satisfies readonly (keyof typeof WITHDRAWAL_REASON_LABELS)[];
export type WithdrawalReason = (typeof WITHDRAWAL_REASONS)[number];

export const withdrawalSchema = z
  .object({ reason: choice(WITHDRAWAL_REASONS, 'Reason'), note: optionalText('Note', TEXT_LIMITS.withdrawalNote) })
  .check(
    crossFieldRule(({ reason, note }) => reason !== 'OTHER' || Boolean(note), 'note', APPLICATION_MESSAGES.noteMissing),
  );

/** Fields that decide whether an application can be withdrawn. */
interface WithdrawableApplication {
  /** The last approved status; null before the first approval. */
  approvedStatus: ApplicationStatus | null;
  approvalState: ApprovalState;
  withdrawnAt: unknown;
}

/**
 * Returns the reason why an application cannot be withdrawn, or null. A selected candidate declines the offer instead.
 */
export function validateWithdrawal(application: WithdrawableApplication): string | null {
  const { approvedStatus, approvalState, withdrawnAt } = application;
  if (withdrawnAt !== null) return APPLICATION_MESSAGES.alreadyWithdrawn;
  if (approvedStatus === 'SELECTED') return APPLICATION_MESSAGES.selectedNotWithdrawn;
  const hasEnded = approvedStatus === 'REJECTED' || (approvedStatus === null && approvalState === 'REJECTED');
  return hasEnded ? APPLICATION_MESSAGES.endedNotWithdrawn : null;
}
