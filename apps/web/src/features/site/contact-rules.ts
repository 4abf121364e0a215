import { contactMessageSchema } from '@job-alert/domain/contact/contact-message';
import { check } from '../../lib/forms/check';

export const checkContactMessage = (values: object) => check(contactMessageSchema, values);
