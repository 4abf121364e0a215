import { wireNames } from '../text/wire-names.js';

/** States of a request to administrators, and of companies and jobs. */
export const APPROVAL_STATES = ['PENDING', 'APPROVED', 'REJECTED'] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];

export const DECISIONS = ['APPROVE', 'REJECT'] as const;
export type Decision = (typeof DECISIONS)[number];

/** The kinds of records that requests are about. */
export const SUBJECT_KINDS = ['COMPANY', 'JOB', 'APPLICATION'] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

export const APPROVAL_KINDS = ['COMPANY', 'JOB', 'JOB_CORRECTION', 'APPLICATION'] as const;
export type ApprovalKind = (typeof APPROVAL_KINDS)[number];

/** Returns the kind of the record of a request. A correction is about a job. */
export const subjectKind = (kind: ApprovalKind): SubjectKind => (kind === 'JOB_CORRECTION' ? 'JOB' : kind);

/** The reason why a decision is not possible: the request was already decided. */
type DecisionError = 'ALREADY_APPROVED' | 'ALREADY_REJECTED';

export type DecisionResult = { ok: true; next: ApprovalState } | { ok: false; reason: DecisionError };

type Transitions = Readonly<Record<ApprovalState, Readonly<Record<Decision, ApprovalState | DecisionError>>>>;

/** A rejected request can be approved later; an approval is final (specification 3 §4). */
const DECIDED_ONCE_BUT_REJECTION_CAN_BE_LIFTED: Transitions = {
  PENDING: { APPROVE: 'APPROVED', REJECT: 'REJECTED' },
  APPROVED: { APPROVE: 'ALREADY_APPROVED', REJECT: 'ALREADY_APPROVED' },
  REJECTED: { APPROVE: 'APPROVED', REJECT: 'ALREADY_REJECTED' },
};

/** The job can change after a rejection, so the employer sends a new correction instead. */
const DECIDED_ONCE: Transitions = {
  ...DECIDED_ONCE_BUT_REJECTION_CAN_BE_LIFTED,
  REJECTED: { APPROVE: 'ALREADY_REJECTED', REJECT: 'ALREADY_REJECTED' },
};

/** Separate entries, so that the rules of one kind can change. */
const TRANSITIONS: Readonly<Record<ApprovalKind, Transitions>> = {
  COMPANY: DECIDED_ONCE_BUT_REJECTION_CAN_BE_LIFTED,
  JOB: DECIDED_ONCE_BUT_REJECTION_CAN_BE_LIFTED,
  JOB_CORRECTION: DECIDED_ONCE,
  APPLICATION: DECIDED_ONCE_BUT_REJECTION_CAN_BE_LIFTED,
};

/** Returns the approval state after a decision, or the reason why the decision is not possible. */
export function decide(subject: ApprovalKind, state: ApprovalState, decision: Decision): DecisionResult {
  const outcome = TRANSITIONS[subject][state][decision];
  if (outcome === 'ALREADY_APPROVED' || outcome === 'ALREADY_REJECTED') return { ok: false, reason: outcome };
  return { ok: true, next: outcome };
}

/**
 * Returns true if the request can be decided in bulk. Rejected requests must be approved one by one, because a bulk
 * action includes no review of each request.
 */
export const canBulkDecide = (subject: ApprovalKind, state: ApprovalState, decision: Decision): boolean =>
  state === 'PENDING' && decide(subject, state, decision).ok;

/**
 * The name in the column Changed By: the requester while the request is pending or if it was withdrawn, otherwise the administrator. Only
 * administrators see names of administrators (specification 4 §4).
 */
export function changedBy({ decidedAt, requestedByName, decidedByName, reason }: ChangedRequest): string {
  if (decidedAt == null) return requestedByName;
  if (reason === 'COMPANY_WITHDREW') return requestedByName;
  return reason === 'CANDIDATE_WITHDREW' ? 'Candidate' : decidedByName?.trim() || 'Admin';
}

interface ChangedRequest {
  decidedAt?: unknown;
  requestedByName: string;
  /** Null for readers who cannot see it. */
  decidedByName?: string | null;
  /** Set if known: a request that the candidate or the company ended was not decided by an administrator. */
  reason?: string | null;
}

export const APPROVAL_STATE_LABELS: Readonly<Record<ApprovalState, string>> = {
  PENDING: 'Pending',
  APPROVED: 'Approved',
  REJECTED: 'Rejected',
};

const capitalised = wireNames<ApprovalState>(APPROVAL_STATE_LABELS);

/** Returns the wire format of an approval state: lower case for jobs, capitalised otherwise (specification 3 §4). */
export function approvalStateToWire(state: ApprovalState, subject: SubjectKind): string {
  const label = capitalised.toWire(state);
  return subject === 'JOB' ? label.toLowerCase() : label;
}

export const approvalStateFromWire = capitalised.fromWire;

const decisionByText: ReadonlyMap<string, Decision> = new Map([
  ['approve', 'APPROVE'],
  ['approved', 'APPROVE'],
  ['reject', 'REJECT'],
  ['rejected', 'REJECT'],
]);

/** Parses a decision in any case: the verb (jobs, applications) or the resulting state (employers). */
export function decisionFromWire(text: string): Decision | undefined {
  return decisionByText.get(text.trim().toLowerCase());
}
