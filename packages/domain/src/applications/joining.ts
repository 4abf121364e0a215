import * as z from 'zod';
import type { ApprovalState } from '../approvals/approval.js';
import { crossFieldRule, choice } from '../fields/fields.js';
import { latestDate } from '../fields/latest-date.js';
import { isValidDate } from '../india/calendar.js';
import type { ApplicationStatus } from './application-status.js';
import type { OfferAnswer } from './offer-answer.js';

/** Labels for the outcome of an accepted offer. */
export const JOINING_OUTCOME_LABELS = {
  JOINED: 'Joined',
  DROPPED: 'Did not join',
  POSTPONED: 'Joins later',
} as const;
export type JoiningOutcome = keyof typeof JOINING_OUTCOME_LABELS;
export const JOINING_OUTCOMES = ['JOINED', 'DROPPED', 'POSTPONED'] as const satisfies readonly JoiningOutcome[];

/** Reasons why a selected candidate did not join. */
export const DROP_REASON_LABELS = {
  OTHER_JOB: 'Took another job',
  COUNTER_OFFER: 'Stayed with the present employer',
  PERSONAL: 'Personal reasons',
  NO_WORD: 'Did not come and gave no word',
  COMPANY: 'The company took the offer back',
  OTHER: 'Another reason',
} as const;
export type DropReason = keyof typeof DROP_REASON_LABELS;
export const DROP_REASONS = [
  'OTHER_JOB',
  'COUNTER_OFFER',
  'PERSONAL',
  'NO_WORD',
  'COMPANY',
  'OTHER',
] as const satisfies readonly DropReason[];

const JOINING_MESSAGES = {
  notSelected: 'You can record joining only for selected candidates.',
  declined: 'The candidate has declined this offer.',
  joinedDay: 'Choose the day of joining: today or an earlier day.',
  laterDay: 'Choose a day after today and within two years.',
} as const;

const isDay = (value: unknown): value is string => typeof value === 'string' && isValidDate(value);

export const joiningSchema = (today: string) =>
  z
    .object({
      outcome: choice(JOINING_OUTCOMES, 'Outcome'),
      day: z.preprocess((value) => value || null, z.string().nullable()),
      reason: z.preprocess((value) => value || null, z.enum(DROP_REASONS).nullable()),
    })
    .check(
      crossFieldRule(
        ({ outcome, day }) => outcome !== 'JOINED' || (isDay(day) && day <= today),
        'day',
        JOINING_MESSAGES.joinedDay,
      ),
      crossFieldRule(
        ({ outcome, day }) =>
          outcome !== 'POSTPONED' || (isDay(day) && day > today && day <= latestDate('joining', today)),
        'day',
        JOINING_MESSAGES.laterDay,
      ),
      crossFieldRule(
        ({ outcome, day }) => outcome !== 'DROPPED' || !day,
        'day',
        'Leave the date empty if the candidate did not join.',
      ),
      crossFieldRule(
        ({ outcome, reason }) => outcome !== 'DROPPED' || Boolean(reason),
        'reason',
        'Reason is required.',
      ),
      crossFieldRule(
        ({ outcome, reason }) => outcome === 'DROPPED' || !reason,
        'reason',
        'Give a reason only if the candidate did not join.',
      ),
    );

/** Fields that decide whether a joining can be recorded. */
interface JoinableApplication {
  approvedStatus: ApplicationStatus | null;
  offerAnswer: OfferAnswer | null;
}

/** The fields of an application that decide whether screens ask about the joining. */
interface ExpectedJoining {
  approvalState: ApprovalState;
  offerAnswer: OfferAnswer | null;
  /** The approved date of joining, unless a request is pending. */
  dateOfJoining: string | null;
  /** True if a joining is already recorded. */
  isRecorded: boolean;
}

/** Returns true if screens should ask whether the candidate joined: once the offer is accepted or its date has come, unless a request is pending. */
export function expectsJoining(
  { approvalState, offerAnswer, dateOfJoining, isRecorded }: ExpectedJoining,
  today: string,
): boolean {
  if (offerAnswer === 'DECLINED') return false;
  if (isRecorded) return true;
  if (approvalState === 'PENDING') return false;
  return offerAnswer === 'ACCEPTED' || dateOfJoining === null || dateOfJoining <= today;
}

/** Returns the reason why a joining cannot be recorded, or null. A later record corrects an earlier one. */
export function validateJoining({ approvedStatus, offerAnswer }: JoinableApplication): string | null {
  if (approvedStatus !== 'SELECTED') return JOINING_MESSAGES.notSelected;
  return offerAnswer === 'DECLINED' ? JOINING_MESSAGES.declined : null;
}
