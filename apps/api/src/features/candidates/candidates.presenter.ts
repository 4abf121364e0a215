import type { Gender } from '@job-alert/domain/candidate-profile';
import type { ExperienceLevel } from '@job-alert/domain/experience-level';
import type { Candidate } from './candidates.types.js';
import type { KeptNumbers, ShownNumbers } from './identity-numbers.rules.js';

/** What every statement about a candidate reads. */
interface AccountRow {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  contact: string;
  isActive: number;
  createdAt: Date;
}

/** What hiring needs besides. */
interface ProfileRow {
  middleName: string | null;
  gender: Gender | null;
  addressLine1: string | null;
  addressLine2: string | null;
  city: string | null;
  state: string | null;
  country: string | null;
  experienceLevel: ExperienceLevel;
  resumeId: string | null;
  isProfileComplete: number;
  version: number;
}

/** The identity papers of a candidate, and when the candidate agreed to their keeping. */
interface IdentityPapers {
  aadhaarCardId: string | null;
  panCardId: string | null;
  drivingLicenseId: string | null;
  passportId: string | null;
  identityConsentAt: Date | null;
}

/** A candidate as the database gives it: the account, and as much of the rest as was asked for. */
export type CandidateRow = AccountRow & Partial<ProfileRow & IdentityPapers & KeptNumbers>;

/** A candidate as the schema shows it, with the ids of the files that its fields load when they are asked for. */
export type CandidateView = Pick<Candidate, keyof AccountRow> &
  Partial<Candidate & IdentityPapers & Pick<ProfileRow, 'resumeId'>>;

/** The row with the identity numbers as the viewer may see them. */
export function presentCandidate(row: CandidateRow, numbers: ShownNumbers): CandidateView {
  const { aadhaarLastFour: _aadhaar, panNumberSealed: _pan, passportNumberSealed: _passport, ...open } = row;
  const { drivingLicenseNumberSealed: _license, isActive, isProfileComplete, ...shown } = open;
  return { ...shown, ...numbers, isActive: isActive === 1, isProfileComplete: isProfileComplete === 1 };
}
