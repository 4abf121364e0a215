import type { UserType } from '@job-alert/domain/text/user-type';
import { MEMBER_INVITATION_DAYS } from '@job-alert/domain/companies/company-member';
import { DEEP_LINKS } from '@job-alert/domain/portal/deep-links';
import { endSentence } from '@job-alert/domain/text/sentence';
import type { Brand, EmailContent } from '../mail/email-layout.presenter.js';

const AREA: Readonly<Record<UserType, string>> = {
  CANDIDATE: 'Log in, complete your profile and apply for the jobs that suit you.',
  EMPLOYER:
    'We check every company before its jobs go online. In the meantime you can log in, complete your company profile and post your first jobs.',
  ADMIN: 'You can log in now.',
};

/** The job that a visitor wants to apply for. */
export interface WantedJob {
  title: string;
  companyName: string;
}

const CONFIRM = 'Confirm your email address';

export const welcomeEmail = (
  brand: Brand,
  { firstName, type }: { firstName: string; type: UserType },
  screen: string,
  job: WantedJob | null,
): EmailContent => ({
  subject: `Confirm your email address for ${brand.name}`,
  preview: 'Welcome! One step is left: the link is valid for 7 days.',
  heading: `Welcome, ${firstName}`,
  paragraphs: [
    endSentence(`Thank you for signing up with ${brand.name}`),
    job
      ? endSentence(
          `You want to apply for “${job.title}” at ${job.companyName}: log in and complete your profile first`,
        )
      : AREA[type],
    'Please confirm that this email address is yours.',
  ],
  facts: [['Login page', brand.url + DEEP_LINKS.login[type], brand.url + DEEP_LINKS.login[type]]],
  button: { label: CONFIRM, url: brand.url + screen },
  note: 'The link is valid for 7 days. If you didn’t sign up, ignore this email, and the address stays unconfirmed.',
});

export const verificationEmail = (brand: Brand, firstName: string, screen: string): EmailContent => ({
  subject: `Confirm your email address for ${brand.name}`,
  preview: 'Confirm your email address so that our emails reach you.',
  heading: CONFIRM,
  paragraphs: [`Hello ${firstName},`, 'Please confirm that this email address is yours.'],
  button: { label: CONFIRM, url: brand.url + screen },
  note: 'The link is valid for 7 days. If you don’t have an account with us, ignore this email.',
});

export const passwordResetEmail = (brand: Brand, firstName: string, screen: string, minutes: number): EmailContent => ({
  subject: `Reset your ${brand.name} password`,
  preview: `You have ${minutes} minutes to choose a new one.`,
  heading: 'Reset your password',
  paragraphs: [`Hello ${firstName},`, 'We received a request to reset the password of your account.'],
  button: { label: 'Set a new password', url: brand.url + screen },
  note: `The link is valid for ${minutes} minutes and works once. Only the latest link works. If you didn’t request it, ignore this email: your password stays the same.`,
});

/** Sent after a reset, and after a change on the Account screen, where the current browser stays logged in. */
export const passwordChangedEmail = (
  brand: Brand,
  firstName: string,
  ended: 'all devices' | 'all other devices',
): EmailContent => ({
  subject: `Your ${brand.name} password was changed`,
  preview: 'If you changed it, you don’t need to do anything.',
  heading: 'Your password was changed',
  paragraphs: [
    `Hello ${firstName},`,
    `The password of your account was changed, and ${ended} have been logged out.`,
    `If this wasn’t you, set a new password now and write to ${brand.supportEmail}.`,
  ],
  button: { label: 'Set a new password', url: brand.url + DEEP_LINKS.forgotPassword },
});

export const loginThrottledEmail = (brand: Brand, firstName: string): EmailContent => ({
  subject: `Somebody is trying to log in to your ${brand.name} account`,
  preview: 'They did not get in. Your password has not changed.',
  heading: 'Many failed logins',
  paragraphs: [
    `Hello ${firstName},`,
    'There were many failed attempts to log in to your account, from several places. We have blocked such attempts for a few hours.',
    'In browsers that you have used before, you can log in as usual. If you are blocked elsewhere, set a new password: it works at once.',
  ],
  button: { label: 'Set a new password', url: brand.url + DEEP_LINKS.forgotPassword },
  note: 'We send this email at most once a day.',
});

interface InvitationLink {
  firstName: string;
  /** The path of the screen that sets the password. */
  screen: string;
  hours: number;
  /** The link of "Remove me"; present for people who can be found by the consent that their import states. */
  removalUrl?: string | undefined;
}

export function invitationEmail(brand: Brand, { firstName, screen, hours, removalUrl }: InvitationLink): EmailContent {
  const note = `The link is valid for ${hours} hours and works once. If it has expired, write to ${brand.supportEmail} and we’ll send you a new one.`;
  return {
    subject: `Your account at ${brand.name}`,
    preview: `Your account is ready: choose a password within ${hours} hours.`,
    heading: `Welcome, ${firstName}`,
    paragraphs: [
      `${brand.name} has created an account for you with this email address.`,
      ...(removalUrl === undefined
        ? []
        : [
            'You have agreed that we keep your details. We search them to suggest openings to you, and we may invite you to apply. Nothing goes to a company before you have said yes to that opening.',
          ]),
      'To start using it, read our privacy policy and choose a password.',
    ],
    button: { label: 'Choose a password', url: brand.url + screen },
    note:
      removalUrl === undefined
        ? note
        : `${note} Remove me takes you out of our search at once and says how to delete your account.`,
    ...(removalUrl !== undefined && { noteLink: { label: 'Remove me', url: removalUrl } }),
  };
}

/** The person who invites a colleague, with the name of their company. */
export interface Colleague {
  name: string;
  companyName: string;
  /** True for a person who has asked to join, and whom they or an administrator have accepted. */
  hasAsked?: boolean;
}

interface ColleagueInvitation {
  firstName: string;
  screen: string;
  colleague: Colleague;
}

export const colleagueInvitationEmail = (
  brand: Brand,
  { firstName, screen, colleague: { name, companyName, hasAsked = false } }: ColleagueInvitation,
): EmailContent => ({
  subject: hasAsked
    ? `You can now work for ${companyName} at ${brand.name}`
    : `${name} invites you to work for ${companyName} at ${brand.name}`,
  preview: `Choose a password within ${MEMBER_INVITATION_DAYS} days.`,
  heading: `Join ${companyName}`,
  paragraphs: [
    `Hello ${firstName},`,
    hasAsked
      ? `Your request to join ${companyName} has been accepted. You have an account with this email address, to post jobs and work with applicants for it.`
      : `${name} has created an account for you, with this email address, to post jobs and work with applicants for ${companyName}.`,
    'To start using it, read our privacy policy and choose a password.',
  ],
  button: { label: 'Choose a password', url: brand.url + screen },
  note: `The link is valid for ${MEMBER_INVITATION_DAYS} days and works once. If it has expired, ask ${name} for a new one. If you do not know ${name}, ignore this email.`,
});
