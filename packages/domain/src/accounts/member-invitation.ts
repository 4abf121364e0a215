import * as z from 'zod';
import { INVITED_ROLES } from '../companies/company-member.js';
import { choice, emailAddress, personName, requiredMessage } from '../fields/fields.js';
import { EMAIL_INVALID } from './accounts.js';

/** Input of the invitation of a colleague. */
export const memberInvitationSchema = z.object({
  firstName: personName('First Name', requiredMessage),
  lastName: personName('Last Name', requiredMessage),
  email: emailAddress('Email', EMAIL_INVALID, requiredMessage),
  role: choice(INVITED_ROLES, 'Role').default('RECRUITER'),
});
