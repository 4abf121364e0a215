import { wireNames } from '../portal/wire-names.js';

/** Where a request that an administrator decides stands; also the approval state of a company and of a job. */
export const APPROVAL_STATES = ['PENDING', 'APPROVED', 'REJECTED'] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];

/** Decisions of administrators. */
export const DECISIONS = ['APPROVE', 'REJECT'] as const;
export type Decision = (typeof DECISIONS)[number];

/** The kinds of records that requests are about. */
export const APPROVAL_KINDS = ['COMPANY', 'JOB', 'APPLICATION'] as const;
export type ApprovalKind = (typeof APPROVAL_KINDS)[number];

/** Why a decision changes nothing: the request was decided before. */
export type DecisionError = 'ALREADY_APPROVED' | 'ALREADY_REJECTED';

export type DecisionResult = { ok: true; next: ApprovalState } | { ok: false; reason: DecisionError };

type Transitions = Readonly<Record<ApprovalState, Readonly<Record<Decision, ApprovalState | DecisionError>>>>;

/** A rejected request can be approved later; an approved one is final (specification 3 §4). */
const DECIDED_ONCE_BUT_REJECTION_CAN_BE_LIFTED: Transitions = {
  PENDING: { APPROVE: 'APPROVED', REJECT: 'REJECTED' },
  APPROVED: { APPROVE: 'ALREADY_APPROVED', REJECT: 'ALREADY_APPROVED' },
  REJECTED: { APPROVE: 'APPROVED', REJECT: 'ALREADY_REJECTED' },
};

/** One row per subject, so that one of them can change its mind without the others (domain.md §3 to §5). */
const TRANSITIONS: Readonly<Record<ApprovalKind, Transitions>> = {
  COMPANY: DECIDED_ONCE_BUT_REJECTION_CAN_BE_LIFTED,
  JOB: DECIDED_ONCE_BUT_REJECTION_CAN_BE_LIFTED,
  APPLICATION: DECIDED_ONCE_BUT_REJECTION_CAN_BE_LIFTED,
};

/** Returns the approval state after a decision, or the reason why the decision is not possible. */
export function decide(subject: ApprovalKind, state: ApprovalState, decision: Decision): DecisionResult {
  const outcome = TRANSITIONS[subject][state][decision];
  if (outcome === 'ALREADY_APPROVED' || outcome === 'ALREADY_REJECTED') return { ok: false, reason: outcome };
  return { ok: true, next: outcome };
}

/** Can it be decided together with others? Rejections are lifted one by one: an administrator who selected many has not looked at each. */
export const canBulkDecide = (subject: ApprovalKind, state: ApprovalState, decision: Decision): boolean =>
  state === 'PENDING' && decide(subject, state, decision).ok;

/** The person in the column Changed By: the requester while it is pending, then the administrator. Only administrators see names of administrators (domain.md §5). */
export function changedBy({ decidedAt, requestedByName, decidedByName, reason }: ChangedRequest): string {
  if (decidedAt == null) return requestedByName;
  return reason === 'CANDIDATE_WITHDREW' ? 'Candidate' : decidedByName?.trim() || 'Admin';
}

interface ChangedRequest {
  decidedAt?: unknown;
  requestedByName: string;
  /** Null for readers who do not learn it. */
  decidedByName?: string | null;
  /** Where it is known: a request that its candidate has ended was decided by nobody else. */
  reason?: string | null;
}

export const APPROVAL_STATE_LABELS: Readonly<Record<ApprovalState, string>> = {
  PENDING: 'Pending',
  APPROVED: 'Approved',
  REJECTED: 'Rejected',
};

const capitalised = wireNames<ApprovalState>(APPROVAL_STATE_LABELS);

/** The approval state as REST shows it: lower case for jobs, capitalised elsewhere (specification 3 §4). */
export function approvalStateToWire(state: ApprovalState, subject: ApprovalKind): string {
  const label = capitalised.toWire(state);
  return subject === 'JOB' ? label.toLowerCase() : label;
}

/** Reads an approval state in any case; undefined when it is none. */
export const approvalStateFromWire = capitalised.fromWire;

const decisionByText: ReadonlyMap<string, Decision> = new Map([
  ['approve', 'APPROVE'],
  ['approved', 'APPROVE'],
  ['reject', 'REJECT'],
  ['rejected', 'REJECT'],
]);

/** Reads a decision in any case, as the verb (jobs, applications) or as the state asked for (employers). */
export function decisionFromWire(text: string): Decision | undefined {
  return decisionByText.get(text.trim().toLowerCase());
}
