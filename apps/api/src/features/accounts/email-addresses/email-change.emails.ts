import { DEEP_LINKS } from '@job-alert/domain/portal/deep-links';
import type { Brand, EmailContent } from '../../mail/email-layout.presenter.js';

/** Emails about a change of the email address. */

interface Person {
  firstName: string;
  email: string;
}

const setPassword = (brand: Brand) => ({ label: 'Set a new password', url: brand.url + DEEP_LINKS.forgotPassword });

/** To the new address. */
export const emailChangeEmail = (brand: Brand, { firstName, email }: Person, screen: string): EmailContent => ({
  subject: `Confirm your new email address for ${brand.name}`,
  preview: 'One press, and you log in with this address.',
  heading: 'Confirm your new email address',
  paragraphs: [`Hello ${firstName},`, `You want to use this address for your account instead of ${email}.`],
  button: { label: 'Use this address', url: brand.url + screen },
  note: 'The link is valid for 24 hours and works once. If you didn’t ask for it, ignore this mail: nothing changes.',
});

/** To the new address, when its owner has an account already. */
export const emailTakenEmail = (brand: Brand, { firstName }: Person): EmailContent => ({
  subject: `This address already has an account at ${brand.name}`,
  preview: 'Nothing has changed in your account.',
  heading: 'This address already has an account',
  paragraphs: [
    `Hello ${firstName},`,
    'Somebody wanted to use this address for another account. That is not possible while this address has an account of its own.',
    'If it was you, log in with this address. If you want to have one account only, write to us.',
  ],
  note: `If it wasn’t you, there is nothing to do. If it happens again, write to ${brand.supportEmail}.`,
});

/** To the present address, at once. */
export const emailChangeRequestedEmail = (brand: Brand, { firstName }: Person, next: string): EmailContent => ({
  subject: `A new email address for your ${brand.name} account`,
  preview: 'If you asked for it, confirm it in the mail to the new address.',
  heading: 'You asked for another email address',
  paragraphs: [
    `Hello ${firstName},`,
    'As soon as the link in the mail to the new address is used, you log in with the new one.',
    'If this wasn’t you, somebody knows your password. Set a new one now: that also stops the change.',
  ],
  facts: [['New address', next]],
  button: setPassword(brand),
});

/** To the address before, when it is no longer the account's. */
export const emailChangedEmail = (
  brand: Brand,
  { firstName }: Person,
  next: string,
  undoScreen: string,
): EmailContent => ({
  subject: `Your ${brand.name} account has another email address now`,
  preview: 'If it was you, there is nothing more to do.',
  heading: 'Your email address was changed',
  paragraphs: [
    `Hello ${firstName},`,
    'You log in with the new address from now on, and our mails go there.',
    'If this wasn’t you, change it back: that logs out everybody.',
  ],
  facts: [['New address', next]],
  button: { label: 'Change it back', url: brand.url + undoScreen },
  note: `The link is valid for 7 days and works once. After that, write to ${brand.supportEmail}.`,
});

/** To both addresses, when the change was undone. */
export const emailChangeUndoneEmail = (brand: Brand, { firstName }: Person, email: string): EmailContent => ({
  subject: `Your ${brand.name} account has its earlier email address again`,
  preview: 'Set a new password next.',
  heading: 'The change of your email address was undone',
  paragraphs: [
    `Hello ${firstName},`,
    'You log in with the earlier address again. All devices have been logged out.',
    'Whoever had changed it knew your password, so choose a new one now.',
  ],
  facts: [['Your address', email]],
  button: setPassword(brand),
});

/** To the earlier addresses, when a password was set through the present one: their links no longer undo the change. */
export const emailUndoExpiredEmail = (brand: Brand, { firstName, email }: Person): EmailContent => ({
  subject: `The change of your ${brand.name} email address can no longer be undone`,
  preview: 'If it was you, there is nothing to do.',
  heading: 'The change of your email address is final',
  paragraphs: [
    `Hello ${firstName},`,
    'A new password was set with a link to the new email address of your account. The link that we sent you to change the address back no longer works.',
    `If this wasn’t you, write to ${brand.supportEmail} now.`,
  ],
  facts: [['New address', email]],
});
