import type { CandidateInformationQuery } from '../../features/records/candidates/candidate-information.generated';

type Candidate = NonNullable<CandidateInformationQuery['candidate']>;

/** Returns the information of a candidate who has only signed up, with the overrides of a story. */
export const informationOf = (
  person: Pick<Candidate, 'id' | 'firstName' | 'lastName' | 'email'>,
  overrides: Partial<Candidate> = {},
): Candidate => ({
  ...person,
  isActive: true,
  createdAt: '2026-02-01T06:30:00.000Z',
  middleName: null,
  contact: '9876543210',
  gender: null,
  experienceLevel: 'FRESHER',
  skills: [],
  isProfileComplete: false,
  addressLine1: null,
  addressLine2: null,
  city: null,
  state: null,
  country: null,
  resume: null,
  aadhaarMasked: null,
  aadhaarCard: null,
  panNumber: null,
  panCard: null,
  drivingLicenseNumber: null,
  drivingLicense: null,
  passportNumber: null,
  passport: null,
  notes: [],
  merges: [],
  possibleDuplicates: [],
  experiences: [],
  educations: [],
  ...overrides,
});
