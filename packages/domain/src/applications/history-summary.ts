import type { UserType } from '../text/user-type.js';
import type { ApprovalKind, ApprovalState } from '../approvals/approval.js';
import { type AskedBy, forCompany, formatAskedBy } from '../approvals/asked-by.js';
import { changesOffer, stepLabel } from './decision-outcome.js';
import { type RejectionReason, sentenceForCandidate } from '../approvals/rejection-reasons.js';
import { formatDate, formatDateAndTime } from '../india/calendar.js';
import type { ApplicationStatus } from './application-status.js';

/** A request in the history of a record. */
export interface HistoryRequest {
  kind: ApprovalKind;
  state: ApprovalState;
  /** The proposed step; unused for companies and jobs. */
  proposedStatus: ApplicationStatus;
  /** The last approved step before the request; null for a new application, and for companies and jobs. */
  previousStatus: ApplicationStatus | null;
  hasOfferLetter: boolean;
  /** The date of joining of a selection. */
  dateOfJoining: string | null;
  /** The start of the proposed interview; null without one. */
  interviewAt: Date | null;
  /** The start of the interview to be replaced; null unless it is a reschedule. */
  movedFrom: Date | null;
  requestedAt: Date;
  requestedByName: string;
  /** True if another member of the reader's company made the request. */
  byColleague?: boolean;
  decidedAt: Date | null;
  decidedByName: string | null;
  reason: RejectionReason | null;
  /** The changes of a correction, such as "City: Surat → Udhna". */
  changes: readonly string[];
  /** The person of the company who asked for it, if an administrator acted for the company. */
  askedBy: AskedBy | null;
  /** True if the candidate ended the request by withdrawing the application. */
  endedByWithdrawal: boolean;
  /** True if the reader withdrew the request for their company. */
  withdrawnByReader?: boolean;
}

/** Describes a request and its decision in sentences for the reader's role. Dates are days in India. */
export function summarizeRequest(request: HistoryRequest, reader: UserType): string {
  return reader === 'CANDIDATE' ? forCandidate(request) : forStaff(request, reader);
}

const DECIDED: Readonly<Record<Exclude<ApprovalState, 'PENDING'>, string>> = {
  APPROVED: 'approved it',
  REJECTED: 'did not approve it',
};

/** Names administrators only to each other. An approval of a rejected request has no separate requester. */
function forStaff(request: HistoryRequest, reader: UserType): string {
  const { kind, state, decidedAt, requestedAt, decidedByName, askedBy } = request;
  const requested = `${requestedBy(request, reader)} on ${formatDate(requestedAt)}.${listChanges(request.changes)}`;
  if (askedBy) return requested;
  if (state === 'PENDING' || decidedAt === null) return `${requested} It is waiting for approval.`;
  if (request.endedByWithdrawal) return `${requested} The candidate withdrew ${onDay(decidedAt, requestedAt)}.`;
  if (request.reason === 'COMPANY_WITHDREW') {
    const member = request.withdrawnByReader ? 'You' : decidedByName || 'The company';
    return `${requested} ${member} withdrew it ${onDay(decidedAt, requestedAt)}.`;
  }
  const decider = (reader === 'ADMIN' && decidedByName) || 'An administrator';
  if (requestedAt.getTime() !== decidedAt.getTime()) {
    return `${requested} ${decider} ${DECIDED[state]} ${onDay(decidedAt, requestedAt)}.`;
  }
  if (kind !== 'APPLICATION') return `${decider} ${DECIDED[state]} on ${formatDate(decidedAt)}.`;
  return `${decider} approved ${requestLabel(request)} after all on ${formatDate(decidedAt)}.`;
}

const listChanges = (changes: readonly string[]): string => (changes.length === 0 ? '' : ` ${changes.join('; ')}.`);

/** Describes an approved correction of the job in the history of an application. */
export const summarizeCorrection = (changes: readonly string[], decidedAt: Date): string =>
  `The job was changed on ${formatDate(decidedAt)}.${listChanges(changes)}`;

/** Returns the step with its dates, so that no two requests of an application have the same text. */
function requestLabel(request: HistoryRequest): string {
  const { proposedStatus, hasOfferLetter, dateOfJoining, interviewAt, movedFrom } = request;
  if (interviewAt && movedFrom) {
    return `a new interview time (${formatDateAndTime(interviewAt)} instead of ${formatDateAndTime(movedFrom)})`;
  }
  if (changesOffer(request))
    return `a changed offer${dateOfJoining ? ` (joining on ${formatDate(dateOfJoining)})` : ''}`;
  return stepLabel(proposedStatus, hasOfferLetter) + (interviewAt ? ` (${formatDateAndTime(interviewAt)})` : '');
}

function requestedBy(request: HistoryRequest, reader: UserType): string {
  const { kind, proposedStatus, requestedByName, byColleague, askedBy } = request;
  if (kind === 'APPLICATION' && proposedStatus === 'APPLIED') return `${requestedByName} applied`;
  if (askedBy) {
    const action =
      kind === 'APPLICATION' ? arrangedInterview(request) : `${kind === 'JOB' ? 'posted' : 'corrected'} the job`;
    return `${requestedByName} ${action} for the company, asked for by ${formatAskedBy(askedBy)},`;
  }
  const company = reader === 'EMPLOYER' && !byColleague ? 'You' : requestedByName;
  if (kind === 'COMPANY') return `${company} signed up`;
  if (kind === 'JOB_CORRECTION') return `${company} asked for a correction of the job`;
  return kind === 'JOB' ? `${company} sent the job for approval` : `${company} proposed ${requestLabel(request)}`;
}

/** The only step of an application that an administrator makes for the company. */
function arrangedInterview(request: HistoryRequest): string {
  const { interviewAt, movedFrom } = request;
  const at = interviewAt ? ` (${formatDateAndTime(interviewAt)})` : '';
  return `arranged ${movedFrom ? requestLabel(request) : `an interview${at}`}`;
}

/** Descriptions of approved steps for the candidate, who cannot see other steps. */
const STEPS: Readonly<Record<ApplicationStatus, string>> = {
  PENDING: 'changed your application',
  APPLIED: 'got your application',
  SHORTLISTED: 'shortlisted you',
  INTERVIEW_SCHEDULED: 'invited you to an interview',
  INTERVIEW_NOT_ATTENDED: 'noted that an interview with you did not take place',
  SELECTED: 'selected you',
  REJECTED: 'decided not to go on with your application',
};

function forCandidate(request: HistoryRequest): string {
  const { state, proposedStatus, requestedAt, requestedByName, decidedAt, endedByWithdrawal, askedBy } = request;
  const requestedOn = formatDate(requestedAt);
  if (proposedStatus === 'APPLIED') {
    if (decidedAt === null)
      return `You applied on ${requestedOn}. We check your application before we send it to the company.`;
    const on = onDay(decidedAt, requestedAt);
    if (endedByWithdrawal) return `You applied on ${requestedOn}. You withdrew your application ${on}.`;
    if (state === 'APPROVED') {
      return `You applied on ${requestedOn}. We approved your application ${on} and sent it to the company.`;
    }
    const why = sentenceForCandidate(request.reason);
    return `You applied on ${requestedOn}. We did not approve your application ${on}.${why ? ` ${why}` : ''}`;
  }
  if (decidedAt === null) return `A change has been waiting for approval since ${requestedOn}.`;
  if (endedByWithdrawal) return `A change that was waiting ended when you withdrew on ${formatDate(decidedAt)}.`;
  if (request.reason === 'COMPANY_WITHDREW')
    return `A change that was waiting was taken back on ${formatDate(decidedAt)}. Your status stays the same.`;
  if (state !== 'APPROVED') {
    return `A change was reviewed on ${formatDate(decidedAt)} and not approved. Your status stays the same.`;
  }
  if (askedBy) return `On ${requestedOn}, ${forCompany(requestedByName)}, ${stepForCandidate(request)}.`;
  return `On ${requestedOn}, ${requestedByName} ${stepForCandidate(request)}. We approved it ${onDay(decidedAt, requestedAt)}.`;
}

function stepForCandidate(request: HistoryRequest): string {
  const { proposedStatus, previousStatus, hasOfferLetter, dateOfJoining, interviewAt, movedFrom } = request;
  if (interviewAt && movedFrom) {
    return `moved your interview from ${formatDateAndTime(movedFrom)} to ${formatDateAndTime(interviewAt)}`;
  }
  if (interviewAt) return `invited you to an interview on ${formatDateAndTime(interviewAt)}`;
  if (changesOffer(request)) {
    return `changed your offer${dateOfJoining ? `: your joining date is ${formatDate(dateOfJoining)}` : ''}`;
  }
  if (proposedStatus === 'REJECTED' && previousStatus === 'REJECTED') return 'added feedback on your application';
  return STEPS[proposedStatus] + (hasOfferLetter ? ' and sent an offer letter' : '');
}

const onDay = (day: Date, earlier: Date): string =>
  formatDate(day) === formatDate(earlier) ? 'the same day' : `on ${formatDate(day)}`;
