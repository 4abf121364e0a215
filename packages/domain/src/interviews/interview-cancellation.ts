import * as z from 'zod';
import type { ApprovalState } from '../approvals/approval.js';
import { crossFieldRule, choice, optionalText } from '../fields/fields.js';
import { TEXT_LIMITS } from '../fields/text-limits.js';

/** Why an employer cancels an interview. */
export const EMPLOYER_CANCELLATION_REASONS = ['INTERVIEWER_AWAY', 'CANDIDATE_ASKED', 'JOB_ON_HOLD', 'OTHER'] as const;
export type EmployerCancellationReason = (typeof EMPLOYER_CANCELLATION_REASONS)[number];

/** An application that comes to an end takes its planned interviews with it. */
const ENDED_REASONS = ['SELECTED', 'REJECTED', 'WITHDRAWN'] as const;
export type ApplicationEnd = (typeof ENDED_REASONS)[number];

/** Everything that an interview can be cancelled for. */
export const CANCELLATION_REASONS = [...EMPLOYER_CANCELLATION_REASONS, ...ENDED_REASONS] as const;
export type CancellationReason = EmployerCancellationReason | ApplicationEnd;

/** Why an interview was cancelled, as cards and reviews show it. */
export const CANCELLATION_REASON_LABELS: Readonly<Record<CancellationReason, string>> = {
  INTERVIEWER_AWAY: 'The interviewer cannot be there',
  CANDIDATE_ASKED: 'The candidate asked for it',
  JOB_ON_HOLD: 'The job is on hold',
  OTHER: 'Another reason',
  SELECTED: 'The candidate was selected',
  REJECTED: 'The candidate was rejected',
  WITHDRAWN: 'The candidate has withdrawn',
};

/** Sentence in the candidate's email. Null if the reason is not disclosed or another email explains it. */
export const CANCELLATION_EMAIL_SENTENCES: Readonly<Record<CancellationReason, string | null>> = {
  INTERVIEWER_AWAY: 'The interviewer cannot be there at that time.',
  CANDIDATE_ASKED: 'You asked for it.',
  JOB_ON_HOLD: 'The company has put the job on hold.',
  OTHER: null,
  SELECTED: null,
  REJECTED: null,
  WITHDRAWN: 'You have withdrawn your application.',
};

/** Text on the candidate's screen. */
export const CANCELLATION_MESSAGES_FOR_CANDIDATE: Readonly<Record<CancellationReason, string>> = {
  INTERVIEWER_AWAY: 'Cancelled by the company: the interviewer cannot be there at that time.',
  CANDIDATE_ASKED: 'Cancelled by the company, as you asked.',
  JOB_ON_HOLD: 'Cancelled by the company: the job is on hold.',
  OTHER: 'Cancelled by the company.',
  SELECTED: 'Cancelled because you were selected.',
  REJECTED: 'Cancelled because the company has decided not to go on with your application.',
  WITHDRAWN: 'Cancelled because you withdrew your application.',
};

/** Outcomes of an interview. MOVED: a reschedule was approved. */
export const INTERVIEW_OUTCOMES = ['HELD', 'NO_SHOW', 'CANCELLED', 'MOVED'] as const;
export type InterviewOutcome = (typeof INTERVIEW_OUTCOMES)[number];

/** Outcomes that someone reports. The system sets the others. */
export const REPORTABLE_OUTCOMES = ['HELD', 'NO_SHOW'] as const satisfies readonly InterviewOutcome[];
export type ReportableOutcome = (typeof REPORTABLE_OUTCOMES)[number];

const NOTE_MISSING = 'Add a note that says what the reason is.';

/** The dialog that cancels an interview. The note is for the administrators: no mail to the candidate has it. */
export const interviewCancellationSchema = z
  .object({
    reason: choice(EMPLOYER_CANCELLATION_REASONS, 'Reason'),
    note: optionalText('Note', TEXT_LIMITS.interviewNote),
  })
  .check(crossFieldRule(({ reason, note }) => reason !== 'OTHER' || Boolean(note), 'note', NOTE_MISSING));

/** An interview as far as acts on it depend on it. */
export interface InterviewState {
  approvalState: ApprovalState;
  startsAt: Date;
  cancelledAt: Date | null;
  /** How the reschedule stands that takes its place; null without one. */
  replacementState: ApprovalState | null;
}

/** Said to whom moves what was cancelled or moved meanwhile. */
export const INTERVIEW_CHANGED = 'This interview has been cancelled or moved. Reload the page to see how it stands.';

const GONE = {
  cancelled: 'This interview has already been cancelled.',
  moved: 'This interview has been moved to another time.',
  refused: 'This interview was not approved.',
} as const;

/** Why an interview is no more what a screen may still show, null while it stands. */
export function interviewUnavailable({ approvalState, cancelledAt, replacementState }: InterviewState): string | null {
  if (cancelledAt !== null) return GONE.cancelled;
  if (replacementState === 'APPROVED') return GONE.moved;
  return approvalState === 'REJECTED' ? GONE.refused : null;
}

/** Returns the reason why the employer cannot cancel an interview now, or null. A pending request has to be decided first. */
export function validateCancellation(interview: InterviewState, now: Date): string | null {
  const gone = interviewUnavailable(interview);
  if (gone !== null) return gone;
  if (interview.approvalState === 'PENDING')
    return 'This interview is waiting for approval; nobody has been invited yet.';
  if (interview.replacementState === 'PENDING') return 'Another time for this interview is waiting for approval.';
  return interview.startsAt.getTime() > now.getTime()
    ? null
    : 'This interview has begun. It cannot be cancelled any more.';
}
