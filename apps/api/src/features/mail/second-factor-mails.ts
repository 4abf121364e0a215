import { formatDateAndTime } from '@job-alert/domain/calendar';
import type { Brand, MailContent } from './mail-layout.js';
import { SCREENS } from './portal-links.js';

/** What mails about the two-step login of administrators say: whoever did not do it themselves must hear of it. */

/** What has happened to a second factor. */
export type SecondFactorEvent = 'SWITCHED_ON' | 'SWITCHED_OFF' | 'RESET' | 'RECOVERY_CODE_USED';

interface Words {
  subject: string;
  sentences: readonly string[];
}

const WORDS: Readonly<Record<SecondFactorEvent, Words>> = {
  SWITCHED_ON: {
    subject: 'Two-step login was switched on',
    sentences: [
      'From now on your account asks for a code of your authenticator app after the password. All other logins have ended.',
      'Keep your recovery codes where you find them without your phone: each opens the account once.',
    ],
  },
  SWITCHED_OFF: {
    subject: 'Two-step login was switched off',
    sentences: ['The password alone opens your account now, and the recovery codes no longer work.'],
  },
  RESET: {
    subject: 'Two-step login was reset',
    sentences: [
      'The operator of the portal has switched off the two-step login of your account. The password alone opens it now; all logins have ended.',
      'Log in and switch it on again.',
    ],
  },
  RECOVERY_CODE_USED: {
    subject: 'A recovery code was used',
    sentences: [
      'A recovery code of your account was used in place of a code of the authenticator app. It works no more.',
    ],
  },
};

/** The administrator whom it concerns, when it happened, and how many recovery codes are left where that matters. */
interface Circumstances {
  firstName: string;
  at: Date;
  codesLeft?: number;
}

export const secondFactorMail = (
  brand: Brand,
  event: SecondFactorEvent,
  { firstName, at, codesLeft }: Circumstances,
): MailContent => ({
  subject: `${WORDS[event].subject} at ${brand.name}`,
  heading: WORDS[event].subject,
  paragraphs: [`Hello ${firstName},`, ...WORDS[event].sentences],
  facts: [
    ['When', formatDateAndTime(at)],
    ['Recovery codes left', codesLeft?.toString()],
  ],
  button: { label: 'Open Security', url: brand.url + SCREENS.adminSecurity },
  note: `If this was not you, set another password at once and write to ${brand.supportEmail}.`,
});
