import * as z from 'zod';
import { APPLICATION_STATUSES, type ApplicationStatus, allowsFeedback, allowsOffer } from './application-status.js';
import { acrossFields, choice, optionalDate, optionalText } from './fields.js';
import { APPLICATION_MESSAGES } from './application-messages.js';
import { TEXT_LIMITS } from './text-limits.js';

/** Does a form hold a status that forbids what else it holds? A status that is wrong itself has its own message. */
const forbids = (allows: (status: ApplicationStatus) => boolean, status: unknown): boolean => {
  const known = APPLICATION_STATUSES.find((name) => name === status);
  return known !== undefined && !allows(known);
};

/**
 * What an employer asks for in one row of the applicants table, the offer letter aside. Feedback goes with a selection
 * or a rejection, a date of joining with a selection (domain.md §5); whether the status may come next, canPropose says.
 */
export const applicationProposalSchema = z
  .object({
    status: choice(APPLICATION_STATUSES, 'Status'),
    feedback: optionalText('Feedback', TEXT_LIMITS.feedback),
    dateOfJoining: optionalDate('Date of Joining'),
  })
  .check(
    acrossFields(
      ({ status, feedback }) => !feedback || !forbids(allowsFeedback, status),
      'feedback',
      APPLICATION_MESSAGES.feedbackNotAllowed,
    ),
    acrossFields(
      ({ status, dateOfJoining }) => !dateOfJoining || !forbids(allowsOffer, status),
      'dateOfJoining',
      APPLICATION_MESSAGES.offerNotAllowed,
    ),
  );

/** What goes with a selection or a rejection, as an application has it. */
export interface ProposalDetails {
  feedback: string | null;
  dateOfJoining: string | null;
}

/** What an employer gives of it; undefined leaves it as it is. */
export interface ProposalDetailsInput {
  feedback?: string | null | undefined;
  dateOfJoining?: string | null | undefined;
  hasOfferLetter: boolean;
}

/** Does a proposal bring anything that the application does not have? An uploaded letter is always new. */
export function addsNewDetails(given: ProposalDetailsInput, present: ProposalDetails): boolean {
  const { feedback = present.feedback, dateOfJoining = present.dateOfJoining, hasOfferLetter } = given;
  return hasOfferLetter || feedback !== present.feedback || dateOfJoining !== present.dateOfJoining;
}

/** Why nobody can join on that day, null when somebody can: not before the day of the proposal or of the decision, but a day that was approved stays. */
export function validateDateOfJoining(
  given: string | null | undefined,
  present: ProposalDetails,
  today: string,
): string | null {
  if (!given || given === present.dateOfJoining || given >= today) return null;
  return APPLICATION_MESSAGES.joiningInPast;
}
