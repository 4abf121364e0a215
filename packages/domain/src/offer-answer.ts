import * as z from 'zod';
import { acrossFields, choice, optionalText } from './fields.js';
import { isValidDate } from './calendar.js';
import { APPLICATION_MESSAGES } from './messages.js';
import { TEXT_LIMITS } from './text-limits.js';

/** What a candidate answers to an offer. Asking for another date leaves the offer open. */
export const OFFER_ANSWERS = ['ACCEPTED', 'DECLINED', 'OTHER_DATE'] as const;
export type OfferAnswer = (typeof OFFER_ANSWERS)[number];

/** The words on screens. */
export const OFFER_ANSWER_LABELS: Readonly<Record<OfferAnswer, string>> = {
  ACCEPTED: 'Offer accepted',
  DECLINED: 'Offer declined',
  OTHER_DATE: 'Another date asked for',
};

/** Why a candidate declines, in words that the employer reads too. */
export const DECLINE_REASON_LABELS = {
  OTHER_OFFER: 'Accepted another offer',
  PAY: 'The pay does not fit',
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

/** How long the link in the mail about an offer can be used. */
export const OFFER_LINK_DAYS = 14;

/** An answer with what goes with it. `today` is the day in India. */
export const offerAnswerSchema = (today: string) =>
  z
    .object({
      answer: choice(OFFER_ANSWERS, 'Answer'),
      reason: z.preprocess((value) => value || null, z.enum(DECLINE_REASONS).nullable()),
      note: optionalText('Note', TEXT_LIMITS.withdrawalNote),
      wishedDate: z.preprocess((value) => value || null, z.string().nullable()),
    })
    .check(
      acrossFields(({ answer, reason }) => answer !== 'DECLINED' || Boolean(reason), 'reason', 'Reason is required.'),
      acrossFields(
        ({ answer, reason }) => answer === 'DECLINED' || !reason,
        'reason',
        'A reason goes with declining only.',
      ),
      acrossFields(({ reason, note }) => reason !== 'OTHER' || Boolean(note), 'note', APPLICATION_MESSAGES.noteMissing),
      acrossFields(
        ({ answer, wishedDate }) =>
          answer !== 'OTHER_DATE' || (typeof wishedDate === 'string' && isValidDate(wishedDate) && wishedDate > today),
        'wishedDate',
        'Choose a day after today.',
      ),
      acrossFields(
        ({ answer, wishedDate }) => answer === 'OTHER_DATE' || !wishedDate,
        'wishedDate',
        'A date goes with asking for another date only.',
      ),
    );
export type OfferReply = z.output<ReturnType<typeof offerAnswerSchema>>;

/** Is the offer closed by what was answered? */
export const isFinal = (answer: OfferAnswer): boolean => answer !== 'OTHER_DATE';

/** Why an offer cannot be answered like that, after these answers to it; null when it can. */
export function answerProblem(given: readonly OfferAnswer[], next: OfferAnswer): string | null {
  if (given.includes('ACCEPTED')) return APPLICATION_MESSAGES.offerAccepted;
  if (given.includes('DECLINED')) return APPLICATION_MESSAGES.offerDeclined;
  return next === 'OTHER_DATE' && given.includes('OTHER_DATE') ? APPLICATION_MESSAGES.dateAsked : null;
}
