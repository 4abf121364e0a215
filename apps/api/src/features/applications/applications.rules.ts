import {
  type ApplicationStatus,
  canPropose,
  historyStatus,
  type ProposalContents,
  type ProposalError,
} from '@job-alert/domain/applications/application-status';
import { checkReapply } from '@job-alert/domain/applications/reapply';
import type { ApprovalState } from '@job-alert/domain/approvals/approval';
import type { ScreeningAnswer } from '@job-alert/domain/jobs/screening';
import type { ErrorCode } from '@job-alert/domain/errors/error-codes';
import { parseList } from '../../database/sql-reader.js';
import { notFound, PortalError } from '../../platform/errors.js';

/** The parts of an application that determine its badge and its next steps. */
interface ApplicationState {
  status: ApplicationStatus;
  proposedStatus: ApplicationStatus;
  /** The last approved status; null before the first approval. */
  approvedStatus: ApplicationStatus | null;
  /** The state of the latest approval request. */
  approvalState: ApprovalState;
  isActive: boolean;
  withdrawnAt: Date | null;
}

/**
 * Returns the status on the candidate's card: the latest decided entry of the history. The history is not needed: only
 * a new application has no approved status, and its one entry is pending, rejected or withdrawn.
 */
export function displayStatus({ approvedStatus, approvalState, withdrawnAt }: ApplicationState): ApplicationStatus {
  if (approvedStatus !== null) return approvedStatus;
  return approvalState === 'REJECTED' && withdrawnAt === null ? historyStatus('REJECTED', 'APPLIED', null) : 'APPLIED';
}

/**
 * Returns true for requests that the candidate can see: the application itself and approved proposals. Candidates must
 * not see proposals before approval (specification 4 §4).
 */
export function isVisibleToCandidate(
  proposed: ApplicationStatus,
  state: ApprovalState,
  otherwise: ApplicationStatus,
): ApplicationStatus {
  return state === 'APPROVED' || proposed === 'APPLIED' ? proposed : otherwise;
}

const PROPOSAL_CODES: Readonly<Record<ProposalError, ErrorCode>> = {
  PENDING_APPROVAL: 'APPLICATION_PENDING',
  INACTIVE_APPLICATION: 'APPLICATION_INACTIVE',
  WITHDRAWN: 'APPLICATION_WITHDRAWN',
  NOT_PROPOSABLE: 'STATUS_NOT_ALLOWED',
  EARLIER_STATUS: 'STATUS_NOT_ALLOWED',
  NO_INTERVIEW: 'STATUS_NOT_ALLOWED',
  NOTHING_NEW: 'STATUS_NOT_ALLOWED',
};

/** Throws if the proposal is not allowed now. NOT_FOUND if the employer has never seen the application. */
export function requireProposable(
  application: ApplicationState,
  next: ApplicationStatus,
  contents: ProposalContents,
): void {
  if (application.approvedStatus === null) throw notFound('Application');
  const { isActive: recordActive, withdrawnAt } = application;
  const result = canPropose({ ...application, recordActive, withdrawn: withdrawnAt !== null }, next, contents);
  if (!result.ok) throw new PortalError(PROPOSAL_CODES[result.reason], result.message);
}

/** The state of a job's Apply button for a candidate who has applied before. */
export type ApplyState = 'OPEN' | 'APPLIED' | 'EXPIRED' | 'REAPPLY_LATER';

/** Returns APPLIED for an application in progress, otherwise whether and when the candidate can reapply. */
export function applyState(
  last: {
    lastAppliedAt: Date;
    status: ApplicationStatus;
    withdrawnAt: Date | null;
    jobIsOpen: boolean;
    deadlinePassed: boolean;
  },
  now: Date,
): ApplyState {
  const { kind } = checkReapply(last, now);
  if (kind === 'CAN_APPLY') return 'OPEN';
  if (kind !== 'TOO_SOON') return 'EXPIRED';
  return last.status === 'REJECTED' || last.withdrawnAt !== null ? 'REAPPLY_LATER' : 'APPLIED';
}

/** Parses the screening answers of a row, including the employer's knockout flags. */
export const parseAnswers = ({ answers }: { answers: string | null }): ScreeningAnswer[] => parseList(answers);
