import type { Gender } from '@job-alert/domain/candidate-profile';
import type { ExperienceLevel } from '@job-alert/domain/experience-level';
import type { KeptNumbers, ShownNumbers } from './identity-numbers.js';
import type { CandidateProfile } from './candidates.types.js';

/** What hiring needs of a candidate, as the database gives it. */
export interface CandidateRow {
  id: string;
  firstName: string;
  middleName: string | null;
  lastName: string;
  gender: Gender | null;
  email: string;
  contact: string;
  addressLine1: string | null;
  addressLine2: string | null;
  city: string | null;
  state: string | null;
  country: string | null;
  experienceLevel: ExperienceLevel;
  resumeId: string | null;
  isComplete: number;
  isActive: number;
  createdAt: Date;
  version: number;
}

/** The identity papers of a candidate. */
export interface PaperIds {
  aadhaarCardId: string | null;
  panCardId: string | null;
  drivingLicenseId: string | null;
  passportId: string | null;
}

/** The papers, and when the candidate agreed to their keeping. */
export interface IdentityFacts extends PaperIds {
  identityConsentAt: Date | null;
}

/** What only the owner and administrators may know, as the database gives it. */
export type IdentityRow = KeptNumbers & IdentityFacts;

/** What an employer gets of them. */
export const NO_IDENTITY_FACTS: IdentityFacts = {
  aadhaarCardId: null,
  panCardId: null,
  drivingLicenseId: null,
  passportId: null,
  identityConsentAt: null,
};

/** A profile with the ids of the files that its fields load when they are asked for. */
export interface PresentedCandidate extends CandidateProfile, PaperIds {
  resumeId: string | null;
}

/** A candidate as the schema shows it, with as much of the identity as the viewer may see. */
export function presentCandidate(row: CandidateRow, numbers: ShownNumbers, facts: IdentityFacts): PresentedCandidate {
  const { id, firstName, middleName, lastName, gender, email, contact, createdAt, version } = row;
  const { addressLine1, addressLine2, city, state, country, experienceLevel, resumeId } = row;
  const { aadhaarCardId, panCardId, drivingLicenseId, passportId, identityConsentAt } = facts;
  return {
    id,
    firstName,
    middleName,
    lastName,
    gender,
    email,
    contact,
    createdAt,
    version,
    addressLine1,
    addressLine2,
    city,
    state,
    country,
    experienceLevel,
    resumeId,
    aadhaarCardId,
    panCardId,
    drivingLicenseId,
    passportId,
    identityConsentAt,
    ...numbers,
    isProfileComplete: row.isComplete === 1,
    isActive: row.isActive === 1,
  };
}
