import type { UserType } from '../text/user-type.js';
import { type AskedBy, forCompany, formatAskedBy } from '../approvals/asked-by.js';
import { formatDate, formatDateAndTime } from '../india/calendar.js';
import {
  cancellationForCandidate,
  CANCELLATION_REASON_LABELS,
  type CancellationReason,
} from './interview-cancellation.js';
import { OFFER_ANSWER_LABELS, type OfferAnswer } from '../applications/offer-answer.js';

/** The kinds of history entries: requests, and events without a request. */
const HISTORY_EVENT_KINDS = [
  'REQUEST',
  'OFFER_ACCEPTED',
  'OFFER_DECLINED',
  'OTHER_DATE',
  'INTERVIEW_CANCELLED',
  'JOB_CORRECTED',
  'WITHDRAWN',
  'RECOMMENDED',
] as const;
export type HistoryEventKind = (typeof HISTORY_EVENT_KINDS)[number];

/** Labels of all events except requests. */
export const HISTORY_EVENT_LABELS: Readonly<Record<Exclude<HistoryEventKind, 'REQUEST'>, string>> = {
  OFFER_ACCEPTED: OFFER_ANSWER_LABELS.ACCEPTED,
  OFFER_DECLINED: OFFER_ANSWER_LABELS.DECLINED,
  OTHER_DATE: OFFER_ANSWER_LABELS.OTHER_DATE,
  INTERVIEW_CANCELLED: 'Interview cancelled',
  JOB_CORRECTED: 'Job changed',
  WITHDRAWN: 'Withdrawn',
  RECOMMENDED: 'Recommended',
};

const OFFER_EVENTS = {
  ACCEPTED: 'OFFER_ACCEPTED',
  DECLINED: 'OFFER_DECLINED',
  OTHER_DATE: 'OTHER_DATE',
} as const satisfies Record<OfferAnswer, HistoryEventKind>;

export const offerEvent = (answer: OfferAnswer): (typeof OFFER_EVENTS)[OfferAnswer] => OFFER_EVENTS[answer];

export function summarizeOfferAnswer(
  { answer, answeredAt, wishedDate }: { answer: OfferAnswer; answeredAt: Date; wishedDate: string | null },
  candidateName: string,
  reader: UserType,
): string {
  const who = reader === 'CANDIDATE' ? 'You' : candidateName;
  const on = formatDate(answeredAt);
  if (answer === 'ACCEPTED') return `${who} accepted the offer on ${on}.`;
  if (answer === 'DECLINED') return `${who} declined the offer on ${on}.`;
  const date = wishedDate === null ? 'another date' : formatDate(wishedDate);
  return `${who} asked on ${on} to join on ${date}.`;
}

/** Describes a cancelled interview. The reason depends on the reader. */
export function summarizeCancellation(
  interview: {
    startsAt: Date;
    cancelledAt: Date;
    cancelledFor: CancellationReason | null;
    /** The administrator who cancelled it for the company, and the person of the company who asked for it. */
    byName: string | null;
    askedBy: AskedBy | null;
  },
  reader: UserType,
): string {
  const { startsAt, cancelledAt, cancelledFor, byName, askedBy } = interview;
  const sentence = `The interview on ${formatDateAndTime(startsAt)} was cancelled on ${formatDate(cancelledAt)}`;
  if (reader === 'CANDIDATE')
    return `${sentence}.${cancelledFor === null ? '' : ` ${cancellationForCandidate(cancelledFor, byName)}`}`;
  const by =
    byName === null ? '' : ` by ${forCompany(byName)}${askedBy ? `, asked for by ${formatAskedBy(askedBy)}` : ''}`;
  return `${sentence}${by}.${cancelledFor === null ? '' : ` ${CANCELLATION_REASON_LABELS[cancelledFor]}.`}`;
}

export const summarizeWithdrawal = (withdrawnAt: Date, candidateName: string, reader: UserType): string =>
  `${reader === 'CANDIDATE' ? 'You' : candidateName} withdrew the application on ${formatDate(withdrawnAt)}.`;
