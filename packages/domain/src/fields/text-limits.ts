/** The longest texts that are kept, in UTF-16 units (never fewer than characters); columns are as wide as this. */
export const TEXT_LIMITS = {
  name: 100,
  email: 254,
  organizationName: 150,
  url: 500,
  city: 100,
  addressLine: 200,
  /** Industry, headquarters, job role, university and the like. */
  shortText: 150,
  companyDescription: 5_000,
  jobTitle: 150,
  jobDescription: 10_000,
  /** Comma-separated skills as typed: 30 skills of 60 characters with their commas. */
  skillsText: 2_000,
  /** The skills of one experience or education of a candidate. */
  candidateSkills: 500,
  contactMessage: 5_000,
  feedback: 2_000,
  /** The note of a rejection. */
  rejectionNote: 2_000,
  interviewNote: 2_000,
  /** The note of a withdrawal. */
  withdrawalNote: 1_000,
  /** An internal note. */
  internalNote: 2_000,
} as const;
