import * as z from 'zod';
import { EMAIL_INVALID } from '../accounts/accounts.js';
import type { UserType } from '../text/user-type.js';
import {
  choice,
  emailAddress,
  requiredMessage,
  mustBeExactDigits,
  phoneNumber,
  requiredLine,
  requiredText,
} from '../fields/fields.js';
import { TEXT_LIMITS } from '../fields/text-limits.js';
import { PHONE_DIGITS } from '../fields/phone.js';

/** Senders of the contact form. The first is preselected (specification 1 §2). */
export const CONTACT_USER_TYPES = ['EMPLOYER', 'CANDIDATE'] as const satisfies readonly UserType[];
export type ContactUserType = (typeof CONTACT_USER_TYPES)[number];

/** The contact form. The specification defines no formats; the phone number is Indian, because the field shows +91. */
export const contactMessageSchema = z.object({
  name: requiredLine('Name', TEXT_LIMITS.name, requiredMessage),
  email: emailAddress('Email', EMAIL_INVALID, requiredMessage),
  phone: phoneNumber('Phone', mustBeExactDigits('Phone', PHONE_DIGITS), requiredMessage),
  message: requiredText('Message', TEXT_LIMITS.contactMessage, requiredMessage),
  userType: choice(CONTACT_USER_TYPES, 'User Type', requiredMessage).default('EMPLOYER'),
});
export type ContactMessage = z.output<typeof contactMessageSchema>;
