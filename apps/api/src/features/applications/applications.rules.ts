import {
  type ApplicationStatus,
  canPropose,
  historyStatus,
  type ProposalContents,
  type ProposalRefusal,
} from '@job-alert/domain/application-status';
import type { ApprovalState } from '@job-alert/domain/approval';
import type { ErrorCode } from '@job-alert/domain/error-codes';
import { applyDecision } from '@job-alert/domain/reapply';
import type { ScreeningAnswer } from '@job-alert/domain/screening';
import { notFound, PortalError } from '../../platform/errors.js';

/** What of an application decides about its badge and its steps. */
export interface Standing {
  status: ApplicationStatus;
  proposedStatus: ApplicationStatus;
  /** The last approved status; null before the first approval. */
  approvedStatus: ApplicationStatus | null;
  /** Of the newest approval. */
  approvalState: ApprovalState;
  isActive: boolean;
  /** When the candidate withdrew it. */
  withdrawnAt: Date | null;
}

/**
 * The badge of the candidate's card, which is what the newest decided entry of the history shows. It needs no history:
 * only a first application has no approved status, and its one entry waits, was rejected or ended with a withdrawal.
 */
export function displayStatus({ approvedStatus, approvalState, withdrawnAt }: Standing): ApplicationStatus {
  if (approvedStatus !== null) return approvedStatus;
  return approvalState === 'REJECTED' && withdrawnAt === null ? historyStatus('REJECTED', 'APPLIED', null) : 'APPLIED';
}

/**
 * What a candidate is told of a proposal: its own application, and what was approved. What an employer asked for and an
 * administrator has not approved is not the candidate's to know (domain.md §5).
 */
export function proposalShownToCandidate(
  proposed: ApplicationStatus,
  state: ApprovalState,
  otherwise: ApplicationStatus,
): ApplicationStatus {
  return state === 'APPROVED' || proposed === 'APPLIED' ? proposed : otherwise;
}

const PROPOSAL_CODES: Readonly<Record<ProposalRefusal, ErrorCode>> = {
  PENDING_APPROVAL: 'APPLICATION_PENDING',
  INACTIVE_APPLICATION: 'APPLICATION_INACTIVE',
  WITHDRAWN: 'APPLICATION_WITHDRAWN',
  NOT_PROPOSABLE: 'STATUS_NOT_ALLOWED',
  EARLIER_STATUS: 'STATUS_NOT_ALLOWED',
  NO_INTERVIEW: 'STATUS_NOT_ALLOWED',
  NOTHING_NEW: 'STATUS_NOT_ALLOWED',
};

/** Refuses a proposal that cannot be made now. An application that the employer has never seen is not found. */
export function requireProposable(application: Standing, next: ApplicationStatus, contents: ProposalContents): void {
  if (application.approvedStatus === null) throw notFound('Application');
  const { isActive: recordActive, withdrawnAt } = application;
  const result = canPropose({ ...application, recordActive, withdrawn: withdrawnAt !== null }, next, contents);
  if (!result.ok) throw new PortalError(PROPOSAL_CODES[result.reason], result.message);
}

/** The button that a job gets for a candidate who has applied for it before. */
export type ApplyState = 'OPEN' | 'APPLIED' | 'EXPIRED' | 'REAPPLY_LATER';

/** An application in progress shows as applied, a rejected or withdrawn one shows when the candidate can apply again. */
export function applyStateOf(
  last: {
    lastAppliedAt: Date;
    status: ApplicationStatus;
    withdrawnAt: Date | null;
    jobIsOpen: boolean;
    deadlinePassed: boolean;
  },
  now: Date,
): ApplyState {
  const { kind } = applyDecision(last, now);
  if (kind === 'CAN_APPLY') return 'OPEN';
  if (kind !== 'TOO_SOON') return 'EXPIRED';
  return last.status === 'REJECTED' || last.withdrawnAt !== null ? 'REAPPLY_LATER' : 'APPLIED';
}

/** The screening answers of a row, with the marks of the employer. */
export const answersOf = ({ answers }: { answers: string | null }): ScreeningAnswer[] =>
  answers === null ? [] : (JSON.parse(answers) as ScreeningAnswer[]);
