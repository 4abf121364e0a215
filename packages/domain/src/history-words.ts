import type { ApplicationStatus } from './application-status.js';
import type { ApprovalKind, ApprovalState } from './approval.js';
import { formatDate } from './calendar.js';
import { stepLabel } from './decision-outcome.js';
import type { UserType } from './user-type.js';

/** A request as its history keeps it. */
export interface HistoryRequest {
  kind: ApprovalKind;
  state: ApprovalState;
  /** The step that was asked for; of no meaning for companies and jobs. */
  proposedStatus: ApplicationStatus;
  hasOfferLetter: boolean;
  requestedAt: Date;
  requestedByName: string;
  decidedAt: Date | null;
  decidedByName: string | null;
  /** The candidate has ended it by withdrawing the application. */
  endedByWithdrawal: boolean;
}

/** What happened, in sentences for who reads it: who asked for what, who decided, and on which days in India. */
export function historyWords(request: HistoryRequest, reader: UserType): string {
  return reader === 'CANDIDATE' ? forCandidate(request) : forStaff(request, reader);
}

const DECIDED: Readonly<Record<Exclude<ApprovalState, 'PENDING'>, string>> = {
  APPROVED: 'approved it',
  REJECTED: 'did not approve it',
};

/** Administrators are named to each other only. An approval that lifts a rejection was asked for and given at once. */
function forStaff(request: HistoryRequest, reader: UserType): string {
  const { kind, state, decidedAt, requestedAt, decidedByName } = request;
  const asked = `${askedBy(request, reader)} on ${formatDate(requestedAt)}.`;
  if (state === 'PENDING' || decidedAt === null) return `${asked} It is waiting for approval.`;
  if (request.endedByWithdrawal) return `${asked} The candidate withdrew ${onDay(decidedAt, requestedAt)}.`;
  const decider = (reader === 'ADMIN' && decidedByName) || 'An administrator';
  if (requestedAt.getTime() !== decidedAt.getTime()) {
    return `${asked} ${decider} ${DECIDED[state]} ${onDay(decidedAt, requestedAt)}.`;
  }
  if (kind !== 'APPLICATION') return `${decider} ${DECIDED[state]} on ${formatDate(decidedAt)}.`;
  return `${decider} approved ${labelOf(request)} after all on ${formatDate(decidedAt)}.`;
}

const labelOf = ({ proposedStatus, hasOfferLetter }: HistoryRequest): string =>
  stepLabel(proposedStatus, hasOfferLetter);

function askedBy(request: HistoryRequest, reader: UserType): string {
  const { kind, proposedStatus, requestedByName } = request;
  if (kind === 'APPLICATION' && proposedStatus === 'APPLIED') return `${requestedByName} applied`;
  const company = reader === 'EMPLOYER' ? 'You' : requestedByName;
  if (kind === 'COMPANY') return `${company} signed up`;
  return kind === 'JOB' ? `${company} sent the job for approval` : `${company} proposed ${labelOf(request)}`;
}

/** What an approved step means for the candidate; of the other steps candidates are told nothing. */
const STEPS: Readonly<Record<ApplicationStatus, string>> = {
  PENDING: 'changed your application',
  APPLIED: 'got your application',
  SHORTLISTED: 'shortlisted you',
  INTERVIEW_SCHEDULED: 'invited you to an interview',
  INTERVIEW_NOT_ATTENDED: 'noted that you did not attend the interview',
  SELECTED: 'selected you',
  REJECTED: 'decided not to go on with your application',
};

function forCandidate(request: HistoryRequest): string {
  const { state, proposedStatus, hasOfferLetter, requestedAt, requestedByName, decidedAt, endedByWithdrawal } = request;
  const asked = formatDate(requestedAt);
  if (proposedStatus === 'APPLIED') {
    if (decidedAt === null) return `You applied on ${asked}. Your application is waiting for approval.`;
    const on = onDay(decidedAt, requestedAt);
    if (endedByWithdrawal) return `You applied on ${asked}. You withdrew your application ${on}.`;
    return state === 'APPROVED'
      ? `You applied on ${asked}. We approved your application ${on} and sent it to the company.`
      : `You applied on ${asked}. We did not approve your application ${on}.`;
  }
  if (decidedAt === null) return `A change has been waiting for approval since ${asked}.`;
  if (endedByWithdrawal) return `A change that was waiting ended when you withdrew on ${formatDate(decidedAt)}.`;
  if (state !== 'APPROVED') {
    return `A change was reviewed on ${formatDate(decidedAt)} and not approved. Your status stays the same.`;
  }
  const letter = hasOfferLetter ? ' and sent an offer letter' : '';
  return `${requestedByName} ${STEPS[proposedStatus]}${letter} on ${asked}. We approved it ${onDay(decidedAt, requestedAt)}.`;
}

const onDay = (day: Date, earlier: Date): string =>
  formatDate(day) === formatDate(earlier) ? 'the same day' : `on ${formatDate(day)}`;
