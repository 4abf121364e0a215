import * as z from 'zod';
import { EMAIL_INVALID } from '../accounts/accounts.js';
import type { UserType } from '../accounts/user-type.js';
import {
  choice,
  emailAddress,
  isRequired,
  mustBeExactDigits,
  phoneNumber,
  requiredLine,
  requiredText,
} from '../fields/fields.js';
import { TEXT_LIMITS } from '../fields/text-limits.js';
import { PHONE_DIGITS } from '../india/phone.js';

/** Senders of the contact form. The first is preselected (specification 1 §2). */
export const CONTACT_USER_TYPES = ['EMPLOYER', 'CANDIDATE'] as const satisfies readonly UserType[];
export type ContactUserType = (typeof CONTACT_USER_TYPES)[number];

/** The contact form. Its formats are not specified; the phone has +91 before it, so it is a number of India. */
export const contactMessageSchema = z.object({
  name: requiredLine('Name', TEXT_LIMITS.name, isRequired),
  email: emailAddress('Email', EMAIL_INVALID, isRequired),
  phone: phoneNumber('Phone', mustBeExactDigits('Phone', PHONE_DIGITS), isRequired),
  message: requiredText('Message', TEXT_LIMITS.contactMessage, isRequired),
  userType: choice(CONTACT_USER_TYPES, 'User Type', isRequired).default('EMPLOYER'),
});
export type ContactMessage = z.output<typeof contactMessageSchema>;
