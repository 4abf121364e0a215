/** The maximum length of stored texts in UTF-16 units (never fewer than characters). Columns have the same width. */
export const TEXT_LIMITS = {
  name: 100,
  email: 254,
  organizationName: 150,
  url: 500,
  city: 100,
  addressLine: 200,
  /** For industry, headquarters, job role, university and similar fields. */
  shortText: 150,
  companyDescription: 5_000,
  jobTitle: 150,
  jobDescription: 10_000,
  /** Comma-separated skills as typed: 30 skills of 60 characters with commas. */
  skillsText: 2_000,
  candidateSkills: 500,
  contactMessage: 5_000,
  feedback: 2_000,
  rejectionNote: 2_000,
  interviewNote: 2_000,
  withdrawalNote: 1_000,
  recommendation: 1_000,
  internalNote: 2_000,
} as const;
