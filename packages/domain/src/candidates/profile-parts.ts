/** The parts of a candidate profile, one per tab. */
export const PROFILE_PARTS = ['PERSONAL', 'RESUME', 'QUALIFICATION'] as const;
export type ProfilePart = (typeof PROFILE_PARTS)[number];

export const PROFILE_PART_LABELS: Readonly<Record<ProfilePart, string>> = {
  PERSONAL: 'personal details',
  RESUME: 'resume',
  QUALIFICATION: 'qualification',
};

type Filled = string | number | null | undefined;

/** Fields that decide whether a candidate profile is complete. */
export interface CandidateProfileState {
  firstName: Filled;
  lastName: Filled;
  gender: Filled;
  contact: Filled;
  addressLine1: Filled;
  city: Filled;
  state: Filled;
  country: Filled;
  experienceLevel: Filled;
  hasResume: boolean;
  educations: readonly { qualification: Filled; university: Filled; yearOfCompletion: Filled; marks: Filled }[];
}

const isFilled = (field: Filled): boolean => field !== null && field !== undefined && String(field).trim() !== '';

/** Returns the missing parts: required personal fields with experience, a resume, one complete qualification (specification 4 §6). */
export function missingProfileParts({ hasResume, educations, ...profile }: CandidateProfileState): ProfilePart[] {
  const { firstName, lastName, gender, contact, addressLine1, city, state, country, experienceLevel } = profile;
  const isThere: Readonly<Record<ProfilePart, boolean>> = {
    PERSONAL: [firstName, lastName, gender, contact, addressLine1, city, state, country, experienceLevel].every(
      isFilled,
    ),
    RESUME: hasResume,
    QUALIFICATION: educations.some((e) => [e.qualification, e.university, e.yearOfCompletion, e.marks].every(isFilled)),
  };
  return PROFILE_PARTS.filter((part) => !isThere[part]);
}

export const isCandidateProfileComplete = (profile: CandidateProfileState): boolean =>
  missingProfileParts(profile).length === 0;
