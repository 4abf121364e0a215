export type ExperienceLevel =
  | 'EXPERIENCED'
  | 'FRESHER';

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
