import * as z from 'zod';
import { crossFieldRule, choice, optionalText } from '../fields/fields.js';
import { latestDate } from '../fields/latest-date.js';
import { TEXT_LIMITS } from '../fields/text-limits.js';
import { isValidDate } from '../india/calendar.js';
import { APPLICATION_MESSAGES } from './application-messages.js';
import { DECLINE_REASONS, OFFER_ANSWERS } from './offer-answer.js';

/** Input of an answer to an offer. `today` is the date in India. */
export const offerAnswerSchema = (today: string) =>
  z
    .object({
      answer: choice(OFFER_ANSWERS, 'Answer'),
      reason: z.preprocess((value) => value || null, z.enum(DECLINE_REASONS).nullable()),
      note: optionalText('Note', TEXT_LIMITS.withdrawalNote),
      wishedDate: z.preprocess((value) => value || null, z.string().nullable()),
    })
    .check(
      crossFieldRule(({ answer, reason }) => answer !== 'DECLINED' || Boolean(reason), 'reason', 'Reason is required.'),
      crossFieldRule(
        ({ answer, reason }) => answer === 'DECLINED' || !reason,
        'reason',
        'Give a reason only if you decline.',
      ),
      crossFieldRule(
        ({ reason, note }) => reason !== 'OTHER' || Boolean(note),
        'note',
        APPLICATION_MESSAGES.noteMissing,
      ),
      crossFieldRule(
        ({ answer, wishedDate }) =>
          answer !== 'OTHER_DATE' ||
          (typeof wishedDate === 'string' &&
            isValidDate(wishedDate) &&
            wishedDate > today &&
            wishedDate <= latestDate('joining', today)),
        'wishedDate',
        'Choose a day after today and within two years.',
      ),
      crossFieldRule(
        ({ answer, wishedDate }) => answer === 'OTHER_DATE' || !wishedDate,
        'wishedDate',
        'Give a date only if you ask for another date.',
      ),
    );
export type OfferAnswerInput = z.output<ReturnType<typeof offerAnswerSchema>>;
