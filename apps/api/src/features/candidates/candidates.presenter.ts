import type { WorkMode } from '@job-alert/domain/jobs/job-labels';
import { parseList } from '../../database/sql-reader.js';
import type { AccountRow, CandidateRow, IdentityRow, ProfileRow } from './candidates.list.js';
import type { Candidate } from './candidates.types.js';
import type { StoredIdentityNumbers, VisibleIdentityNumbers } from './identity/identity-numbers.rules.js';

/** A candidate with the ids of the files that field resolvers load. */
export type CandidateView = Pick<Candidate, keyof AccountRow> &
  Partial<Candidate & Omit<IdentityRow, keyof StoredIdentityNumbers> & Pick<ProfileRow, 'resumeId'>>;

/** Maps a row, with the identity numbers that the viewer can see. */
export function presentCandidate(row: CandidateRow, numbers: VisibleIdentityNumbers): CandidateView {
  const { aadhaarLastFour: _aadhaar, panNumberSealed: _pan, passportNumberSealed: _passport, ...open } = row;
  const { drivingLicenseNumberSealed: _license, isActive, isProfileComplete, ...shown } = open;
  const { preferredCities, workModes, ...plain } = shown;
  return {
    ...plain,
    ...numbers,
    ...(preferredCities !== undefined && { preferredCities: parseList<string>(preferredCities) }),
    ...(workModes !== undefined && { workModes: parseList<WorkMode>(workModes) }),
    isActive: isActive === 1,
    isProfileComplete: isProfileComplete === 1,
  };
}
