import type { ApprovalState } from '../approvals/approval.js';
import { wireNames } from '../portal/wire-names.js';
import { APPLICATION_MESSAGES } from './application-messages.js';

/** PENDING while a proposal waits for the administrator, then the steps of a hiring in their order. */
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

/** The steps of a hiring in their order. */
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

/** Badge colours by name (specification 2 §4; it gives none for a missed interview, which gets orange). */
export const APPLICATION_STATUS_COLOURS: Readonly<Record<ApplicationStatus, string>> = {
  PENDING: 'grey',
  APPLIED: 'amber',
  SHORTLISTED: 'sky',
  INTERVIEW_SCHEDULED: 'yellow',
  INTERVIEW_NOT_ATTENDED: 'orange',
  SELECTED: 'green',
  REJECTED: 'red',
};

const wire = wireNames<ApplicationStatus>({
  PENDING: 'Pending',
  APPLIED: 'Applied',
  SHORTLISTED: 'shortlisted',
  INTERVIEW_SCHEDULED: 'interview_schedule',
  INTERVIEW_NOT_ATTENDED: 'interview_not_attended',
  SELECTED: 'selected',
  REJECTED: 'rejected',
});

/** The status as REST and URLs spell it, for example `interview_schedule`. */
export const applicationStatusToWire = wire.toWire;

/** Reads a status in any case; undefined when it is none. */
export const applicationStatusFromWire = wire.fromWire;

/** Statuses that an employer can propose: the current or a later step, never APPLIED (domain.md §5). */
const PROPOSALS: Readonly<Record<ApplicationStatus, readonly ApplicationStatus[]>> = {
  PENDING: [],
  APPLIED: ['SHORTLISTED', 'INTERVIEW_SCHEDULED', 'INTERVIEW_NOT_ATTENDED', 'SELECTED', 'REJECTED'],
  SHORTLISTED: ['SHORTLISTED', 'INTERVIEW_SCHEDULED', 'INTERVIEW_NOT_ATTENDED', 'SELECTED', 'REJECTED'],
  INTERVIEW_SCHEDULED: ['INTERVIEW_SCHEDULED', 'INTERVIEW_NOT_ATTENDED', 'SELECTED', 'REJECTED'],
  INTERVIEW_NOT_ATTENDED: ['INTERVIEW_NOT_ATTENDED', 'SELECTED', 'REJECTED'],
  SELECTED: ['SELECTED', 'REJECTED'],
  REJECTED: ['REJECTED'],
};

/** The statuses that an employer can choose for an application that stands at this one. */
export function proposableStatuses(current: ApplicationStatus): readonly ApplicationStatus[] {
  return PROPOSALS[current];
}

/** The parts of a proposal besides its status. */
export interface ProposalContents {
  /** A time and a place to meet: only with them an application becomes INTERVIEW_SCHEDULED. */
  interview: boolean;
  /** Feedback, an offer letter or a date of joining that differs from what the application has. */
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
export type ProposalResult = { ok: true } | { ok: false; reason: ProposalError; message: string };

const PROPOSAL_ERRORS: Readonly<Record<ProposalError, string>> = {
  PENDING_APPROVAL: APPLICATION_MESSAGES.pendingApproval,
  INACTIVE_APPLICATION: APPLICATION_MESSAGES.inactive,
  WITHDRAWN: APPLICATION_MESSAGES.withdrawn,
  NOT_PROPOSABLE: APPLICATION_MESSAGES.notProposable,
  EARLIER_STATUS: APPLICATION_MESSAGES.earlierStatus,
  NO_INTERVIEW: APPLICATION_MESSAGES.noInterview,
  NOTHING_NEW: APPLICATION_MESSAGES.nothingNew,
};

/** May the employer ask for this status now? The caller has made sure that the employer owns the job. */
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

/** Why an employer cannot ask for that step with whatever goes with it, in words; null when the employer can. */
export function validateStep(
  application: ApplicationStep & { recordActive: boolean; withdrawn: boolean; invitationProblem: string | null },
  next: ApplicationStatus,
): string | null {
  const interview = next === 'INTERVIEW_SCHEDULED';
  const proposal = canPropose(application, next, { interview, newDetails: allowsFeedback(next) });
  if (!proposal.ok) return proposal.message;
  return interview ? application.invitationProblem : null;
}

/** Where an application stands once a status has been asked for: on applying APPLIED, later what the employer proposes. */
export function statusAfterProposal(proposed: ApplicationStatus): ApplicationStep {
  return { status: 'PENDING', proposedStatus: proposed };
}

/** Where an application stands once the administrator has approved what was proposed. */
export function statusAfterApproval(proposed: ApplicationStatus): ApplicationStep {
  return { status: proposed, proposedStatus: proposed };
}

/**
 * Where an application stands once a proposal was rejected: back at the last approved status. A first application has
 * none (null): it stays as it was when made, hidden from the employer, and can still be approved.
 */
export function statusAfterRejection(lastApproved: ApplicationStatus | null): ApplicationStep {
  return lastApproved === null ? statusAfterProposal('APPLIED') : statusAfterApproval(lastApproved);
}

/**
 * The one status under which administrators find an application: PENDING while something of it waits for them, REJECTED when they
 * rejected what was asked for last or approved the employer's rejection, else the status that they approved.
 */
export function listStatus(application: {
  status: ApplicationStatus;
  approvalState: ApprovalState;
}): ApplicationStatus {
  return application.approvalState === 'APPROVED' ? application.status : application.approvalState;
}

/** Reads the administrators' one status filter (specification 3 §2), in any case: the record's flag, or a `listStatus`; undefined when it is neither. */
export function listFilterFromWire(text: string): { isActive: boolean } | { status: ApplicationStatus } | undefined {
  const wanted = text.trim().toLowerCase();
  if (wanted === 'active' || wanted === 'inactive') return { isActive: wanted === 'active' };
  const status = applicationStatusFromWire(wanted);
  return status && { status };
}

/** The status in the column Application Status: PENDING while a request waits, otherwise the proposed one (specification 3 §4). */
export function displayStatus({ status, proposedStatus }: ApplicationStep): ApplicationStatus {
  return status === 'PENDING' ? status : proposedStatus;
}

/** May the administrator set the record Active or Inactive? Only once the newest approval was given. */
export function canSetRecordActive(newestApproval: ApprovalState): boolean {
  return newestApproval === 'APPROVED';
}

/** May the employer write feedback with this status? */
export function allowsFeedback(status: ApplicationStatus): boolean {
  return status === 'SELECTED' || status === 'REJECTED';
}

/** May the employer give an offer letter and a date of joining with this status? */
export function allowsOffer(status: ApplicationStatus): boolean {
  return status === 'SELECTED';
}

/** Does an application that stands there need its planned interviews no more? They are cancelled then (domain.md §6). */
export function endsInterviews(status: ApplicationStatus): status is 'SELECTED' | 'REJECTED' {
  return status === 'SELECTED' || status === 'REJECTED';
}

/**
 * The status that a history entry shows: what was approved; after a rejection the status that it went back to
 * (REJECTED for a first application, whose last approved status is null); PENDING while it waits.
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
