import type { FieldErrors } from '@job-alert/domain/fields/validation';
import { ACCOUNT_MESSAGES } from '@job-alert/domain/portal/messages';
import type { UserEntity } from '../../database/entities/accounts/user.entity.js';

/** Returns the error of a form without the required consent. */
export function validateConsent(consent: boolean): FieldErrors {
  return consent ? {} : { consent: [ACCOUNT_MESSAGES.consentMissing] };
}

/**
 * Returns true if the user has not agreed to the privacy notice yet. Imported users have not; administrators need not.
 */
export const needsConsent = ({ type, consentVersion }: Pick<UserEntity, 'type' | 'consentVersion'>): boolean =>
  type !== 'ADMIN' && consentVersion === null;
