import { DEEP_LINKS } from '@job-alert/domain/portal/deep-links';
import type { Brand, EmailContent } from '../../mail/email-layout.presenter.js';

interface Person {
  firstName: string;
  email: string;
}

const setPassword = (brand: Brand) => ({ label: 'Set a new password', url: brand.url + DEEP_LINKS.forgotPassword });

/** Sent to the new address. */
export const emailChangeEmail = (brand: Brand, { firstName, email }: Person, screen: string): EmailContent => ({
  subject: `Confirm your new email address for ${brand.name}`,
  preview: 'Confirm with one click to log in with this address.',
  heading: 'Confirm your new email address',
  paragraphs: [`Hello ${firstName},`, `You asked to use this address for your account instead of ${email}.`],
  button: { label: 'Use this address', url: brand.url + screen },
  note: 'The link is valid for 24 hours and works once. If you didn’t request it, ignore this email: nothing changes.',
});

/** Sent to the new address if it already has an account. */
export const emailTakenEmail = (brand: Brand, { firstName }: Person): EmailContent => ({
  subject: `This address already has an account at ${brand.name}`,
  preview: 'Nothing has changed in your account.',
  heading: 'This address already has an account',
  paragraphs: [
    `Hello ${firstName},`,
    'Somebody wanted to use this address for another account. That is not possible while this address has its own account.',
    'If this was you, log in with this address. If you want only one account, write to us.',
  ],
  note: `If this wasn’t you, you don’t need to do anything. If it happens again, write to ${brand.supportEmail}.`,
});

/** Sent to the current address when the change is requested. */
export const emailChangeRequestedEmail = (brand: Brand, { firstName }: Person, next: string): EmailContent => ({
  subject: `A new email address for your ${brand.name} account`,
  preview: 'If you requested this, confirm it in the email to the new address.',
  heading: 'You requested a new email address',
  paragraphs: [
    `Hello ${firstName},`,
    'Once you use the link in the email to the new address, you log in with that address.',
    'If this wasn’t you, somebody knows your password. Set a new one now: that also stops the change.',
  ],
  facts: [['New address', next]],
  button: setPassword(brand),
});

/** Sent to the previous address after the change. */
export const emailChangedEmail = (
  brand: Brand,
  { firstName }: Person,
  next: string,
  undoScreen: string,
): EmailContent => ({
  subject: `Your ${brand.name} account has a new email address`,
  preview: 'If this was you, you don’t need to do anything.',
  heading: 'Your email address was changed',
  paragraphs: [
    `Hello ${firstName},`,
    'From now on, log in with the new address. Our emails go there too.',
    'If this wasn’t you, change it back. This logs out all devices.',
  ],
  facts: [['New address', next]],
  button: { label: 'Change it back', url: brand.url + undoScreen },
  note: `The link is valid for 7 days and works once. After that, write to ${brand.supportEmail}.`,
});

/** Sent to both addresses after an undo. */
export const emailChangeUndoneEmail = (brand: Brand, { firstName }: Person, email: string): EmailContent => ({
  subject: `Your ${brand.name} account has its earlier email address again`,
  preview: 'Set a new password next.',
  heading: 'The change of your email address was undone',
  paragraphs: [
    `Hello ${firstName},`,
    'You can log in with the earlier address again. All devices have been logged out.',
    'The person who changed it knew your password, so choose a new one now.',
  ],
  facts: [['Your address', email]],
  button: setPassword(brand),
});

/** Sent to previous addresses after a password reset through the current one: their undo links are no longer valid. */
export const emailUndoExpiredEmail = (brand: Brand, { firstName, email }: Person): EmailContent => ({
  subject: `The change of your ${brand.name} email address can no longer be undone`,
  preview: 'If this was you, you don’t need to do anything.',
  heading: 'The change of your email address is final',
  paragraphs: [
    `Hello ${firstName},`,
    'A new password was set with a link to the new email address of your account. The link that we sent you to change the address back no longer works.',
    `If this wasn’t you, write to ${brand.supportEmail} now.`,
  ],
  facts: [['New address', email]],
});
