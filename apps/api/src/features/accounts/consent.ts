import type { FieldErrors } from '@job-alert/domain/validation';

/** The privacy notice that a person agrees to at sign-up; kept with the account and the time. A new text is a new version. */
export const CONSENT_VERSION = '2026-11';

/** What is wrong with a sign-up whose sender has not agreed to the notice. */
export function consentFaults(consent: boolean): FieldErrors {
  return consent ? {} : { consent: ['Please agree to the privacy policy to continue'] };
}
