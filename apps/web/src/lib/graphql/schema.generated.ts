/** Which applications an administrator lists; every part narrows the list. */
export type AdminApplicationsFilter = {
  /** Applied on this day in India or later. */
  from?: string | null | undefined;
  /** A part of the candidate's name or of the job title. */
  search?: string | null | undefined;
  /** In any case: active, inactive, pending (waits for a decision) or a status such as interview_schedule. */
  status?: string | null | undefined;
  /** Applied through this day in India. */
  to?: string | null | undefined;
};

export type AdminCandidatesFilter = {
  from?: string | null | undefined;
  isActive?: boolean | null | undefined;
  search?: string | null | undefined;
  to?: string | null | undefined;
};

/** Which companies or jobs an administrator lists; every part narrows the list. */
export type AdminListFilter = {
  /** Only this approval state. */
  approvalState?: ApprovalState | null | undefined;
  /** From this day in India on. */
  from?: string | null | undefined;
  /** A part of a name, title or e-mail. */
  search?: string | null | undefined;
  /** Through this day in India. */
  to?: string | null | undefined;
};

/** Where an application stands: the steps of a hiring in their order, and PENDING while a step waits for approval. */
export type ApplicationStatus =
  /** The candidate has applied. */
  | 'APPLIED'
  /** The candidate did not come to the interview. */
  | 'INTERVIEW_NOT_ATTENDED'
  /** An interview is arranged. */
  | 'INTERVIEW_SCHEDULED'
  /** A proposal waits for an administrator. */
  | 'PENDING'
  /** The employer does not want the candidate. */
  | 'REJECTED'
  /** The employer wants the candidate. */
  | 'SELECTED'
  /** The employer considers the candidate. */
  | 'SHORTLISTED';

/** Where a request that an administrator decides stands. */
export type ApprovalState =
  /** An administrator has approved it. */
  | 'APPROVED'
  /** Waits for an administrator. */
  | 'PENDING'
  /** An administrator has rejected it; it can still be approved. */
  | 'REJECTED';

/** A location of a company. */
export type CompanyAddressInput = {
  /** The city. */
  city: string;
  /** India. */
  country: string;
  /** Of several the first counts; of none the first address becomes it. */
  isPrimary: boolean;
  /** Address Line One. */
  line1: string;
  /** Address Line Two. */
  line2?: string | null | undefined;
  /** Six digits. */
  pincode: string;
  /** A state or union territory of India, in any case. */
  state: string;
};

/** The three tabs of the company profile, without what cannot be changed. */
export type CompanyProfileInput = {
  /** All locations; they replace those that are kept. */
  addresses: Array<CompanyAddressInput>;
  /** The company's own e-mail. */
  companyEmail?: string | null | undefined;
  /** The employer's number: ten digits. */
  contact: string;
  /** What the company does. */
  description: string;
  /** The employer's name: the first word is the first name. */
  fullName: string;
  /** Where the head quarter is. */
  headquarters: string;
  /** The industry type. */
  industry: string;
  /** The company's own number: ten digits. */
  phone: string;
  /** How many people work there. */
  size?: number | null | undefined;
  /** The version that was read; a profile changed since then gives STALE_VERSION. */
  version?: number | null | undefined;
  /** A year of four digits. */
  yearEstablished: number;
};

/** What an administrator does with a request. */
export type Decision =
  /** Grants it; what was rejected can still be approved. */
  | 'APPROVE'
  /** Refuses it; only while it is pending. */
  | 'REJECT';

export type ExperienceLevel =
  | 'EXPERIENCED'
  | 'FRESHER';

export type Gender =
  | 'FEMALE'
  | 'MALE'
  | 'OTHER';

/** How much of a week the job takes. */
export type JobType =
  /** A full working week. */
  | 'FULL_TIME'
  /** A part of the working week. */
  | 'PART_TIME';

/** Which open jobs; every part narrows the list. */
export type OpenJobsFilter = {
  /** Only jobs of this company. */
  companyId?: string | null | undefined;
  /** Years of experience: jobs whose range contains it. */
  experience?: number | null | undefined;
  /** Only jobs of this type. */
  jobType?: JobType | null | undefined;
  /** Words of which each must begin a word of the city or the state. */
  location?: string | null | undefined;
  /** Jobs that pay at least this at their best, in rupees a year. */
  minSalary?: number | null | undefined;
  /** Only jobs posted on this day in India or later. */
  postedAfter?: string | null | undefined;
  /** Words of which each must begin a word of the title or of a skill, in any order. */
  query?: string | null | undefined;
  /** Only jobs with this work mode. */
  workMode?: WorkMode | null | undefined;
};

export type RegisterCandidateInput = {
  consent: boolean;
  contact: string;
  email: string;
  experienceLevel: ExperienceLevel;
  firstName: string;
  lastName: string;
  password: string;
};

/** The sign-up of an employer. */
export type RegisterEmployerInput = {
  /** Its website; https:// may be left out. */
  companyWebsite: string;
  /** The person has agreed to the privacy notice; it must be true. */
  consent: boolean;
  /** Ten digits, without +91. */
  contact: string;
  /** The e-mail to log in with. */
  email: string;
  /** The first name of who signs up. */
  firstName: string;
  /** Fifteen letters and digits. */
  gstin: string;
  /** The last name of who signs up. */
  lastName: string;
  /** The name of the company. */
  organizationName: string;
  /** At least 8 characters with an upper-case and a lower-case letter, a number and a special character. */
  password: string;
};

/** An e-mail and a password. */
export type SignInInput = {
  /** The e-mail of the account, in any case. */
  email: string;
  /** The password. */
  password: string;
  /** Keep the session for 30 days instead of 12 hours. */
  rememberMe?: boolean | null | undefined;
  /** The role of the login page. An account of another role gets WRONG_LOGIN_PAGE and no session. */
  userType?: UserType | null | undefined;
};

/** What kind of account it is. */
export type UserType =
  /** Approves and manages everything. */
  | 'ADMIN'
  /** Looks for a job. */
  | 'CANDIDATE'
  /** Posts jobs for a company. */
  | 'EMPLOYER';

/** Where the work is done. */
export type WorkMode =
  /** Some days on site, some elsewhere. */
  | 'HYBRID'
  /** At the company's place. */
  | 'ONSITE'
  /** From anywhere. */
  | 'REMOTE'
  /** From the employee's home. */
  | 'WORK_FROM_HOME';
