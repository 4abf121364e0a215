import { APPLICATION_MESSAGES } from './application-messages.js';

/** Answers to an offer. OTHER_DATE leaves the offer open. */
export const OFFER_ANSWERS = ['ACCEPTED', 'DECLINED', 'OTHER_DATE'] as const;
export type OfferAnswer = (typeof OFFER_ANSWERS)[number];

export const OFFER_ANSWER_LABELS: Readonly<Record<OfferAnswer, string>> = {
  ACCEPTED: 'Offer accepted',
  DECLINED: 'Offer declined',
  OTHER_DATE: 'Another date requested',
};

/** Reasons for declining. The employer can see them. */
export const DECLINE_REASON_LABELS = {
  OTHER_OFFER: 'Accepted another offer',
  PAY: 'The pay is too low',
  PLACE_OR_HOURS: 'The place or the hours do not fit',
  JOINING_DATE: 'The date of joining does not fit',
  PERSONAL: 'Personal reasons',
  OTHER: 'Another reason',
} as const;

export const DECLINE_REASONS = [
  'OTHER_OFFER',
  'PAY',
  'PLACE_OR_HOURS',
  'JOINING_DATE',
  'PERSONAL',
  'OTHER',
] as const satisfies readonly (keyof typeof DECLINE_REASON_LABELS)[];
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** The validity of the link in an offer email. */
export const OFFER_LINK_DAYS = 14;

/** Returns true for an answer that closes the offer. */
export const isFinal = (answer: OfferAnswer): boolean => answer !== 'OTHER_DATE';

/** The answers to an offer so far, and whether the candidate has joined. */
export interface OfferState {
  answers: readonly OfferAnswer[];
  hasJoined: boolean;
}

/** Returns true if the candidate can still answer the offer. A candidate who has joined cannot. */
export const isOpenOffer = ({ answers, hasJoined }: OfferState): boolean => !hasJoined && !answers.some(isFinal);

/** Returns the reason why an offer cannot be answered like this, or null. */
export function validateOfferAnswer({ answers, hasJoined }: OfferState, next: OfferAnswer): string | null {
  // An acceptance may be followed by a refusal, in favour of another offer for the same day.
  if (answers.includes('DECLINED')) return APPLICATION_MESSAGES.offerDeclined;
  if (answers.includes('ACCEPTED')) return APPLICATION_MESSAGES.offerAccepted;
  if (hasJoined) return APPLICATION_MESSAGES.offerJoined;
  return next === 'OTHER_DATE' && answers.includes('OTHER_DATE') ? APPLICATION_MESSAGES.dateAsked : null;
}
