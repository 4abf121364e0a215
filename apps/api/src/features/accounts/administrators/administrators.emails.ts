import { ADMIN_ROLE_DESCRIPTIONS, ADMIN_ROLE_LABELS, type AdminRole } from '@job-alert/domain/accounts/admin-role';
import { MEMBER_INVITATION_DAYS } from '@job-alert/domain/companies/company-member';
import { DEEP_LINKS } from '@job-alert/domain/portal/deep-links';
import type { Brand, EmailContent } from '../../mail/email-layout.presenter.js';

/** The administrator who invites another one, and the role of the invited one. */
export interface AdministratorInvitation {
  name: string;
  role: AdminRole;
}

export const administratorInvitationEmail = (
  brand: Brand,
  firstName: string,
  screen: string,
  { name, role }: AdministratorInvitation,
): EmailContent => ({
  subject: `${name} invites you to administer ${brand.name}`,
  preview: `Choose a password within ${MEMBER_INVITATION_DAYS} days.`,
  heading: `Join ${brand.name}`,
  paragraphs: [
    `Hello ${firstName},`,
    `${name} has created an account for you, with this email address, in the administration of ${brand.name}.`,
    'To start using it, choose a password.',
  ],
  facts: [
    ['Role', ADMIN_ROLE_LABELS[role]],
    ['The role', ADMIN_ROLE_DESCRIPTIONS[role]],
  ],
  button: { label: 'Choose a password', url: brand.url + screen },
  note: `The link is valid for ${MEMBER_INVITATION_DAYS} days and works once. If it has expired, ask ${name} for a new one. If you do not know ${name}, ignore this email.`,
});

interface ChangedAdministrator {
  firstName: string;
  /** The administrator who made the change. */
  by: string;
  role: AdminRole;
  secondFactorRequired: boolean;
}

export const administratorChangedEmail = (
  brand: Brand,
  { firstName, by, role, secondFactorRequired }: ChangedAdministrator,
): EmailContent => ({
  subject: `Your account at ${brand.name} was changed`,
  preview: `Your role is ${ADMIN_ROLE_LABELS[role]}.`,
  heading: 'Your account was changed',
  paragraphs: [`Hello ${firstName},`, `${by} has changed your account in the administration of ${brand.name}.`],
  facts: [
    ['Role', ADMIN_ROLE_LABELS[role]],
    ['The role', ADMIN_ROLE_DESCRIPTIONS[role]],
    ['Two-step login', secondFactorRequired ? 'Required' : 'Up to you'],
  ],
  button: { label: 'Open Security', url: brand.url + DEEP_LINKS.adminSecurity },
});

export const administratorRemovedEmail = (brand: Brand, firstName: string, by: string): EmailContent => ({
  subject: `Your account at ${brand.name} was closed`,
  preview: 'You have been logged out and can no longer log in.',
  heading: 'Your account was closed',
  paragraphs: [
    `Hello ${firstName},`,
    `${by} has removed you from the administration of ${brand.name}. You have been logged out everywhere and can no longer log in.`,
  ],
  note: `If you think that this is a mistake, write to ${brand.supportEmail}.`,
});
