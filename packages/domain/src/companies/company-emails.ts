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
/** The choices of a person. Emails of a topic without one are sent at once. */
export type CompanyEmailChoices = Partial<Record<CompanyEmailTopic, CompanyEmailChoice>>;

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

/** Returns the choice of a person for an email. */
export const emailChoice = (choices: CompanyEmailChoices, kind: CompanyEmailKind): CompanyEmailChoice =>
  choices[COMPANY_EMAILS[kind].topic] ?? 'EACH';

/** The email that tells the people of a job about the end of an application, and has the file that removes its interviews. */
export const END_EMAILS = {
  SELECTED: 'PROPOSAL_DECIDED',
  REJECTED: 'PROPOSAL_DECIDED',
  WITHDRAWN: 'APPLICATION_WITHDRAWN',
} as const satisfies Record<string, CompanyEmailKind>;

/**
 * Returns the interviewers who get an email of their own: all but the people of the job whom the email of this kind, which has the same
 * calendar file, reaches at once. A guest with the address of somebody else is told once.
 */
export function interviewersToEmail<I extends { address: string }>(
  interviewers: readonly I[],
  people: readonly { email: string; choices: CompanyEmailChoices }[],
  kind: CompanyEmailKind,
): I[] {
  const told = new Set(people.filter(({ choices }) => emailChoice(choices, kind) === 'EACH').map(({ email }) => email));
  return interviewers.filter(({ address }) => {
    const isNew = !told.has(address);
    told.add(address);
    return isNew;
  });
}
