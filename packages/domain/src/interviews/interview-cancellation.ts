import * as z from 'zod';
import type { ApprovalState } from '../approvals/approval.js';
import { forCompany } from '../approvals/asked-by.js';
import { crossFieldRule, choice, optionalText } from '../fields/fields.js';
import { TEXT_LIMITS } from '../fields/text-limits.js';

/** Reasons for which an employer can cancel an interview. */
export const EMPLOYER_CANCELLATION_REASONS = ['INTERVIEWER_AWAY', 'CANDIDATE_ASKED', 'JOB_ON_HOLD', 'OTHER'] as const;
export type EmployerCancellationReason = (typeof EMPLOYER_CANCELLATION_REASONS)[number];

/** An application that ends cancels its planned interviews. */
const ENDED_REASONS = ['SELECTED', 'REJECTED', 'WITHDRAWN'] as const;
export type ApplicationEnd = (typeof ENDED_REASONS)[number];

export const CANCELLATION_REASONS = [...EMPLOYER_CANCELLATION_REASONS, ...ENDED_REASONS] as const;
export type CancellationReason = EmployerCancellationReason | ApplicationEnd;

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
  CANDIDATE_ASKED: 'At your request.',
  JOB_ON_HOLD: 'The company has put the job on hold.',
  OTHER: null,
  SELECTED: null,
  REJECTED: null,
  WITHDRAWN: 'You have withdrawn your application.',
};

/** Text on the candidate's screen. A reason of the employer follows the name of the one who cancelled. */
const MESSAGES_FOR_CANDIDATE: Readonly<Record<CancellationReason, string>> = {
  INTERVIEWER_AWAY: ': the interviewer cannot be there at that time.',
  CANDIDATE_ASKED: ', at your request.',
  JOB_ON_HOLD: ': the job is on hold.',
  OTHER: '.',
  SELECTED: 'Cancelled because you were selected.',
  REJECTED: 'Cancelled because the company has decided not to continue with your application.',
  WITHDRAWN: 'Cancelled because you withdrew your application.',
};

const isEnd = (reason: CancellationReason): boolean => ENDED_REASONS.some((ended) => ended === reason);

/** Returns the text on the candidate's screen. `byName` is the administrator who cancelled it for the company; null if the company did. */
export function cancellationForCandidate(reason: CancellationReason, byName: string | null): string {
  const message = MESSAGES_FOR_CANDIDATE[reason];
  return isEnd(reason) ? message : `Cancelled by ${byName === null ? 'the company' : forCompany(byName)}${message}`;
}

/** Outcomes of an interview. MOVED: a reschedule was approved. */
export const INTERVIEW_OUTCOMES = ['HELD', 'NO_SHOW', 'CANCELLED', 'MOVED'] as const;
export type InterviewOutcome = (typeof INTERVIEW_OUTCOMES)[number];

/** Outcomes that someone reports. The system sets the others. */
export const REPORTABLE_OUTCOMES = ['HELD', 'NO_SHOW'] as const satisfies readonly InterviewOutcome[];
export type ReportableOutcome = (typeof REPORTABLE_OUTCOMES)[number];

const NOTE_MISSING = 'Please add a note explaining the reason.';

/** Input of a cancellation. The note is for administrators and not in the candidate's email. */
export const interviewCancellationSchema = z
  .object({
    reason: choice(EMPLOYER_CANCELLATION_REASONS, 'Reason'),
    note: optionalText('Note', TEXT_LIMITS.interviewNote),
  })
  .check(crossFieldRule(({ reason, note }) => reason !== 'OTHER' || Boolean(note), 'note', NOTE_MISSING));

/** Returns true if an administrator who cancels an interview names the person of the company who asked for it. */
export const isAskedByCompany = (reason: EmployerCancellationReason): boolean => reason !== 'CANDIDATE_ASKED';

/** The fields of an interview that determine the possible actions. */
export interface InterviewState {
  approvalState: ApprovalState;
  startsAt: Date;
  cancelledAt: Date | null;
  /** The state of the reschedule that replaces it; null without one. */
  replacementState: ApprovalState | null;
}

export const INTERVIEW_CHANGED = 'This interview has been cancelled or moved. Reload the page to see its status.';

const GONE = {
  cancelled: 'This interview has already been cancelled.',
  moved: 'This interview has been moved to another time.',
  refused: 'This interview was not approved.',
} as const;

/** Returns the reason why an interview is not current any more, or null. */
export function interviewUnavailable({ approvalState, cancelledAt, replacementState }: InterviewState): string | null {
  if (cancelledAt !== null) return GONE.cancelled;
  if (replacementState === 'APPROVED') return GONE.moved;
  return approvalState === 'REJECTED' ? GONE.refused : null;
}

/** Returns the reason why an interview cannot be cancelled now, or null. A pending request has to be decided first. */
export function validateCancellation(interview: InterviewState, now: Date): string | null {
  const unavailable = interviewUnavailable(interview);
  if (unavailable !== null) return unavailable;
  if (interview.approvalState === 'PENDING')
    return 'This interview is waiting for approval; nobody has been invited yet.';
  if (interview.replacementState === 'PENDING') return 'Another time for this interview is waiting for approval.';
  return interview.startsAt.getTime() > now.getTime()
    ? null
    : 'This interview has started and can no longer be cancelled.';
}
