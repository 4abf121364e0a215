import { contactMessageSchema } from '@job-alert/domain/contact-message';
import { validate } from '@job-alert/domain/validation';
import { validateWith } from '../../lib/forms/validate-with';

/** The messages beside the fields of the contact form; none when all is well. */
export const contactFieldErrors = validateWith(contactMessageSchema);

/** What was typed, cleaned for sending; null when it cannot be sent. */
export function cleanedContactMessage(values: unknown) {
  const result = validate(contactMessageSchema, values);
  return result.ok ? result.value : null;
}
