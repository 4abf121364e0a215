import { contactMessageSchema } from '@job-alert/domain/portal/contact-message';
import { check } from '../../lib/forms/check';

export const checkContactMessage = (values: object) => check(contactMessageSchema, values);
