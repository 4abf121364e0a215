export type ExperienceLevel =
  | 'EXPERIENCED'
  | 'FRESHER';

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
