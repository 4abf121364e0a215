/** The work of a company about which each of its people chooses emails. */
export const COMPANY_EMAIL_TOPICS = ['APPLICANTS', 'DECISIONS', 'INTERVIEWS'] as const;
export type CompanyEmailTopic = (typeof COMPANY_EMAIL_TOPICS)[number];

export const COMPANY_EMAIL_TOPIC_LABELS: Readonly<Record<CompanyEmailTopic, string>> = {
  APPLICANTS: 'Applicants: new ones, withdrawals and answers to offers',
  DECISIONS: 'Decisions about your proposals and jobs',
  INTERVIEWS: 'Interviews that are arranged, moved or cancelled',
};

/** EACH: at once. DAILY: collected in one email a day. */
export const COMPANY_EMAIL_CHOICES = ['EACH', 'DAILY', 'NONE'] as const;
export type CompanyEmailChoice = (typeof COMPANY_EMAIL_CHOICES)[number];

export const COMPANY_EMAIL_CHOICE_LABELS: Readonly<Record<CompanyEmailChoice, string>> = {
  EACH: 'At once',
  DAILY: 'Daily',
  NONE: 'None',
};

/** The emails of each topic, with their words in the daily email. */
export const COMPANY_EMAILS = {
  NEW_APPLICANTS: { topic: 'APPLICANTS', label: 'New applicants' },
  APPLICATION_WITHDRAWN: { topic: 'APPLICANTS', label: 'Applications withdrawn' },
  OFFER_ANSWERED: { topic: 'APPLICANTS', label: 'Offers answered' },
  PROPOSAL_DECIDED: { topic: 'DECISIONS', label: 'Proposals decided' },
  JOB_DECIDED: { topic: 'DECISIONS', label: 'Jobs decided' },
  JOB_CORRECTION_DECIDED: { topic: 'DECISIONS', label: 'Corrections decided' },
  JOB_POSTED_FOR_COMPANY: { topic: 'DECISIONS', label: 'Jobs posted for you' },
  JOB_CORRECTED_FOR_COMPANY: { topic: 'DECISIONS', label: 'Jobs corrected for you' },
  INTERVIEW_SCHEDULED_FOR_COMPANY: { topic: 'INTERVIEWS', label: 'Interviews arranged for you' },
  INTERVIEW_CANCELLED_FOR_COMPANY: { topic: 'INTERVIEWS', label: 'Interviews cancelled for you' },
  INTERVIEW_CANCELLED: { topic: 'INTERVIEWS', label: 'Interviews cancelled' },
} as const satisfies Record<string, { topic: CompanyEmailTopic; label: string }>;
export type CompanyEmailKind = keyof typeof COMPANY_EMAILS;
export const COMPANY_EMAIL_KINDS = Object.keys(COMPANY_EMAILS) as CompanyEmailKind[];
