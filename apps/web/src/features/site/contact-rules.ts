import { contactMessageSchema } from '@job-alert/domain/portal/contact-message';
import { check } from '../../lib/forms/check';

/** The rules of the contact form. */
export const checkContactMessage = (values: object) => check(contactMessageSchema, values);
