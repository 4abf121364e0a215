import * as z from 'zod';
import { EMAIL_INVALID } from './accounts.js';
import { choice, emailAddress, isRequired, requiredLine, requiredText } from './fields.js';
import { requiredTextField } from './text-field.js';
import { TEXT_LIMITS } from './text-limits.js';
import type { UserType } from './user-type.js';

/** Who may write through the contact form; the first one is preselected (specification 1 §2). */
export const CONTACT_USER_TYPES = ['EMPLOYER', 'CANDIDATE'] as const satisfies readonly UserType[];
export type ContactUserType = (typeof CONTACT_USER_TYPES)[number];

/** The +91 that stands before the field is dropped when it is typed again; separators are dropped too. */
const cleanPhone = (typed: string): string => typed.replace(/[\s().-]/g, '').replace(/^\+91(?=\d{10}$)/, '');

/** The contact form. Its formats are not specified; the phone may be a foreign one, as visitors are not only Indian. */
export const contactMessageSchema = z.object({
  name: requiredLine('Name', TEXT_LIMITS.name, isRequired),
  email: emailAddress('Email', EMAIL_INVALID, isRequired),
  phone: requiredTextField(isRequired('Phone'), cleanPhone, [
    { isMet: (phone) => /^\+?\d{7,15}$/.test(phone), message: 'Enter a valid phone number.' },
  ]),
  message: requiredText('Message', TEXT_LIMITS.contactMessage, isRequired),
  userType: choice(CONTACT_USER_TYPES, 'User Type', isRequired).default('EMPLOYER'),
});
export type ContactMessage = z.output<typeof contactMessageSchema>;
