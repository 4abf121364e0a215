import * as z from 'zod';
import { crossFieldRule, choice, optionalDate, optionalText } from '../fields/fields.js';
import { validateLatestDate } from '../fields/latest-date.js';
import { TEXT_LIMITS } from '../fields/text-limits.js';
import { APPLICATION_MESSAGES } from './application-messages.js';
import { APPLICATION_STATUSES, type ApplicationStatus, allowsFeedback, allowsOffer } from './application-status.js';

/** Returns true if the status does not allow the other field. An unknown status has its own message. */
const forbids = (allows: (status: ApplicationStatus) => boolean, status: unknown): boolean => {
  const knownStatus = APPLICATION_STATUSES.find((name) => name === status);
  return knownStatus !== undefined && !allows(knownStatus);
};

/**
 * Input of a proposal in the applicants table, without the offer letter. Feedback requires a selection or a rejection; a date of joining
 * requires a selection (specification 2 §4). `canPropose` checks whether the status can follow.
 */
export const applicationProposalSchema = z
  .object({
    status: choice(APPLICATION_STATUSES, 'Status'),
    feedback: optionalText('Feedback', TEXT_LIMITS.feedback),
    dateOfJoining: optionalDate('Date of Joining'),
  })
  .check(
    crossFieldRule(
      ({ status, feedback }) => !feedback || !forbids(allowsFeedback, status),
      'feedback',
      APPLICATION_MESSAGES.feedbackNotAllowed,
    ),
    crossFieldRule(
      ({ status, dateOfJoining }) => !dateOfJoining || !forbids(allowsOffer, status),
      'dateOfJoining',
      APPLICATION_MESSAGES.offerNotAllowed,
    ),
  );

/** Details of a selection or a rejection, as stored. */
interface ProposalDetails {
  feedback: string | null;
  dateOfJoining: string | null;
}

/** Details of a proposal. An undefined field stays unchanged. */
interface ProposalDetailsInput {
  feedback?: string | null | undefined;
  dateOfJoining?: string | null | undefined;
  hasOfferLetter: boolean;
}

/** Returns true if the input changes the application. An uploaded letter always counts as a change. */
export function addsNewDetails(input: ProposalDetailsInput, present: ProposalDetails): boolean {
  const { feedback = present.feedback, dateOfJoining = present.dateOfJoining, hasOfferLetter } = input;
  return hasOfferLetter || feedback !== present.feedback || dateOfJoining !== present.dateOfJoining;
}

/** Returns true if a date of joining is in the past, unless it was approved before. `today` is the day of the proposal or of the decision. */
export const hasJoiningPassed = (
  dateOfJoining: string | null | undefined,
  present: ProposalDetails,
  today: string,
): boolean => dateOfJoining != null && dateOfJoining !== present.dateOfJoining && dateOfJoining < today;

/** Returns an error if a proposed date of joining is in the past or too far ahead, unless it was approved before. */
export function validateDateOfJoining(
  dateOfJoining: string | null | undefined,
  present: ProposalDetails,
  today: string,
): string | null {
  if (!dateOfJoining || dateOfJoining === present.dateOfJoining) return null;
  if (hasJoiningPassed(dateOfJoining, present, today)) return APPLICATION_MESSAGES.joiningInPast;
  return validateLatestDate('Date of Joining', 'joining', dateOfJoining, today);
}
