import * as z from 'zod';
import type { ApprovalState } from '../approvals/approval.js';
import { crossFieldRule, choice, optionalText } from '../fields/fields.js';
import { TEXT_LIMITS } from '../fields/text-limits.js';
import { APPLICATION_MESSAGES } from './application-messages.js';
import type { ApplicationStatus } from './application-status.js';

/** Why a candidate withdraws an application, in words that the employer reads too. */
export const WITHDRAWAL_REASON_LABELS = {
  OTHER_JOB: 'Found another job',
  PAY: 'The pay does not fit',
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

/** Input of a withdrawal. OTHER needs a note. */
export const withdrawalSchema = z
  .object({ reason: choice(WITHDRAWAL_REASONS, 'Reason'), note: optionalText('Note', TEXT_LIMITS.withdrawalNote) })
  .check(
    crossFieldRule(({ reason, note }) => reason !== 'OTHER' || Boolean(note), 'note', APPLICATION_MESSAGES.noteMissing),
  );

/** Fields that decide whether an application can be withdrawn. */
export interface WithdrawableApplication {
  /** The last approved status; null before the first approval. */
  approvedStatus: ApplicationStatus | null;
  approvalState: ApprovalState;
  withdrawnAt: unknown;
}

/** Why an application cannot be withdrawn now; null when it can. A selection is answered as an offer instead. */
export function validateWithdrawal(application: WithdrawableApplication): string | null {
  const { approvedStatus, approvalState, withdrawnAt } = application;
  if (withdrawnAt !== null) return APPLICATION_MESSAGES.alreadyWithdrawn;
  if (approvedStatus === 'SELECTED') return APPLICATION_MESSAGES.selectedNotWithdrawn;
  const hasEnded = approvedStatus === 'REJECTED' || (approvedStatus === null && approvalState === 'REJECTED');
  return hasEnded ? APPLICATION_MESSAGES.endedNotWithdrawn : null;
}
