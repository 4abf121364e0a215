import type { ApprovalState } from '../approvals/approval.js';
import { wireNames } from '../text/wire-names.js';
import { APPLICATION_MESSAGES } from './application-messages.js';

/** PENDING while a proposal needs a decision, then the hiring steps in order. */
export const APPLICATION_STATUSES = [
  'PENDING',
  'APPLIED',
  'SHORTLISTED',
  'INTERVIEW_SCHEDULED',
  'INTERVIEW_NOT_ATTENDED',
  'SELECTED',
  'REJECTED',
] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

export const HIRING_STEPS = APPLICATION_STATUSES.filter((status) => status !== 'PENDING');

/** The current status and the requested one. Both are equal when nothing is requested. */
export interface ApplicationStep {
  status: ApplicationStatus;
  proposedStatus: ApplicationStatus;
}

/** Specification 2 §4. */
export const APPLICATION_STATUS_LABELS: Readonly<Record<ApplicationStatus, string>> = {
  PENDING: 'Pending',
  APPLIED: 'Applied',
  SHORTLISTED: 'Shortlisted',
  INTERVIEW_SCHEDULED: 'Interview Scheduled',
  INTERVIEW_NOT_ATTENDED: 'Interview Not Attended',
  SELECTED: 'Selected',
  REJECTED: 'Rejected',
};

/** Badge colours (specification 2 §4). The specification has none for a missed interview. */
export const APPLICATION_STATUS_COLOURS = {
  PENDING: 'grey',
  APPLIED: 'amber',
  SHORTLISTED: 'sky',
  INTERVIEW_SCHEDULED: 'yellow',
  INTERVIEW_NOT_ATTENDED: 'orange',
  SELECTED: 'green',
  REJECTED: 'red',
} as const satisfies Readonly<Record<ApplicationStatus, string>>;

const wire = wireNames<ApplicationStatus>({
  PENDING: 'Pending',
  APPLIED: 'Applied',
  SHORTLISTED: 'shortlisted',
  INTERVIEW_SCHEDULED: 'interview_schedule',
  INTERVIEW_NOT_ATTENDED: 'interview_not_attended',
  SELECTED: 'selected',
  REJECTED: 'rejected',
});

export const applicationStatusToWire = wire.toWire;

export const applicationStatusFromWire = wire.fromWire;

/** Statuses that an employer can propose: the current or a later step, never APPLIED (specification 2 §4). */
const PROPOSALS: Readonly<Record<ApplicationStatus, readonly ApplicationStatus[]>> = {
  PENDING: [],
  APPLIED: ['SHORTLISTED', 'INTERVIEW_SCHEDULED', 'INTERVIEW_NOT_ATTENDED', 'SELECTED', 'REJECTED'],
  SHORTLISTED: ['SHORTLISTED', 'INTERVIEW_SCHEDULED', 'INTERVIEW_NOT_ATTENDED', 'SELECTED', 'REJECTED'],
  INTERVIEW_SCHEDULED: ['INTERVIEW_SCHEDULED', 'INTERVIEW_NOT_ATTENDED', 'SELECTED', 'REJECTED'],
  INTERVIEW_NOT_ATTENDED: ['INTERVIEW_NOT_ATTENDED', 'SELECTED', 'REJECTED'],
  SELECTED: ['SELECTED', 'REJECTED'],
  REJECTED: ['REJECTED'],
};

export function proposableStatuses(current: ApplicationStatus): readonly ApplicationStatus[] {
  return PROPOSALS[current];
}

/** The contents of a proposal besides its status. */
export interface ProposalContents {
  /** True with a date and place of an interview, which INTERVIEW_SCHEDULED requires. */
  interview: boolean;
  /** True for feedback, an offer letter or a date of joining that differs from the current one. */
  newDetails: boolean;
}

export type ProposalError =
  | 'PENDING_APPROVAL'
  | 'INACTIVE_APPLICATION'
  | 'WITHDRAWN'
  | 'NOT_PROPOSABLE'
  | 'EARLIER_STATUS'
  | 'NO_INTERVIEW'
  | 'NOTHING_NEW';
type ProposalResult = { ok: true } | { ok: false; reason: ProposalError; message: string };

const PROPOSAL_ERRORS: Readonly<Record<ProposalError, string>> = {
  PENDING_APPROVAL: APPLICATION_MESSAGES.pendingApproval,
  INACTIVE_APPLICATION: APPLICATION_MESSAGES.inactive,
  WITHDRAWN: APPLICATION_MESSAGES.withdrawn,
  NOT_PROPOSABLE: APPLICATION_MESSAGES.notProposable,
  EARLIER_STATUS: APPLICATION_MESSAGES.earlierStatus,
  NO_INTERVIEW: APPLICATION_MESSAGES.noInterview,
  NOTHING_NEW: APPLICATION_MESSAGES.nothingNew,
};

/** Returns true if the employer can propose the status now. The caller has checked that the employer owns the job. */
export function canPropose(
  application: ApplicationStep & { recordActive: boolean; withdrawn: boolean },
  next: ApplicationStatus,
  { interview, newDetails }: ProposalContents,
): ProposalResult {
  if (application.withdrawn) return rejectProposal('WITHDRAWN');
  if (application.status === 'PENDING') return rejectProposal('PENDING_APPROVAL');
  if (!application.recordActive) return rejectProposal('INACTIVE_APPLICATION');
  if (next === 'PENDING' || next === 'APPLIED') return rejectProposal('NOT_PROPOSABLE');
  if (!proposableStatuses(application.proposedStatus).includes(next)) return rejectProposal('EARLIER_STATUS');
  if (next === 'INTERVIEW_SCHEDULED' && !interview) return rejectProposal('NO_INTERVIEW');
  if (next === application.status && !interview && !newDetails) return rejectProposal('NOTHING_NEW');
  return { ok: true };
}

function rejectProposal(reason: ProposalError): ProposalResult {
  return { ok: false, reason, message: PROPOSAL_ERRORS[reason] };
}

/** Returns the reason why the employer cannot propose the step, or null. */
export function validateStep(
  application: ApplicationStep & { recordActive: boolean; withdrawn: boolean; invitationProblem: string | null },
  next: ApplicationStatus,
): string | null {
  const interview = next === 'INTERVIEW_SCHEDULED';
  const proposal = canPropose(application, next, { interview, newDetails: allowsFeedback(next) });
  if (!proposal.ok) return proposal.message;
  return interview ? application.invitationProblem : null;
}

/** Returns the step after a proposal: APPLIED for a new application, otherwise the proposed status. */
export function statusAfterProposal(proposed: ApplicationStatus): ApplicationStep {
  return { status: 'PENDING', proposedStatus: proposed };
}

/** Returns the step after an approval. */
export function statusAfterApproval(proposed: ApplicationStatus): ApplicationStep {
  return { status: proposed, proposedStatus: proposed };
}

/**
 * Returns the step after a rejection: the last approved status. A new application has none (null). It stays hidden from
 * the employer and can still be approved.
 */
export function statusAfterRejection(lastApproved: ApplicationStatus | null): ApplicationStep {
  return lastApproved === null ? statusAfterProposal('APPLIED') : statusAfterApproval(lastApproved);
}

/** Returns the reason why the company cannot withdraw its proposal; null if it waits for a decision (decision 0176). */
export const validateProposalWithdrawal = (application: {
  status: ApplicationStatus;
  withdrawn: boolean;
}): string | null =>
  application.status === 'PENDING' && !application.withdrawn ? null : APPLICATION_MESSAGES.noProposalWaits;

/**
 * Returns the status under which administrators find an application: PENDING while it needs a decision, REJECTED if
 * they rejected the last request or approved a rejection, otherwise the approved status.
 */
export function listStatus(application: {
  status: ApplicationStatus;
  approvalState: ApprovalState;
}): ApplicationStatus {
  return application.approvalState === 'APPROVED' ? application.status : application.approvalState;
}

/**
 * Parses the administrators' status filter (specification 3 §2) in any case: active, inactive or a `listStatus`.
 * Returns undefined for other text.
 */
export function listFilterFromWire(text: string): { isActive: boolean } | { status: ApplicationStatus } | undefined {
  const word = text.trim().toLowerCase();
  if (word === 'active' || word === 'inactive') return { isActive: word === 'active' };
  const status = applicationStatusFromWire(word);
  return status && { status };
}

/** The status in the column Application Status: PENDING while a request waits, otherwise the proposed one (specification 3 §4). */
export function displayStatus({ status, proposedStatus }: ApplicationStep): ApplicationStatus {
  return status === 'PENDING' ? status : proposedStatus;
}

/**
 * Returns true if an administrator can change whether the record is active: only after the latest request is approved.
 */
export function canSetRecordActive(newestApproval: ApprovalState): boolean {
  return newestApproval === 'APPROVED';
}

export function allowsFeedback(status: ApplicationStatus): boolean {
  return status === 'SELECTED' || status === 'REJECTED';
}

export function allowsOffer(status: ApplicationStatus): boolean {
  return status === 'SELECTED';
}

/** Returns true for a status that cancels planned interviews (specification 4 §5). */
export function endsInterviews(status: ApplicationStatus): status is 'SELECTED' | 'REJECTED' {
  return status === 'SELECTED' || status === 'REJECTED';
}

/**
 * Returns the status of a history entry: the approved one; after a rejection the status before it (REJECTED for a new
 * application, which has none); PENDING while it needs a decision.
 */
export function historyStatus(
  state: ApprovalState,
  proposed: ApplicationStatus,
  lastApproved: ApplicationStatus | null,
): ApplicationStatus {
  if (state === 'APPROVED') return proposed;
  if (state === 'REJECTED') return lastApproved ?? 'REJECTED';
  return 'PENDING';
}
