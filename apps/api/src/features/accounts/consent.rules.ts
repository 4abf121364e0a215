import type { FieldErrors } from '@job-alert/domain/fields/validation';
import { ACCOUNT_MESSAGES } from '@job-alert/domain/portal/messages';
import type { UserEntity } from '../../database/entities/accounts/user.entity.js';

/** Returns the errors of a form whose sender has not accepted the notice. */
export function validateConsent(consent: boolean): FieldErrors {
  return consent ? {} : { consent: [ACCOUNT_MESSAGES.consentMissing] };
}

/** Has this person not agreed yet? Imported people have not; administrators are not asked. */
export const needsConsent = ({ type, consentVersion }: Pick<UserEntity, 'type' | 'consentVersion'>): boolean =>
  type !== 'ADMIN' && consentVersion === null;
