export type ExperienceLevel =
  | 'EXPERIENCED'
  | 'FRESHER';

export type JobType =
  | 'FULL_TIME'
  | 'PART_TIME';

export type OpenJobsFilter = {
  companyId?: string | null | undefined;
  experience?: number | null | undefined;
  jobType?: JobType | null | undefined;
  location?: string | null | undefined;
  minSalary?: number | null | undefined;
  postedAfter?: string | null | undefined;
  query?: string | null | undefined;
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

export type RegisterEmployerInput = {
  companyWebsite: string;
  consent: boolean;
  contact: string;
  email: string;
  firstName: string;
  gstin: string;
  lastName: string;
  organizationName: string;
  password: string;
};

export type SignInInput = {
  email: string;
  password: string;
  rememberMe?: boolean | null | undefined;
  userType?: UserType | null | undefined;
};

export type UserType =
  | 'ADMIN'
  | 'CANDIDATE'
  | 'EMPLOYER';

export type WorkMode =
  | 'HYBRID'
  | 'ONSITE'
  | 'REMOTE'
  | 'WORK_FROM_HOME';
