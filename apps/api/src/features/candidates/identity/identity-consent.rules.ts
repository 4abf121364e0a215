import { IDENTITY_CONSENT_REQUIRED } from '@job-alert/domain/candidates/identity-numbers';
import type { EntityManager } from 'typeorm';
import { CandidateProfileEntity } from '../../../database/entities/candidates/candidate-profile.entity.js';
import { invalidInput } from '../../../platform/errors.js';
import type { SaveCandidateProfileInput } from '../candidate-inputs.types.js';
import type { IdentityNumbersInput } from './identity-numbers.rules.js';

/** The version of the notice on identity documents, stored with the consent. A new text needs a new version. */
export const IDENTITY_CONSENT_VERSION = '2026-11';

/** Returns true if the input adds a number or a document. Removing one needs no consent. */
export function includesIdentityData(input: SaveCandidateProfileInput, numbers: IdentityNumbersInput): boolean {
  const { aadhaarCard, panCard, drivingLicense, passport } = input;
  const isGivenNumber = (number: unknown): boolean => typeof number === 'string';
  return (
    Object.values(numbers).some(isGivenNumber) ||
    [aadhaarCard, panCard, drivingLicense, passport].some((paper) => paper != null)
  );
}

/** Stores the consent with the first number or document. Throws without consent (decision 0014). */
export async function recordIdentityConsent(
  manager: EntityManager,
  id: string,
  isGiven: boolean,
  identityConsentAt: Date,
): Promise<void> {
  const { identityConsentAt: earlier } = await manager.findOneByOrFail(CandidateProfileEntity, { id });
  if (earlier) return;
  if (!isGiven) throw invalidInput({ identityConsent: [IDENTITY_CONSENT_REQUIRED] });
  const consent = { identityConsentVersion: IDENTITY_CONSENT_VERSION, identityConsentAt };
  await manager.update(CandidateProfileEntity, { id }, consent);
}
