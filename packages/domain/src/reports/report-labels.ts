import type { SubjectKind } from '../approvals/approval.js';
import type { InterviewOutcome } from '../interviews/interview-cancellation.js';

export const APPROVAL_SUBJECT_LABELS: Readonly<Record<SubjectKind, string>> = {
  COMPANY: 'Company',
  JOB: 'Job',
  APPLICATION: 'Application',
};

const REQUESTS_LABELS: Readonly<Record<string, string>> = {
  COMPANY: 'Employers',
  JOB: 'Jobs',
  APPLICATION: 'Applications',
} satisfies Record<SubjectKind, string>;

export const requestsLabel = (kind: string | null): string => REQUESTS_LABELS[kind ?? ''] ?? '';

/** The outcomes of a request. WITHDRAWN: the candidate or the company ended it while it was pending. */
export const REQUEST_OUTCOME_LABELS = {
  PENDING: 'Waiting',
  APPROVED: 'Approved',
  REJECTED: 'Rejected',
  WITHDRAWN: 'Withdrawn',
} as const;
export type RequestOutcome = keyof typeof REQUEST_OUTCOME_LABELS;
export const REQUEST_OUTCOMES = [
  'PENDING',
  'APPROVED',
  'REJECTED',
  'WITHDRAWN',
] as const satisfies readonly RequestOutcome[];

export const INTERVIEW_OUTCOME_LABELS: Readonly<Record<InterviewOutcome, string>> = {
  HELD: 'Held',
  NO_SHOW: 'Not attended',
  CANCELLED: 'Cancelled',
  MOVED: 'Moved',
};

export const CLOSING_REASON_LABELS = {
  DEADLINE: 'Deadline passed',
  FILLED: 'Openings filled',
  EMPLOYER: 'Switched off by the employer',
  ADMINISTRATOR: 'Taken down by an administrator',
  COMPANY: 'Its company is not active',
  DELETED: 'Deleted',
} as const;
type ClosingReason = keyof typeof CLOSING_REASON_LABELS;

/** Closing reasons other than the deadline. */
export const STOPPERS = ['EMPLOYER', 'ADMINISTRATOR', 'COMPANY', 'DELETED'] as const satisfies readonly ClosingReason[];
