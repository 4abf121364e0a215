import type { UserType } from '@job-alert/domain/user-type';
import type { Brand, MailContent } from './mail-layout.js';
import { SCREENS } from './portal-links.js';

/** What mails about accounts say. */

const AREA: Readonly<Record<UserType, string>> = {
  CANDIDATE: 'Log in, complete your profile and apply for the jobs that suit you.',
  EMPLOYER:
    'We look at every company before its jobs go online. Meanwhile you can log in, complete your company profile and post your first jobs.',
  ADMIN: 'You can log in now.',
};

export const welcomeMail = (brand: Brand, { firstName, type }: { firstName: string; type: UserType }): MailContent => ({
  subject: `Welcome to ${brand.name}`,
  heading: `Welcome, ${firstName}`,
  paragraphs: [`Thank you for signing up with ${brand.name}.`, AREA[type]],
  button: { label: 'Log in', url: brand.url + SCREENS.login[type] },
});

export const passwordResetMail = (brand: Brand, firstName: string, screen: string, minutes: number): MailContent => ({
  subject: `Reset your ${brand.name} password`,
  heading: 'Reset your password',
  paragraphs: [
    `Hello ${firstName},`,
    'Somebody, we hope you, asked for a link to set a new password for your account.',
  ],
  button: { label: 'Set a new password', url: brand.url + screen },
  note: `The link works once and for ${minutes} minutes. If you did not ask for it, do nothing: your password stays as it is.`,
});

export const passwordWasResetMail = (brand: Brand, firstName: string): MailContent => ({
  subject: `Your ${brand.name} password was changed`,
  heading: 'Your password was changed',
  paragraphs: [
    `Hello ${firstName},`,
    'A new password was set for your account, and every device that was logged in has been logged out.',
    `If this was not you, set another password at once and write to ${brand.supportEmail}.`,
  ],
  button: { label: 'Set another password', url: brand.url + SCREENS.forgotPassword },
});

export const invitationMail = (brand: Brand, firstName: string, screen: string, hours: number): MailContent => ({
  subject: `Your account at ${brand.name}`,
  heading: `Welcome, ${firstName}`,
  paragraphs: [
    `${brand.name} has made an account for you with this e-mail address.`,
    'Read our privacy policy and choose a password to use it.',
  ],
  button: { label: 'Choose a password', url: brand.url + screen },
  note: `The link works once and for ${hours} hours. If it has run out, write to ${brand.supportEmail} for another.`,
});
