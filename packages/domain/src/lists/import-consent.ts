import * as z from 'zod';
import { choice, requiredDate } from '../fields/fields.js';
import { daysBetween } from '../india/calendar.js';
import { wireNames } from '../text/wire-names.js';

/** How the people of a file have agreed to being found and suggested for openings (DPDP Act 2023). */
export const CONSENT_CHANNELS = ['FORM', 'PHONE', 'EMAIL', 'EVENT'] as const;
export type ConsentChannel = (typeof CONSENT_CHANNELS)[number];

export const consentChannelNames = wireNames<ConsentChannel>({
  FORM: 'form',
  PHONE: 'phone',
  EMAIL: 'email',
  EVENT: 'event',
});

export const CONSENT_CHANNEL_LABELS: Readonly<Record<ConsentChannel, string>> = {
  FORM: 'On a form',
  PHONE: 'By phone',
  EMAIL: 'By email',
  EVENT: 'At an event',
};

/** A consent of an earlier year says little about today. */
export const MAX_CONSENT_AGE_DAYS = 5 * 365;

/** The consent of an import. `today` is the date in India. */
export const importConsentSchema = (today: string) =>
  z.object({
    channel: choice(CONSENT_CHANNELS, 'Channel'),
    agreedOn: requiredDate('Date', [
      { isMet: (day) => daysBetween(day, today) >= 0, message: 'The date must not be in the future.' },
      {
        isMet: (day) => daysBetween(day, today) <= MAX_CONSENT_AGE_DAYS,
        message: 'The date must be within five years.',
      },
    ]),
  });
export type ImportConsent = z.output<ReturnType<typeof importConsentSchema>>;
