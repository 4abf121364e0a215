/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { Fragment, type Operation } from './document.js';
/** The order of a list of applications; equal ones go by id. */
export type ApplicationOrder = {
  /** The direction. */
  direction: OrderDirection;
  /** The field to order by. */
  field: ApplicationOrderField;
};

/** What applications can be ordered by. */
export type ApplicationOrderField =
  /** When the candidate applied. */
  | 'APPLIED_AT'
  /** When the status last changed. In ascending order, what has waited longest for a decision comes first. */
  | 'STATUS_UPDATED_AT';

/** The status of an application: the steps of hiring in order, and PENDING while a step waits for approval. */
export type ApplicationStatus =
  /** The candidate has applied. */
  | 'APPLIED'
  /** The candidate did not attend the interview. */
  | 'INTERVIEW_NOT_ATTENDED'
  /** An interview is scheduled. */
  | 'INTERVIEW_SCHEDULED'
  /** A proposal waits for an administrator. */
  | 'PENDING'
  /** The employer has turned the candidate down. */
  | 'REJECTED'
  /** The employer has chosen the candidate. */
  | 'SELECTED'
  /** The employer is considering the candidate. */
  | 'SHORTLISTED';

/** Filters for applications; each one given narrows the list. */
export type ApplicationsFilter = {
  /** Applied on or after this day in India. */
  from?: string | null | undefined;
  /** Only active or only inactive records. */
  isActive?: boolean | null | undefined;
  /** The beginnings of words in the candidate's name or in the job title, in any order. */
  search?: string | null | undefined;
  /** Only applications listed under this status: PENDING while one waits for a decision, REJECTED when its newest request or its candidate was rejected, otherwise its status. */
  status?: ApplicationStatus | null | undefined;
  /** Applied on or before this day in India. */
  to?: string | null | undefined;
};

/** Whether a candidate who has applied for a job can apply again. */
export type ApplyState =
  /** No: the application is in progress. */
  | 'APPLIED'
  /** No: the job no longer takes applications. */
  | 'EXPIRED'
  /** Yes: the waiting period is over and the job is open. */
  | 'OPEN'
  /** From reapplyOn: the application was rejected. */
  | 'REAPPLY_LATER';

/** The job to apply for. */
export type ApplyToJobInput = {
  /** The job's id. */
  jobId: string;
};

/** Where a request that an administrator decides stands. */
export type ApprovalState =
  /** An administrator has approved it. */
  | 'APPROVED'
  /** Waits for an administrator. */
  | 'PENDING'
  /** An administrator has rejected it; it can still be approved. */
  | 'REJECTED';

/** A qualification. */
export type CandidateEducationInput = {
  /** The certificate: PDF or DOCX, at most 5 MB. Leave it out to keep the present one. */
  certificate?: import('graphql-upload/Upload.mjs').default | null | undefined;
  /** The entry to keep. Leave it out for a new one. */
  id?: string | null | undefined;
  /** CGPA or percentage: at most 100, at most two decimals. */
  marks: string;
  /** The degree or certificate. */
  qualification: string;
  /** Skills, separated by commas. */
  skills?: string | null | undefined;
  /** The university or school. */
  university: string;
  /** A year of four digits, from 60 years ago to 6 years ahead. */
  yearOfCompletion: number;
};

/** A previous job. */
export type CandidateExperienceInput = {
  /** The employer. */
  companyName: string;
  /** The experience letter: PDF or DOCX, at most 5 MB. Leave it out to keep the present one. */
  experienceLetter?: import('graphql-upload/Upload.mjs').default | null | undefined;
  /** The first day, in the past. */
  fromDate: string;
  /** The entry to keep. Leave it out for a new one. */
  id?: string | null | undefined;
  /** What the candidate did. */
  jobRole: string;
  /** The last designation. */
  lastDesignation?: string | null | undefined;
  /** Skills, separated by commas. */
  skills?: string | null | undefined;
  /** The last day, in the past. Leave it out for a current job. */
  toDate?: string | null | undefined;
};

/** The order of a list of candidates; equal ones go by id. */
export type CandidateOrder = {
  /** The direction. */
  direction: OrderDirection;
  /** The field to order by. */
  field: CandidateOrderField;
};

/** What candidates can be ordered by. */
export type CandidateOrderField =
  /** When they signed up. */
  | 'CREATED_AT'
  /** Their email addresses. */
  | 'EMAIL'
  /** Their first and last names. */
  | 'NAME';

/** Filters for candidates; each one given narrows the list. */
export type CandidatesFilter = {
  /** Signed up on or after this day in India. */
  from?: string | null | undefined;
  /** Only active or only inactive accounts. */
  isActive?: boolean | null | undefined;
  /** The beginnings of words in the name or the email address, in any order, or of the phone number. */
  search?: string | null | undefined;
  /** Signed up on or before this day in India. */
  to?: string | null | undefined;
};

/** Filters for companies; each one given narrows the list. */
export type CompaniesFilter = {
  /** Only companies in this approval state. */
  approvalState?: ApprovalState | null | undefined;
  /** Signed up on or after this day in India. */
  from?: string | null | undefined;
  /** The beginnings of words in the company's name or in the employer's name or email address, in any order, or of the employer's phone number. */
  search?: string | null | undefined;
  /** Signed up on or before this day in India. */
  to?: string | null | undefined;
};

/** A location of a company. */
export type CompanyAddressInput = {
  /** The city. */
  city: string;
  /** India. */
  country: string;
  /** Whether it is the primary address. If several are, the first one counts; if none is, the first address becomes it. */
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

/** The order of a list of companies; equal ones go by id. */
export type CompanyOrder = {
  /** The direction. */
  direction: OrderDirection;
  /** The field to order by. */
  field: CompanyOrderField;
};

/** What companies can be ordered by. */
export type CompanyOrderField =
  /** Their names. */
  | 'COMPANY_NAME'
  /** When they signed up. */
  | 'CREATED_AT'
  /** Their employers' email addresses. */
  | 'EMAIL'
  /** Their employers' first and last names. */
  | 'EMPLOYER_NAME';

/** The role in which a visitor writes. */
export type ContactUserType =
  /** Looks for a job. */
  | 'CANDIDATE'
  /** Looks for staff. */
  | 'EMPLOYER';

/** A decision about a request, and what its administrator had read when making it. */
export type DecideApprovalInput = {
  /** The request's id. Only the newest request about a record can be decided. */
  approvalId: string;
  /** What to do with the request. */
  decision: Decision;
  /** A note to the person who asked. Allowed with a rejection only, and required with OTHER; at most 2,000 characters. Candidates never see it. */
  note?: string | null | undefined;
  /** Why it is rejected: one of the reasons for this kind of request. */
  reason?: RejectionReason | null | undefined;
  /** The state of the request when the administrator read it. If it has changed since, the refusal is ALREADY_DECIDED or STALE_VERSION. */
  seen?: ApprovalState | null | undefined;
  /** For an application, the step that the administrator read (Approval.proposedStatus). If the request is for another step, the refusal is STALE_VERSION. */
  seenProposedStatus?: ApplicationStatus | null | undefined;
  /** For a job, the version that the administrator read (Job.version). If its employer has changed it since, the refusal is STALE_VERSION. */
  seenVersion?: number | null | undefined;
};

/** What an administrator can do with a request. */
export type Decision =
  /** Approve it; also lifts a rejection. */
  | 'APPROVE'
  /** Reject it while it waits. */
  | 'REJECT';

/** The applications to delete. */
export type DeleteApplicationsInput = {
  /** From 1 to 1,000 ids. */
  ids: Array<string>;
};

/** The jobs to delete. */
export type DeleteJobsInput = {
  /** From 1 to 1,000 ids. */
  ids: Array<string>;
};

/** The accounts to delete. */
export type DeleteUsersInput = {
  /** From 1 to 1,000 ids. */
  ids: Array<string>;
};

/** Changes to one of your jobs. */
export type EditJobInput = {
  /** The last day to apply: after today, or the present one. */
  deadline: string;
  /** Plain text with line breaks, at most 10,000 characters. */
  description: string;
  /** The job. */
  id: string;
  /** How many people are to be hired, from 1 to 10,000. */
  openings: number;
  /** The version that you read. If the job has changed since, the refusal is STALE_VERSION. */
  version?: number | null | undefined;
};

/** Whether a candidate has worked before. */
export type ExperienceLevel =
  /** Has worked before. */
  | 'EXPERIENCED'
  /** Has not worked yet. */
  | 'FRESHER';

/** How candidates describe their gender. */
export type Gender =
  /** Female. */
  | 'FEMALE'
  /** Male. */
  | 'MALE'
  /** Neither of the two. */
  | 'OTHER';

/** The texts of one row as the administrator has corrected them. What is absent stays as the file has it. */
export type ImportCorrectionInput = {
  /** The contact number. */
  contact?: string | null | undefined;
  /** The email address. */
  email?: string | null | undefined;
  /** Of candidates: fresher or experienced. */
  experience?: string | null | undefined;
  /** The first name. */
  firstName?: string | null | undefined;
  /** Of employers: the GSTIN. */
  gstin?: string | null | undefined;
  /** The last name. */
  lastName?: string | null | undefined;
  /** Of employers: the name of the company. */
  organizationName?: string | null | undefined;
  /** The row in the file; the header is the first. */
  rowNumber: number;
  /** Of employers: the website. */
  website?: string | null | undefined;
};

/** What a file brings in. */
export type ImportKind =
  /** Candidates. */
  | 'CANDIDATES'
  /** Employers, each with a company. */
  | 'EMPLOYERS';

/** How people meet. */
export type InterviewMode =
  /** In person. */
  | 'FACE_TO_FACE'
  /** By a video link. */
  | 'ONLINE';

/** The order of a list of jobs; equal ones go by id. */
export type JobOrder = {
  /** The direction. */
  direction: OrderDirection;
  /** The field to order by. */
  field: JobOrderField;
};

/** What jobs can be ordered by. */
export type JobOrderField =
  /** The company names in the jobs. */
  | 'COMPANY_NAME'
  /** When they were posted. */
  | 'POSTED_AT'
  /** Their titles. */
  | 'TITLE';

/** Full-time or part-time. */
export type JobType =
  /** A full working week. */
  | 'FULL_TIME'
  /** A part of the working week. */
  | 'PART_TIME';

/** Filters for jobs; each one given narrows the list. */
export type JobsFilter = {
  /** Only jobs in this approval state. */
  approvalState?: ApprovalState | null | undefined;
  /** Posted on or after this day in India. */
  from?: string | null | undefined;
  /** Only active or only inactive jobs. */
  isActive?: boolean | null | undefined;
  /** The beginnings of words in the title, in any order. For administrators, also in the company's name in the job. */
  search?: string | null | undefined;
  /** Posted on or before this day in India. */
  to?: string | null | undefined;
};

/** Filters for open jobs; each one given narrows the list. */
export type OpenJobsFilter = {
  /** Only jobs of this company. */
  companyId?: string | null | undefined;
  /** Only jobs whose range of experience includes this number of years. */
  experience?: number | null | undefined;
  /** Only jobs of this type. */
  jobType?: JobType | null | undefined;
  /** Words, each of which must begin a word of the city or the state. */
  location?: string | null | undefined;
  /** Only jobs whose highest salary is at least this, in rupees a year. */
  minSalary?: number | null | undefined;
  /** Only jobs posted on or after this day in India. */
  postedAfter?: string | null | undefined;
  /** Words, each of which must begin a word of the title or of a skill, in any order. */
  query?: string | null | undefined;
  /** Only jobs with this work mode. */
  workMode?: WorkMode | null | undefined;
};

/** The direction of an order. */
export type OrderDirection =
  /** The earliest or smallest first; texts from A to Z. */
  | 'ASC'
  /** The latest or largest first; texts from Z to A. */
  | 'DESC';

/** Filters for the applications of an account, of a candidate or for a job; each one given narrows the list. */
export type OwnApplicationsFilter = {
  /** True: only applications for which an interview can be scheduled now. */
  canBeInvited?: boolean | null | undefined;
  /** Only applications for this job. */
  jobId?: string | null | undefined;
  /** The beginnings of words in the job title, in any order. */
  jobTitle?: string | null | undefined;
  /** The beginnings of words in the candidate's name, in any order. */
  search?: string | null | undefined;
  /** Only applications with this status. */
  status?: ApplicationStatus | null | undefined;
};

/** A new job. Company fields that are left out are taken from the company profile. */
export type PostJobInput = {
  /** The city of the workplace. */
  city: string;
  /** What this job says about the company. */
  companyDescription?: string | null | undefined;
  /** The company as this job names it. */
  companyName?: string | null | undefined;
  /** An http or https address that this job gives for the company. */
  companyWebsite?: string | null | undefined;
  /** Always India. */
  country: string;
  /** The last day to apply; after today. */
  deadline: string;
  /** Plain text with line breaks, at most 10,000 characters. */
  description: string;
  /** The industry that this job gives for the company. */
  industry?: string | null | undefined;
  /** Full-time or part-time. */
  jobType: JobType;
  /** Whole years, above the least. */
  maxExperience: number;
  /** Whole years, from 0 to 50. */
  minExperience: number;
  /** The minimum qualification. */
  minimumQualification: string;
  /** How many people are to be hired, from 1 to 10,000. */
  openings: number;
  /** Separated by commas, at most 30. */
  preferredSkills: string;
  /** Whole rupees a year, above the lowest. */
  salaryMax: number;
  /** Whole rupees a year. */
  salaryMin: number;
  /** The Indian state or union territory. */
  state: string;
  /** At most 150 characters. */
  title: string;
  /** Where the work is done. */
  workMode: WorkMode;
};

/** The file to check, with what has been changed in its preview. */
export type PreviewImportInput = {
  /** Rows whose texts replace those of the file. Rows that the file does not have are ignored. */
  corrections?: Array<ImportCorrectionInput>;
  /** A .csv or .xlsx file with a header row, of at most 5,000 rows and 5 MB. A .csv file may be in UTF-8, UTF-16 or Windows-1252, with commas, semicolons or tabs. */
  file: import('graphql-upload/Upload.mjs').default;
  /** Which columns the file has. */
  kind: ImportKind;
  /** The numbers of the rows that are not to be imported. */
  leftOut?: Array<number>;
};

/** The step that an employer proposes. If the status stays the same, fields that are left out keep their values. */
export type ProposeApplicationStatusInput = {
  /** With SELECTED only. */
  dateOfJoining?: string | null | undefined;
  /** With SELECTED and REJECTED only, at most 2,000 characters. */
  feedback?: string | null | undefined;
  /** The application's id. */
  id: string;
  /** With SELECTED only: PDF or DOCX, at most 5 MB. */
  offerLetter?: import('graphql-upload/Upload.mjs').default | null | undefined;
  /** The current status or a later one. */
  status: ApplicationStatus;
};

/** The sign-up of a candidate. */
export type RegisterCandidateInput = {
  /** Whether the person agrees to the privacy notice; it must be true. */
  consent: boolean;
  /** A mobile or landline number of India: ten digits, with or without +91 or 0. */
  contact: string;
  /** The email address to log in with. */
  email: string;
  /** Whether the candidate has worked before. */
  experienceLevel: ExperienceLevel;
  /** The first name. */
  firstName: string;
  /** The last name. */
  lastName: string;
  /** At least 8 characters with an upper-case and a lower-case letter, a number and a special character. */
  password: string;
  /** The resume: PDF or DOCX, at most 5 MB. */
  resume: import('graphql-upload/Upload.mjs').default;
};

/** The sign-up of an employer. */
export type RegisterEmployerInput = {
  /** Its website; https:// may be left out. */
  companyWebsite: string;
  /** Whether the person agrees to the privacy notice; it must be true. */
  consent: boolean;
  /** A mobile or landline number of India: ten digits, with or without +91 or 0. */
  contact: string;
  /** The email address to log in with. */
  email: string;
  /** The first name of the person who signs up. */
  firstName: string;
  /** Fifteen letters and digits. */
  gstin: string;
  /** The last name of the person who signs up. */
  lastName: string;
  /** The name of the company. */
  organizationName: string;
  /** At least 8 characters with an upper-case and a lower-case letter, a number and a special character. */
  password: string;
};

/** Why an administrator has rejected a request. Companies, jobs and applications have reasons of their own. */
export type RejectionReason =
  /** The candidate has withdrawn */
  | 'CANDIDATE_WITHDREW'
  /** The client's choice is not clear */
  | 'CHOICE_NOT_CLEAR'
  /** It is a duplicate */
  | 'DUPLICATE'
  /** The GSTIN does not belong to this company */
  | 'GSTIN_MISMATCH'
  /** It is incomplete */
  | 'INCOMPLETE'
  /** We need more facts */
  | 'MORE_FACTS_NEEDED'
  /** The company cannot be verified */
  | 'NOT_VERIFIED'
  /** It is too early for this step */
  | 'NOT_YET'
  /** Another reason */
  | 'OTHER'
  /** It is outside our field */
  | 'OUTSIDE_OUR_FIELD'
  /** The pay is unclear */
  | 'PAY_UNCLEAR'
  /** The text is against the law (discrimination, or fees from candidates) */
  | 'UNLAWFUL_TEXT';

/** The account whose password was forgotten. */
export type RequestPasswordResetInput = {
  /** The email address of the account, in any case. */
  email: string;
};

/** A new password, and the token of the link. */
export type ResetPasswordInput = {
  /** Whether the person agrees to the privacy notice. Required of invited people who have not agreed yet. */
  consent?: boolean;
  /** Random text that a browser generates once and keeps: 32 to 128 letters, digits, - and _. After a login, wrong passwords from elsewhere do not count against this browser. It grants no access. */
  deviceMark?: string | null | undefined;
  /** The new password. The same rules apply as at sign-up. */
  password: string;
  /** The token: the last part of the link's path. */
  token: string;
};

/** The place of an interview among those of its application. */
export type RoundType =
  /** The first interview, or a single one. */
  | 'FIRST_ROUND'
  /** A further interview after an earlier one. */
  | 'NEXT_ROUND'
  /** The last interview at another time; it replaces that one. */
  | 'RESCHEDULE';

/** The file to import, with what has been changed in its preview. */
export type RunImportInput = {
  /** Rows whose texts replace those of the file. Rows that the file does not have are ignored. */
  corrections?: Array<ImportCorrectionInput>;
  /** A .csv or .xlsx file with a header row, of at most 5,000 rows and 5 MB. A .csv file may be in UTF-8, UTF-16 or Windows-1252, with commas, semicolons or tabs. */
  file: import('graphql-upload/Upload.mjs').default;
  /** Which columns the file has. */
  kind: ImportKind;
  /** The numbers of the rows that are not to be imported. */
  leftOut?: Array<number>;
};

/** The three tabs of the profile. Fields that are left out keep their values, so that a tab can be saved alone. */
export type SaveCandidateProfileInput = {
  /** The Aadhaar card: PDF, JPEG or PNG, at most 5 MB. Leave it out to keep the present one. */
  aadhaarCard?: import('graphql-upload/Upload.mjs').default | null | undefined;
  /** Twelve digits, of which the last four are kept. The mask sent back changes nothing. Leave it out to keep the present one; send an empty text to remove it. */
  aadhaarNumber?: string | null | undefined;
  /** Address Line-1. */
  addressLine1: string;
  /** Address Line-2. Send an empty text to remove it. */
  addressLine2?: string | null | undefined;
  /** The city. */
  city: string;
  /** A mobile or landline number of India: ten digits, with or without +91 or 0. */
  contact: string;
  /** India. */
  country: string;
  /** The driving licence: PDF, JPEG or PNG, at most 5 MB. Leave it out to keep the present one. */
  drivingLicense?: import('graphql-upload/Upload.mjs').default | null | undefined;
  /** Two letters and thirteen digits. Leave it out to keep the present one; send an empty text to remove it. */
  drivingLicenseNumber?: string | null | undefined;
  /** All qualifications, at most 20. An entry that is missing here is removed with its certificate. */
  educations?: Array<CandidateEducationInput> | null | undefined;
  /** Whether the candidate has worked before. */
  experienceLevel?: ExperienceLevel | null | undefined;
  /** The whole job history, at most 20 entries. An entry that is missing here is removed with its letter. */
  experiences?: Array<CandidateExperienceInput> | null | undefined;
  /** The first name. */
  firstName: string;
  /** The gender. */
  gender: Gender;
  /** Whether the person agrees to the notice on identity papers. It must be true with the first number or paper; the time is kept. */
  identityConsent?: boolean | null | undefined;
  /** The last name. */
  lastName: string;
  /** The middle name. Send an empty text to remove it. */
  middleName?: string | null | undefined;
  /** The PAN card: PDF, JPEG or PNG, at most 5 MB. Leave it out to keep the present one. */
  panCard?: import('graphql-upload/Upload.mjs').default | null | undefined;
  /** Five letters, four digits, one letter. Leave it out to keep the present one; send an empty text to remove it. */
  panNumber?: string | null | undefined;
  /** The passport: PDF, JPEG or PNG, at most 5 MB. Leave it out to keep the present one. */
  passport?: import('graphql-upload/Upload.mjs').default | null | undefined;
  /** One letter and seven digits. Leave it out to keep the present one; send an empty text to remove it. */
  passportNumber?: string | null | undefined;
  /** The resume: PDF or DOCX, at most 5 MB. Leave it out to keep the present one. */
  resume?: import('graphql-upload/Upload.mjs').default | null | undefined;
  /** A state or union territory of India, in any case. */
  state: string;
  /** The version that you read. If the profile has changed since, the refusal is STALE_VERSION. */
  version?: number | null | undefined;
};

/** The three tabs of the company profile, without the fields that cannot be changed. */
export type SaveCompanyProfileInput = {
  /** All locations. They replace the present ones. */
  addresses: Array<CompanyAddressInput>;
  /** The company's own email address. */
  companyEmail?: string | null | undefined;
  /** A mobile or landline number of India: ten digits, with or without +91 or 0. */
  contact: string;
  /** What the company does. */
  description: string;
  /** The employer's name: the first word is the first name. */
  fullName: string;
  /** Where its headquarters are. */
  headquarters: string;
  /** The industry type. */
  industry: string;
  /** A mobile or landline number of India: ten digits, with or without +91 or 0. */
  phone: string;
  /** How many people work there. */
  size?: number | null | undefined;
  /** The version that you read. If the profile has changed since, the refusal is STALE_VERSION. */
  version?: number | null | undefined;
  /** A year of four digits, from 1800 to this one. */
  yearEstablished: number;
};

/** When, how and where to meet a candidate. */
export type ScheduleInterviewInput = {
  /** The application's id. */
  applicationId: string;
  /** The day in India. */
  date: string;
  /** An http or https link if it is online, otherwise a place; at most 500 characters. */
  location: string;
  /** How people meet. */
  mode: InterviewMode;
  /** At most 2,000 characters. */
  notes?: string | null | undefined;
  /** The next round and a reschedule need an earlier interview. */
  roundType: RoundType;
  /** The time on India's clock, HH:mm. */
  time: string;
};

/** What a visitor writes on the contact page. */
export type SendContactMessageInput = {
  /** A trap for programs: people do not see this field and leave it empty. A message that fills it in is dropped. */
  company?: string | null | undefined;
  /** The email address to answer to. */
  email: string;
  /** At most 5,000 characters. */
  message: string;
  /** The name of the sender; at most 100 characters. */
  name: string;
  /** A mobile or landline number of India: ten digits, with or without +91 or 0. */
  phone: string;
  /** EMPLOYER when left out. */
  userType?: ContactUserType | null | undefined;
  /** A trap for programs: people do not see this field and leave it empty. A message that fills it in is dropped. */
  website?: string | null | undefined;
};

/** The application to switch on or off. */
export type SetApplicationActiveInput = {
  /** The application's id. */
  id: string;
  /** False hides it from the employer. */
  isActive: boolean;
};

/** The job to switch on or off. */
export type SetJobActiveInput = {
  /** The job. */
  id: string;
  /** False takes the job off the public lists. */
  isActive: boolean;
  /** An administrator's reason for taking it off, which the employer sees; at most 2,000 characters. */
  note?: string | null | undefined;
};

/** Which account to switch on or off. */
export type SetUserActiveInput = {
  /** The user's id. */
  id: string;
  /** False switches the account off. */
  isActive: boolean;
  /** Switch only an account of this type. */
  userType?: UserType | null | undefined;
};

/** An email address and a password. */
export type SignInInput = {
  /** For an account with a second factor: six digits from the authenticator app, or a recovery code. Each works once. */
  code?: string | null | undefined;
  /** Random text that a browser generates once and keeps: 32 to 128 letters, digits, - and _. After a login, wrong passwords from elsewhere do not count against this browser. It grants no access. */
  deviceMark?: string | null | undefined;
  /** The email address of the account, in any case. */
  email: string;
  /** The password. */
  password: string;
  /** Keep the session for 30 days instead of 12 hours. */
  rememberMe?: boolean | null | undefined;
  /** The role of the login page. An account with another role gets WRONG_LOGIN_PAGE and no session. */
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
  /** At the company's premises. */
  | 'ONSITE'
  /** From anywhere. */
  | 'REMOTE'
  /** From the employee's home. */
  | 'WORK_FROM_HOME';

export type AccountFragment = { id: string, email: string, type: UserType, firstName: string, isActive: boolean };

export type StandingFragment = { id: string, isActive: boolean, type: UserType };

export type SessionFragment = { token: string, user: { id: string, email: string, type: UserType, firstName: string, isActive: boolean } };

export type RegisterEmployerMutationVariables = Exact<{
  input: RegisterEmployerInput;
}>;


export type RegisterEmployerMutation = { registerEmployer: { user: { id: string, email: string, type: UserType, firstName: string, isActive: boolean } } };

export type RegisterCandidateMutationVariables = Exact<{
  input: RegisterCandidateInput;
}>;


export type RegisterCandidateMutation = { registerCandidate: { user: { id: string, email: string, type: UserType, firstName: string, isActive: boolean } } };

export type SignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type SignInMutation = { signIn: { token: string, user: { id: string, email: string, type: UserType, firstName: string, isActive: boolean } } };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: { user: { id: string } } };

export type UserStandingQueryVariables = Exact<{
  id: string;
}>;


export type UserStandingQuery = { user: { id: string, isActive: boolean, type: UserType } | null };

export type ListedApplicationFragment = { id: string, status: ApplicationStatus, proposedStatus: ApplicationStatus, appliedAt: string, approvalState: ApprovalState, isActive: boolean, candidate: { firstName: string, lastName: string }, job:
    | { title: string }
    | { title: string }
    | { title: string }
   };

export type WhoAppliedFragment = { firstName: string, lastName: string, email: string, contact: string, resume: { url: string } | null };

export type AppliedForFragment = { title: string, companyName: string, postedAt: string, isActive: boolean, company: { fullName: string } };

export type ApplicationDetailFragment = { id: string, dateOfJoining: string | null, status: ApplicationStatus, proposedStatus: ApplicationStatus, appliedAt: string, statusUpdatedAt: string, feedback: string | null, approvalState: ApprovalState, isActive: boolean, offerLetter: { url: string } | null, candidate: { firstName: string, lastName: string, email: string, contact: string, resume: { url: string } | null }, job:
    | { __typename: 'ClosedJob' }
    | { __typename: 'Job', title: string, companyName: string, postedAt: string, isActive: boolean, company: { fullName: string } }
    | { __typename: 'OpenJob' }
  , approvals: Array<{ id: string, state: ApprovalState, requestedAt: string, requestedByName: string, decidedAt: string | null, proposedStatus: ApplicationStatus | null, resultingStatus: ApplicationStatus | null, feedback: string | null }> };

export type DecidedApplicationFragment = { id: string, status: ApplicationStatus, proposedStatus: ApplicationStatus, approvalState: ApprovalState, isActive: boolean };

export type ApplicationsQueryVariables = Exact<{
  first: number;
  page: number;
  filter?: ApplicationsFilter | null | undefined;
  orderBy?: ApplicationOrder | null | undefined;
}>;


export type ApplicationsQuery = { applications: { totalCount: number, nodes: Array<{ id: string, status: ApplicationStatus, proposedStatus: ApplicationStatus, appliedAt: string, approvalState: ApprovalState, isActive: boolean, candidate: { firstName: string, lastName: string }, job:
        | { title: string }
        | { title: string }
        | { title: string }
       }> } };

export type RequestOfApplicationQueryVariables = Exact<{
  id: string;
}>;


export type RequestOfApplicationQuery = { record: { approval: { id: string } | null } | null };

export type DecideApplicationMutationVariables = Exact<{
  input: DecideApprovalInput;
}>;


export type DecideApplicationMutation = { decideApproval: { approval: { subject:
        | { __typename: 'Application', id: string, status: ApplicationStatus, proposedStatus: ApplicationStatus, approvalState: ApprovalState, isActive: boolean }
        | { __typename: 'Company' }
        | { __typename: 'Job' }
       } } };

export type SwitchApplicationMutationVariables = Exact<{
  input: SetApplicationActiveInput;
}>;


export type SwitchApplicationMutation = { setApplicationActive: { application: { id: string, status: ApplicationStatus, proposedStatus: ApplicationStatus, approvalState: ApprovalState, isActive: boolean } } };

export type ApplicationQueryVariables = Exact<{
  id: string;
}>;


export type ApplicationQuery = { application: { id: string, dateOfJoining: string | null, status: ApplicationStatus, proposedStatus: ApplicationStatus, appliedAt: string, statusUpdatedAt: string, feedback: string | null, approvalState: ApprovalState, isActive: boolean, offerLetter: { url: string } | null, candidate: { firstName: string, lastName: string, email: string, contact: string, resume: { url: string } | null }, job:
      | { __typename: 'ClosedJob' }
      | { __typename: 'Job', title: string, companyName: string, postedAt: string, isActive: boolean, company: { fullName: string } }
      | { __typename: 'OpenJob' }
    , approvals: Array<{ id: string, state: ApprovalState, requestedAt: string, requestedByName: string, decidedAt: string | null, proposedStatus: ApplicationStatus | null, resultingStatus: ApplicationStatus | null, feedback: string | null }> } | null };

export type DeleteUsersMutationVariables = Exact<{
  input: DeleteUsersInput;
}>;


export type DeleteUsersMutation = { deleteUsers: { deleted: { users: number } } };

export type DeleteJobsMutationVariables = Exact<{
  input: DeleteJobsInput;
}>;


export type DeleteJobsMutation = { deleteJobs: { deleted: { jobs: number } } };

export type DeleteApplicationsMutationVariables = Exact<{
  input: DeleteApplicationsInput;
}>;


export type DeleteApplicationsMutation = { deleteApplications: { deleted: { applications: number } } };

export type ImportRowFragment = { rowNumber: number, email: string, firstName: string, lastName: string, contact: string, error: string | null, organizationName: string | null, website: string | null, gstin: string | null, experience: string | null };

export type ImportPreviewFragment = { hasErrors: boolean, rows: Array<{ rowNumber: number, email: string, firstName: string, lastName: string, contact: string, error: string | null, organizationName: string | null, website: string | null, gstin: string | null, experience: string | null }> };

export type ImportOutcomeFragment = { imported: number, failed: number };

export type PreviewImportMutationVariables = Exact<{
  input: PreviewImportInput;
}>;


export type PreviewImportMutation = { previewImport: { hasErrors: boolean, rows: Array<{ rowNumber: number, email: string, firstName: string, lastName: string, contact: string, error: string | null, organizationName: string | null, website: string | null, gstin: string | null, experience: string | null }> } };

export type RunImportMutationVariables = Exact<{
  input: RunImportInput;
}>;


export type RunImportMutation = { runImport: { imported: number, failed: number } };

export type CountsFragment = { totalEmployers: number, totalCandidates: number, totalJobs: number, totalApplications: number, totalPendingApprovals: number, pendingEmployers: number, pendingApplications: number, pendingJobs: number };

export type ListedJobFragment = { id: string, title: string, companyName: string, approvalState: ApprovalState, isActive: boolean, postedAt: string };

export type DecidedJobFragment = { id: string, approvalState: ApprovalState };

export type SwitchedJobFragment = { id: string, isActive: boolean };

export type CompanyOfJobFragment = { name: string, description: string | null, website: string, industry: string | null };

export type JobWithProfileFragment = { jobType: JobType, workMode: WorkMode, city: string, state: string, country: string, salaryMin: number, salaryMax: number, minimumQualification: string, preferredSkills: Array<string>, minExperience: number, maxExperience: number, companyDescription: string, companyWebsite: string, industry: string, id: string, title: string, description: string, companyName: string, postedAt: string, deadline: string, openings: number, applicantCount: number, approvalState: ApprovalState, isActive: boolean, company: { name: string, description: string | null, website: string, industry: string | null } };

export type JobsQueryVariables = Exact<{
  first: number;
  page: number;
  filter?: JobsFilter | null | undefined;
  orderBy?: JobOrder | null | undefined;
}>;


export type JobsQuery = { jobs: { totalCount: number, nodes: Array<{ id: string, title: string, companyName: string, approvalState: ApprovalState, isActive: boolean, postedAt: string }> } };

export type DashboardCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardCountsQuery = { dashboardCounts: { totalEmployers: number, totalCandidates: number, totalJobs: number, totalApplications: number, totalPendingApprovals: number, pendingEmployers: number, pendingApplications: number, pendingJobs: number } };

export type JobQueryVariables = Exact<{
  id: string;
}>;


export type JobQuery = { job: { jobType: JobType, workMode: WorkMode, city: string, state: string, country: string, salaryMin: number, salaryMax: number, minimumQualification: string, preferredSkills: Array<string>, minExperience: number, maxExperience: number, companyDescription: string, companyWebsite: string, industry: string, id: string, title: string, description: string, companyName: string, postedAt: string, deadline: string, openings: number, applicantCount: number, approvalState: ApprovalState, isActive: boolean, company: { name: string, description: string | null, website: string, industry: string | null } } | null };

export type RequestOfJobQueryVariables = Exact<{
  id: string;
}>;


export type RequestOfJobQuery = { record: { approval: { id: string } | null } | null };

export type DecideJobMutationVariables = Exact<{
  input: DecideApprovalInput;
}>;


export type DecideJobMutation = { decideApproval: { approval: { subject:
        | { __typename: 'Application' }
        | { __typename: 'Company' }
        | { __typename: 'Job', id: string, approvalState: ApprovalState }
       } } };

export type SwitchJobMutationVariables = Exact<{
  input: SetJobActiveInput;
}>;


export type SwitchJobMutation = { setJobActive: { job: { id: string, isActive: boolean } } };

export type ListedEmployerFragment = { id: string, fullName: string, name: string, contact: string, email: string, approvalState: ApprovalState, isActive: boolean, createdAt: string };

export type ListedCandidateFragment = { id: string, firstName: string, lastName: string, email: string, isActive: boolean, appliedJobsCount: number, createdAt: string };

export type DecidedCompanyFragment = { id: string, approvalState: ApprovalState };

export type SwitchedUserFragment = { id: string, isActive: boolean };

export type EmployersQueryVariables = Exact<{
  first: number;
  page: number;
  filter?: CompaniesFilter | null | undefined;
  orderBy?: CompanyOrder | null | undefined;
}>;


export type EmployersQuery = { companies: { totalCount: number, nodes: Array<{ id: string, fullName: string, name: string, contact: string, email: string, approvalState: ApprovalState, isActive: boolean, createdAt: string }> } };

export type CandidatesQueryVariables = Exact<{
  first: number;
  page: number;
  filter?: CandidatesFilter | null | undefined;
  orderBy?: CandidateOrder | null | undefined;
}>;


export type CandidatesQuery = { candidates: { totalCount: number, nodes: Array<{ id: string, firstName: string, lastName: string, email: string, isActive: boolean, appliedJobsCount: number, createdAt: string }> } };

export type SwitchUserMutationVariables = Exact<{
  input: SetUserActiveInput;
}>;


export type SwitchUserMutation = { setUserActive: { user: { id: string, isActive: boolean } } };

export type EmployerQueryVariables = Exact<{
  id: string;
}>;


export type EmployerQuery = { company: { fullName: string, email: string, contact: string, gstin: string, name: string, website: string, description: string | null, industry: string | null, companyEmail: string | null, phone: string | null, size: number | null, headquarters: string | null, yearEstablished: number | null, isProfileComplete: boolean, addresses: Array<{ id: string, line1: string, line2: string | null, city: string, state: string, country: string, pincode: string, isPrimary: boolean }> } | null };

export type CandidateQueryVariables = Exact<{
  id: string;
}>;


export type CandidateQuery = { candidate: { id: string, firstName: string, lastName: string, email: string, contact: string, experienceLevel: ExperienceLevel, aadhaarMasked: string | null, panNumber: string | null, drivingLicenseNumber: string | null, passportNumber: string | null, middleName: string | null, gender: Gender | null, addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, country: string | null, isProfileComplete: boolean, resume: { url: string } | null, experiences: Array<{ id: string, companyName: string, fromDate: string, toDate: string | null, jobRole: string, lastDesignation: string | null, skills: string | null, experienceLetter: { url: string } | null }>, educations: Array<{ id: string, qualification: string, university: string, yearOfCompletion: number, marks: string, skills: string | null, certificate: { url: string } | null }>, aadhaarCard: { url: string } | null, panCard: { url: string } | null, drivingLicense: { url: string } | null, passport: { url: string } | null } | null };

export type ApplicantQueryVariables = Exact<{
  id: string;
}>;


export type ApplicantQuery = { candidate: { id: string, firstName: string, lastName: string, email: string, contact: string, experienceLevel: ExperienceLevel, middleName: string | null, gender: Gender | null, addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, country: string | null, isProfileComplete: boolean, resume: { url: string } | null, experiences: Array<{ id: string, companyName: string, fromDate: string, toDate: string | null, jobRole: string, lastDesignation: string | null, skills: string | null, experienceLetter: { url: string } | null }>, educations: Array<{ id: string, qualification: string, university: string, yearOfCompletion: number, marks: string, skills: string | null, certificate: { url: string } | null }> } | null };

export type RequestOfCompanyQueryVariables = Exact<{
  id: string;
}>;


export type RequestOfCompanyQuery = { record: { approval: { id: string } | null } | null };

export type DecideCompanyMutationVariables = Exact<{
  input: DecideApprovalInput;
}>;


export type DecideCompanyMutation = { decideApproval: { approval: { subject:
        | { __typename: 'Application' }
        | { __typename: 'Company', id: string, approvalState: ApprovalState }
        | { __typename: 'Job' }
       } } };

export type ApplicantInListFragment = { id: string, appliedAt: string, status: ApplicationStatus, proposedStatus: ApplicationStatus, approvalState: ApprovalState, feedback: string | null, dateOfJoining: string | null, candidate: { id: string, firstName: string, lastName: string }, job:
    | { id: string, title: string }
    | { id: string, title: string }
    | { id: string, title: string }
  , offerLetter: { url: string } | null };

export type OwnApplicantsQueryVariables = Exact<{
  first: number;
  page: number;
  filter?: OwnApplicationsFilter | null | undefined;
}>;


export type OwnApplicantsQuery = { viewer: { applications: { totalCount: number, nodes: Array<{ id: string, appliedAt: string, status: ApplicationStatus, proposedStatus: ApplicationStatus, approvalState: ApprovalState, feedback: string | null, dateOfJoining: string | null, candidate: { id: string, firstName: string, lastName: string }, job:
          | { id: string, title: string }
          | { id: string, title: string }
          | { id: string, title: string }
        , offerLetter: { url: string } | null }> } | null } | null };

export type ProposeApplicationStatusMutationVariables = Exact<{
  input: ProposeApplicationStatusInput;
}>;


export type ProposeApplicationStatusMutation = { proposeApplicationStatus: { application: { id: string, appliedAt: string, status: ApplicationStatus, proposedStatus: ApplicationStatus, approvalState: ApprovalState, feedback: string | null, dateOfJoining: string | null, candidate: { id: string, firstName: string, lastName: string }, job:
        | { id: string, title: string }
        | { id: string, title: string }
        | { id: string, title: string }
      , offerLetter: { url: string } | null } } };

export type ScheduleInterviewMutationVariables = Exact<{
  input: ScheduleInterviewInput;
}>;


export type ScheduleInterviewMutation = { scheduleInterview: { application: { id: string } } };

export type PersonalFragment = { firstName: string, middleName: string | null, lastName: string, gender: Gender | null, email: string, contact: string, addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, country: string | null, isProfileComplete: boolean };

export type PersonalWithIdentityFragment = { aadhaarMasked: string | null, panNumber: string | null, drivingLicenseNumber: string | null, passportNumber: string | null, firstName: string, middleName: string | null, lastName: string, gender: Gender | null, email: string, contact: string, addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, country: string | null, isProfileComplete: boolean, aadhaarCard: { url: string } | null, panCard: { url: string } | null, drivingLicense: { url: string } | null, passport: { url: string } | null };

export type ExperienceFragment = { id: string, companyName: string, fromDate: string, toDate: string | null, jobRole: string, lastDesignation: string | null, skills: string | null, experienceLetter: { url: string } | null };

export type EducationFragment = { id: string, qualification: string, university: string, yearOfCompletion: number, marks: string, skills: string | null, certificate: { url: string } | null };

export type RestOfProfileFragment = { id: string, firstName: string, lastName: string, email: string, contact: string, experienceLevel: ExperienceLevel, resume: { url: string } | null, experiences: Array<{ id: string, companyName: string, fromDate: string, toDate: string | null, jobRole: string, lastDesignation: string | null, skills: string | null, experienceLetter: { url: string } | null }>, educations: Array<{ id: string, qualification: string, university: string, yearOfCompletion: number, marks: string, skills: string | null, certificate: { url: string } | null }> };

export type CandidateDetailFragment = { id: string, firstName: string, lastName: string, email: string, contact: string, experienceLevel: ExperienceLevel, aadhaarMasked: string | null, panNumber: string | null, drivingLicenseNumber: string | null, passportNumber: string | null, middleName: string | null, gender: Gender | null, addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, country: string | null, isProfileComplete: boolean, resume: { url: string } | null, experiences: Array<{ id: string, companyName: string, fromDate: string, toDate: string | null, jobRole: string, lastDesignation: string | null, skills: string | null, experienceLetter: { url: string } | null }>, educations: Array<{ id: string, qualification: string, university: string, yearOfCompletion: number, marks: string, skills: string | null, certificate: { url: string } | null }>, aadhaarCard: { url: string } | null, panCard: { url: string } | null, drivingLicense: { url: string } | null, passport: { url: string } | null };

export type ApplicantDetailFragment = { id: string, firstName: string, lastName: string, email: string, contact: string, experienceLevel: ExperienceLevel, middleName: string | null, gender: Gender | null, addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, country: string | null, isProfileComplete: boolean, resume: { url: string } | null, experiences: Array<{ id: string, companyName: string, fromDate: string, toDate: string | null, jobRole: string, lastDesignation: string | null, skills: string | null, experienceLetter: { url: string } | null }>, educations: Array<{ id: string, qualification: string, university: string, yearOfCompletion: number, marks: string, skills: string | null, certificate: { url: string } | null }> };

export type OwnApplicationFragment = { id: string, appliedAt: string, displayStatus: ApplicationStatus, dateOfJoining: string | null, isActive: boolean, job:
    | { id: string, title: string }
    | { id: string, title: string }
    | { id: string, title: string }
  , candidate: { firstName: string, lastName: string }, offerLetter: { url: string } | null, approvals: Array<{ id: string, state: ApprovalState, requestedAt: string, requestedByName: string, decidedAt: string | null, proposedStatus: ApplicationStatus | null, resultingStatus: ApplicationStatus | null, feedback: string | null }> };

export type JobAppliedForFragment = { lastAppliedAt: string, applyState: ApplyState, job:
    | { id: string }
    | { id: string }
    | { id: string }
   };

export type CandidateProfileQueryVariables = Exact<{
  id: string;
}>;


export type CandidateProfileQuery = { candidate: { id: string, firstName: string, lastName: string, email: string, contact: string, experienceLevel: ExperienceLevel, aadhaarMasked: string | null, panNumber: string | null, drivingLicenseNumber: string | null, passportNumber: string | null, middleName: string | null, gender: Gender | null, addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, country: string | null, isProfileComplete: boolean, resume: { url: string } | null, experiences: Array<{ id: string, companyName: string, fromDate: string, toDate: string | null, jobRole: string, lastDesignation: string | null, skills: string | null, experienceLetter: { url: string } | null }>, educations: Array<{ id: string, qualification: string, university: string, yearOfCompletion: number, marks: string, skills: string | null, certificate: { url: string } | null }>, aadhaarCard: { url: string } | null, panCard: { url: string } | null, drivingLicense: { url: string } | null, passport: { url: string } | null } | null };

export type SaveCandidateProfileMutationVariables = Exact<{
  input: SaveCandidateProfileInput;
}>;


export type SaveCandidateProfileMutation = { saveCandidateProfile: { candidate: { id: string, firstName: string, lastName: string, email: string, contact: string, experienceLevel: ExperienceLevel, aadhaarMasked: string | null, panNumber: string | null, drivingLicenseNumber: string | null, passportNumber: string | null, middleName: string | null, gender: Gender | null, addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, country: string | null, isProfileComplete: boolean, resume: { url: string } | null, experiences: Array<{ id: string, companyName: string, fromDate: string, toDate: string | null, jobRole: string, lastDesignation: string | null, skills: string | null, experienceLetter: { url: string } | null }>, educations: Array<{ id: string, qualification: string, university: string, yearOfCompletion: number, marks: string, skills: string | null, certificate: { url: string } | null }>, aadhaarCard: { url: string } | null, panCard: { url: string } | null, drivingLicense: { url: string } | null, passport: { url: string } | null } | null } };

export type AppliedJobsQueryVariables = Exact<{ [key: string]: never; }>;


export type AppliedJobsQuery = { viewer: { appliedJobs: Array<{ lastAppliedAt: string, applyState: ApplyState, job:
        | { id: string }
        | { id: string }
        | { id: string }
       }> | null } | null };

export type ApplyToJobMutationVariables = Exact<{
  input: ApplyToJobInput;
}>;


export type ApplyToJobMutation = { applyToJob: { application: { id: string } } };

export type OwnApplicationsQueryVariables = Exact<{
  first: number;
  page: number;
}>;


export type OwnApplicationsQuery = { viewer: { applications: { totalCount: number, nodes: Array<{ id: string, appliedAt: string, displayStatus: ApplicationStatus, dateOfJoining: string | null, isActive: boolean, job:
          | { id: string, title: string }
          | { id: string, title: string }
          | { id: string, title: string }
        , candidate: { firstName: string, lastName: string }, offerLetter: { url: string } | null, approvals: Array<{ id: string, state: ApprovalState, requestedAt: string, requestedByName: string, decidedAt: string | null, proposedStatus: ApplicationStatus | null, resultingStatus: ApplicationStatus | null, feedback: string | null }> }> } | null } | null };

export type AddressFragment = { id: string, line1: string, line2: string | null, city: string, state: string, country: string, pincode: string, isPrimary: boolean };

export type CompanyInfoFragment = { name: string, website: string, description: string | null, industry: string | null, companyEmail: string | null, phone: string | null, size: number | null, headquarters: string | null, yearEstablished: number | null, isProfileComplete: boolean, addresses: Array<{ id: string, line1: string, line2: string | null, city: string, state: string, country: string, pincode: string, isPrimary: boolean }> };

export type CompanyProfileFragment = { fullName: string, email: string, contact: string, name: string, website: string, description: string | null, industry: string | null, companyEmail: string | null, phone: string | null, size: number | null, headquarters: string | null, yearEstablished: number | null, isProfileComplete: boolean, addresses: Array<{ id: string, line1: string, line2: string | null, city: string, state: string, country: string, pincode: string, isPrimary: boolean }> };

export type EmployerDetailFragment = { fullName: string, email: string, contact: string, gstin: string, name: string, website: string, description: string | null, industry: string | null, companyEmail: string | null, phone: string | null, size: number | null, headquarters: string | null, yearEstablished: number | null, isProfileComplete: boolean, addresses: Array<{ id: string, line1: string, line2: string | null, city: string, state: string, country: string, pincode: string, isPrimary: boolean }> };

export type CompanyProfileQueryVariables = Exact<{
  id: string;
}>;


export type CompanyProfileQuery = { company: { fullName: string, email: string, contact: string, name: string, website: string, description: string | null, industry: string | null, companyEmail: string | null, phone: string | null, size: number | null, headquarters: string | null, yearEstablished: number | null, isProfileComplete: boolean, addresses: Array<{ id: string, line1: string, line2: string | null, city: string, state: string, country: string, pincode: string, isPrimary: boolean }> } | null };

export type SaveCompanyProfileMutationVariables = Exact<{
  input: SaveCompanyProfileInput;
}>;


export type SaveCompanyProfileMutation = { saveCompanyProfile: { company: { fullName: string, email: string, contact: string, name: string, website: string, description: string | null, industry: string | null, companyEmail: string | null, phone: string | null, size: number | null, headquarters: string | null, yearEstablished: number | null, isProfileComplete: boolean, addresses: Array<{ id: string, line1: string, line2: string | null, city: string, state: string, country: string, pincode: string, isPrimary: boolean }> } } };

export type PostJobMutationVariables = Exact<{
  input: PostJobInput;
}>;


export type PostJobMutation = { postJob: { job: { jobType: JobType, workMode: WorkMode, city: string, state: string, country: string, salaryMin: number, salaryMax: number, minimumQualification: string, preferredSkills: Array<string>, minExperience: number, maxExperience: number, companyDescription: string, companyWebsite: string, industry: string, id: string, title: string, description: string, companyName: string, postedAt: string, deadline: string, openings: number, applicantCount: number, approvalState: ApprovalState, isActive: boolean } } };

export type SearchOwnJobsQueryVariables = Exact<{
  first: number;
  page: number;
  filter?: JobsFilter | null | undefined;
  orderBy?: JobOrder | null | undefined;
}>;


export type SearchOwnJobsQuery = { viewer: { jobs: { totalCount: number, nodes: Array<{ id: string, title: string, description: string, companyName: string, postedAt: string, deadline: string, openings: number, applicantCount: number, approvalState: ApprovalState, isActive: boolean }> } | null } | null };

export type OwnJobsQueryVariables = Exact<{
  first: number;
  page: number;
}>;


export type OwnJobsQuery = { viewer: { id: string, email: string, jobs: { totalCount: number, nodes: Array<{ id: string, title: string, description: string, companyName: string, postedAt: string, deadline: string, openings: number, applicantCount: number, approvalState: ApprovalState, isActive: boolean }> } | null } | null };

export type EditJobMutationVariables = Exact<{
  input: EditJobInput;
}>;


export type EditJobMutation = { editJob: { job: { jobType: JobType, workMode: WorkMode, city: string, state: string, country: string, salaryMin: number, salaryMax: number, minimumQualification: string, preferredSkills: Array<string>, minExperience: number, maxExperience: number, companyDescription: string, companyWebsite: string, industry: string, id: string, title: string, description: string, companyName: string, postedAt: string, deadline: string, openings: number, applicantCount: number, approvalState: ApprovalState, isActive: boolean } } };

export type SwitchOwnJobMutationVariables = Exact<{
  input: SetJobActiveInput;
}>;


export type SwitchOwnJobMutation = { setJobActive: { job: { id: string } } };

export type OpeningFragment = { id: string, title: string, preferredSkills: Array<string>, minExperience: number, maxExperience: number, city: string, state: string, jobType: JobType, workMode: WorkMode, salaryMin: number, salaryMax: number, minimumQualification: string, postedAt: string, deadline: string, company: { name: string } };

export type OpeningsQueryVariables = Exact<{
  first: number;
  page: number;
  filter?: OpenJobsFilter | null | undefined;
}>;


export type OpeningsQuery = { openJobs: { totalCount: number, nodes: Array<{ id: string, title: string, preferredSkills: Array<string>, minExperience: number, maxExperience: number, city: string, state: string, jobType: JobType, workMode: WorkMode, salaryMin: number, salaryMax: number, minimumQualification: string, postedAt: string, deadline: string, company: { name: string } }> } };

export type DescribedOpeningFragment = { description: string, id: string, title: string, preferredSkills: Array<string>, minExperience: number, maxExperience: number, city: string, state: string, jobType: JobType, workMode: WorkMode, salaryMin: number, salaryMax: number, minimumQualification: string, postedAt: string, deadline: string, company: { name: string } };

export type DescribedOpeningsQueryVariables = Exact<{
  first: number;
  page: number;
  filter?: OpenJobsFilter | null | undefined;
}>;


export type DescribedOpeningsQuery = { openJobs: { totalCount: number, nodes: Array<{ description: string, id: string, title: string, preferredSkills: Array<string>, minExperience: number, maxExperience: number, city: string, state: string, jobType: JobType, workMode: WorkMode, salaryMin: number, salaryMax: number, minimumQualification: string, postedAt: string, deadline: string, company: { name: string } }> } };

export type RequestPasswordResetMutationVariables = Exact<{
  input: RequestPasswordResetInput;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: { email: string } };

export type ResetPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type ResetPasswordMutation = { resetPassword: { email: string } };

export type SendContactMessageMutationVariables = Exact<{
  input: SendContactMessageInput;
}>;


export type SendContactMessageMutation = { sendContactMessage: { replyTo: string } };

export type ManagedJobFragment = { id: string, title: string, description: string, companyName: string, postedAt: string, deadline: string, openings: number, applicantCount: number, approvalState: ApprovalState, isActive: boolean };

export type JobDetailsFragment = { jobType: JobType, workMode: WorkMode, city: string, state: string, country: string, salaryMin: number, salaryMax: number, minimumQualification: string, preferredSkills: Array<string>, minExperience: number, maxExperience: number, companyDescription: string, companyWebsite: string, industry: string, id: string, title: string, description: string, companyName: string, postedAt: string, deadline: string, openings: number, applicantCount: number, approvalState: ApprovalState, isActive: boolean };

export type HistoryFragment = { isActive: boolean, approvals: Array<{ id: string, state: ApprovalState, requestedAt: string, requestedByName: string, decidedAt: string | null, proposedStatus: ApplicationStatus | null, resultingStatus: ApplicationStatus | null, feedback: string | null }> };


const documents = {
  "fragment Account on User { id email type firstName isActive }": new Fragment<AccountFragment>(),
  "fragment Standing on User { id isActive type }": new Fragment<StandingFragment>(),
  "fragment Session on SignInPayload { user { ...Account } token }": new Fragment<SessionFragment>(),
  "mutation RegisterEmployer($input: RegisterEmployerInput!) {\n    registerEmployer(input: $input) { user { ...Account } }\n  }": "mutation RegisterEmployer($input:RegisterEmployerInput!){registerEmployer(input:$input){user{...Account}}}fragment Account on User{id email type firstName isActive}" as Operation<RegisterEmployerMutation, RegisterEmployerMutationVariables>,
  "mutation RegisterCandidate($input: RegisterCandidateInput!) {\n    registerCandidate(input: $input) { user { ...Account } }\n  }": "mutation RegisterCandidate($input:RegisterCandidateInput!){registerCandidate(input:$input){user{...Account}}}fragment Account on User{id email type firstName isActive}" as Operation<RegisterCandidateMutation, RegisterCandidateMutationVariables>,
  "mutation SignIn($input: SignInInput!) { signIn(input: $input) { ...Session } }": "mutation SignIn($input:SignInInput!){signIn(input:$input){...Session}}fragment Session on SignInPayload{user{...Account}token}fragment Account on User{id email type firstName isActive}" as Operation<SignInMutation, SignInMutationVariables>,
  "mutation SignOut { signOut { user { id } } }": "mutation SignOut{signOut{user{id}}}" as Operation<SignOutMutation, SignOutMutationVariables>,
  "query UserStanding($id: ID!) { user(id: $id) { ...Standing } }": "query UserStanding($id:ID!){user(id:$id){...Standing}}fragment Standing on User{id isActive type}" as Operation<UserStandingQuery, UserStandingQueryVariables>,
  "fragment ListedApplication on Application {\n  id candidate { firstName lastName } job { title } status proposedStatus appliedAt approvalState isActive\n}": new Fragment<ListedApplicationFragment>(),
  "fragment WhoApplied on Candidate { firstName lastName email contact resume { url } }": new Fragment<WhoAppliedFragment>(),
  "fragment AppliedFor on Job { title companyName postedAt isActive company { fullName } }": new Fragment<AppliedForFragment>(),
  "fragment ApplicationDetail on Application {\n  id offerLetter { url } dateOfJoining status proposedStatus appliedAt statusUpdatedAt feedback approvalState\n  ...History\n  candidate { ...WhoApplied }\n  job { __typename ...AppliedFor }\n}": new Fragment<ApplicationDetailFragment>(),
  "fragment DecidedApplication on Application { id status proposedStatus approvalState isActive }": new Fragment<DecidedApplicationFragment>(),
  "query Applications($first: Int!, $page: Int!, $filter: ApplicationsFilter, $orderBy: ApplicationOrder) {\n    applications(first: $first, page: $page, filter: $filter, orderBy: $orderBy) { nodes { ...ListedApplication } totalCount }\n  }": "query Applications($first:Int!$page:Int!$filter:ApplicationsFilter$orderBy:ApplicationOrder){applications(first:$first page:$page filter:$filter orderBy:$orderBy){nodes{...ListedApplication}totalCount}}fragment ListedApplication on Application{id candidate{firstName lastName}job{title}status proposedStatus appliedAt approvalState isActive}" as Operation<ApplicationsQuery, ApplicationsQueryVariables>,
  "query RequestOfApplication($id: ID!) { record: application(id: $id) { approval { id } } }": "query RequestOfApplication($id:ID!){record:application(id:$id){approval{id}}}" as Operation<RequestOfApplicationQuery, RequestOfApplicationQueryVariables>,
  "mutation DecideApplication($input: DecideApprovalInput!) {\n      decideApproval(input: $input) { approval { subject { __typename ...DecidedApplication } } }\n    }": "mutation DecideApplication($input:DecideApprovalInput!){decideApproval(input:$input){approval{subject{__typename ...DecidedApplication}}}}fragment DecidedApplication on Application{id status proposedStatus approvalState isActive}" as Operation<DecideApplicationMutation, DecideApplicationMutationVariables>,
  "mutation SwitchApplication($input: SetApplicationActiveInput!) {\n      setApplicationActive(input: $input) { application { ...DecidedApplication } }\n    }": "mutation SwitchApplication($input:SetApplicationActiveInput!){setApplicationActive(input:$input){application{...DecidedApplication}}}fragment DecidedApplication on Application{id status proposedStatus approvalState isActive}" as Operation<SwitchApplicationMutation, SwitchApplicationMutationVariables>,
  "query Application($id: ID!) { application(id: $id) { ...ApplicationDetail } }": "query Application($id:ID!){application(id:$id){...ApplicationDetail}}fragment ApplicationDetail on Application{id offerLetter{url}dateOfJoining status proposedStatus appliedAt statusUpdatedAt feedback approvalState ...History candidate{...WhoApplied}job{__typename ...AppliedFor}}fragment History on Application{isActive approvals{id state requestedAt requestedByName decidedAt proposedStatus resultingStatus feedback}}fragment WhoApplied on Candidate{firstName lastName email contact resume{url}}fragment AppliedFor on Job{title companyName postedAt isActive company{fullName}}" as Operation<ApplicationQuery, ApplicationQueryVariables>,
  "mutation DeleteUsers($input: DeleteUsersInput!) { deleteUsers(input: $input) { deleted { users } } }": "mutation DeleteUsers($input:DeleteUsersInput!){deleteUsers(input:$input){deleted{users}}}" as Operation<DeleteUsersMutation, DeleteUsersMutationVariables>,
  "mutation DeleteJobs($input: DeleteJobsInput!) { deleteJobs(input: $input) { deleted { jobs } } }": "mutation DeleteJobs($input:DeleteJobsInput!){deleteJobs(input:$input){deleted{jobs}}}" as Operation<DeleteJobsMutation, DeleteJobsMutationVariables>,
  "mutation DeleteApplications($input: DeleteApplicationsInput!) {\n      deleteApplications(input: $input) { deleted { applications } }\n    }": "mutation DeleteApplications($input:DeleteApplicationsInput!){deleteApplications(input:$input){deleted{applications}}}" as Operation<DeleteApplicationsMutation, DeleteApplicationsMutationVariables>,
  "fragment ImportRow on ImportPreviewRow {\n  rowNumber email firstName lastName contact error organizationName website gstin experience\n}": new Fragment<ImportRowFragment>(),
  "fragment ImportPreview on PreviewImportPayload { rows { ...ImportRow } hasErrors }": new Fragment<ImportPreviewFragment>(),
  "fragment ImportOutcome on RunImportPayload { imported failed }": new Fragment<ImportOutcomeFragment>(),
  "mutation PreviewImport($input: PreviewImportInput!) { previewImport(input: $input) { ...ImportPreview } }": "mutation PreviewImport($input:PreviewImportInput!){previewImport(input:$input){...ImportPreview}}fragment ImportPreview on PreviewImportPayload{rows{...ImportRow}hasErrors}fragment ImportRow on ImportPreviewRow{rowNumber email firstName lastName contact error organizationName website gstin experience}" as Operation<PreviewImportMutation, PreviewImportMutationVariables>,
  "mutation RunImport($input: RunImportInput!) { runImport(input: $input) { ...ImportOutcome } }": "mutation RunImport($input:RunImportInput!){runImport(input:$input){...ImportOutcome}}fragment ImportOutcome on RunImportPayload{imported failed}" as Operation<RunImportMutation, RunImportMutationVariables>,
  "fragment Counts on DashboardCounts {\n  totalEmployers totalCandidates totalJobs totalApplications\n  totalPendingApprovals pendingEmployers pendingApplications pendingJobs\n}": new Fragment<CountsFragment>(),
  "fragment ListedJob on Job { id title companyName approvalState isActive postedAt }": new Fragment<ListedJobFragment>(),
  "fragment DecidedJob on Job { id approvalState }": new Fragment<DecidedJobFragment>(),
  "fragment SwitchedJob on Job { id isActive }": new Fragment<SwitchedJobFragment>(),
  "fragment CompanyOfJob on Company { name description website industry }": new Fragment<CompanyOfJobFragment>(),
  "fragment JobWithProfile on Job { ...JobDetails company { ...CompanyOfJob } }": new Fragment<JobWithProfileFragment>(),
  "query Jobs($first: Int!, $page: Int!, $filter: JobsFilter, $orderBy: JobOrder) {\n  jobs(first: $first, page: $page, filter: $filter, orderBy: $orderBy) { nodes { ...ListedJob } totalCount }\n}": "query Jobs($first:Int!$page:Int!$filter:JobsFilter$orderBy:JobOrder){jobs(first:$first page:$page filter:$filter orderBy:$orderBy){nodes{...ListedJob}totalCount}}fragment ListedJob on Job{id title companyName approvalState isActive postedAt}" as Operation<JobsQuery, JobsQueryVariables>,
  "query DashboardCounts { dashboardCounts { ...Counts } }": "query DashboardCounts{dashboardCounts{...Counts}}fragment Counts on DashboardCounts{totalEmployers totalCandidates totalJobs totalApplications totalPendingApprovals pendingEmployers pendingApplications pendingJobs}" as Operation<DashboardCountsQuery, DashboardCountsQueryVariables>,
  "query Job($id: ID!) { job(id: $id) { ...JobWithProfile } }": "query Job($id:ID!){job(id:$id){...JobWithProfile}}fragment JobWithProfile on Job{...JobDetails company{...CompanyOfJob}}fragment JobDetails on Job{...ManagedJob jobType workMode city state country salaryMin salaryMax minimumQualification preferredSkills minExperience maxExperience companyDescription companyWebsite industry}fragment ManagedJob on Job{id title description companyName postedAt deadline openings applicantCount approvalState isActive}fragment CompanyOfJob on Company{name description website industry}" as Operation<JobQuery, JobQueryVariables>,
  "query RequestOfJob($id: ID!) { record: job(id: $id) { approval { id } } }": "query RequestOfJob($id:ID!){record:job(id:$id){approval{id}}}" as Operation<RequestOfJobQuery, RequestOfJobQueryVariables>,
  "mutation DecideJob($input: DecideApprovalInput!) {\n      decideApproval(input: $input) { approval { subject { __typename ...DecidedJob } } }\n    }": "mutation DecideJob($input:DecideApprovalInput!){decideApproval(input:$input){approval{subject{__typename ...DecidedJob}}}}fragment DecidedJob on Job{id approvalState}" as Operation<DecideJobMutation, DecideJobMutationVariables>,
  "mutation SwitchJob($input: SetJobActiveInput!) {\n      setJobActive(input: $input) { job { ...SwitchedJob } }\n    }": "mutation SwitchJob($input:SetJobActiveInput!){setJobActive(input:$input){job{...SwitchedJob}}}fragment SwitchedJob on Job{id isActive}" as Operation<SwitchJobMutation, SwitchJobMutationVariables>,
  "fragment ListedEmployer on Company { id fullName name contact email approvalState isActive createdAt }": new Fragment<ListedEmployerFragment>(),
  "fragment ListedCandidate on Candidate { id firstName lastName email isActive appliedJobsCount createdAt }": new Fragment<ListedCandidateFragment>(),
  "fragment DecidedCompany on Company { id approvalState }": new Fragment<DecidedCompanyFragment>(),
  "fragment SwitchedUser on User { id isActive }": new Fragment<SwitchedUserFragment>(),
  "query Employers($first: Int!, $page: Int!, $filter: CompaniesFilter, $orderBy: CompanyOrder) {\n      companies(first: $first, page: $page, filter: $filter, orderBy: $orderBy) { nodes { ...ListedEmployer } totalCount }\n    }": "query Employers($first:Int!$page:Int!$filter:CompaniesFilter$orderBy:CompanyOrder){companies(first:$first page:$page filter:$filter orderBy:$orderBy){nodes{...ListedEmployer}totalCount}}fragment ListedEmployer on Company{id fullName name contact email approvalState isActive createdAt}" as Operation<EmployersQuery, EmployersQueryVariables>,
  "query Candidates($first: Int!, $page: Int!, $filter: CandidatesFilter, $orderBy: CandidateOrder) {\n      candidates(first: $first, page: $page, filter: $filter, orderBy: $orderBy) { nodes { ...ListedCandidate } totalCount }\n    }": "query Candidates($first:Int!$page:Int!$filter:CandidatesFilter$orderBy:CandidateOrder){candidates(first:$first page:$page filter:$filter orderBy:$orderBy){nodes{...ListedCandidate}totalCount}}fragment ListedCandidate on Candidate{id firstName lastName email isActive appliedJobsCount createdAt}" as Operation<CandidatesQuery, CandidatesQueryVariables>,
  "mutation SwitchUser($input: SetUserActiveInput!) {\n      setUserActive(input: $input) { user { ...SwitchedUser } }\n    }": "mutation SwitchUser($input:SetUserActiveInput!){setUserActive(input:$input){user{...SwitchedUser}}}fragment SwitchedUser on User{id isActive}" as Operation<SwitchUserMutation, SwitchUserMutationVariables>,
  "query Employer($id: ID!) { company(id: $id) { ...EmployerDetail } }": "query Employer($id:ID!){company(id:$id){...EmployerDetail}}fragment EmployerDetail on Company{...CompanyInfo fullName email contact gstin}fragment CompanyInfo on Company{name website description industry companyEmail phone size headquarters yearEstablished isProfileComplete addresses{...Address}}fragment Address on CompanyAddress{id line1 line2 city state country pincode isPrimary}" as Operation<EmployerQuery, EmployerQueryVariables>,
  "query Candidate($id: ID!) { candidate(id: $id) { ...CandidateDetail } }": "query Candidate($id:ID!){candidate(id:$id){...CandidateDetail}}fragment CandidateDetail on Candidate{...RestOfProfile ...PersonalWithIdentity}fragment RestOfProfile on Candidate{id firstName lastName email contact experienceLevel resume{url}experiences{...Experience}educations{...Education}}fragment Experience on CandidateExperience{id companyName fromDate toDate jobRole lastDesignation experienceLetter{url}skills}fragment Education on CandidateEducation{id qualification university yearOfCompletion marks certificate{url}skills}fragment PersonalWithIdentity on Candidate{...Personal aadhaarMasked aadhaarCard{url}panNumber panCard{url}drivingLicenseNumber drivingLicense{url}passportNumber passport{url}}fragment Personal on Candidate{firstName middleName lastName gender email contact addressLine1 addressLine2 city state country isProfileComplete}" as Operation<CandidateQuery, CandidateQueryVariables>,
  "query Applicant($id: ID!) { candidate(id: $id) { ...ApplicantDetail } }": "query Applicant($id:ID!){candidate(id:$id){...ApplicantDetail}}fragment ApplicantDetail on Candidate{...RestOfProfile ...Personal}fragment RestOfProfile on Candidate{id firstName lastName email contact experienceLevel resume{url}experiences{...Experience}educations{...Education}}fragment Experience on CandidateExperience{id companyName fromDate toDate jobRole lastDesignation experienceLetter{url}skills}fragment Education on CandidateEducation{id qualification university yearOfCompletion marks certificate{url}skills}fragment Personal on Candidate{firstName middleName lastName gender email contact addressLine1 addressLine2 city state country isProfileComplete}" as Operation<ApplicantQuery, ApplicantQueryVariables>,
  "query RequestOfCompany($id: ID!) { record: company(id: $id) { approval { id } } }": "query RequestOfCompany($id:ID!){record:company(id:$id){approval{id}}}" as Operation<RequestOfCompanyQuery, RequestOfCompanyQueryVariables>,
  "mutation DecideCompany($input: DecideApprovalInput!) {\n      decideApproval(input: $input) { approval { subject { __typename ...DecidedCompany } } }\n    }": "mutation DecideCompany($input:DecideApprovalInput!){decideApproval(input:$input){approval{subject{__typename ...DecidedCompany}}}}fragment DecidedCompany on Company{id approvalState}" as Operation<DecideCompanyMutation, DecideCompanyMutationVariables>,
  "fragment ApplicantInList on Application {\n  id candidate { id firstName lastName } appliedAt job { id title } status proposedStatus approvalState\n  feedback dateOfJoining offerLetter { url }\n}": new Fragment<ApplicantInListFragment>(),
  "query OwnApplicants($first: Int!, $page: Int!, $filter: OwnApplicationsFilter) {\n    viewer { applications(first: $first, page: $page, filter: $filter) { nodes { ...ApplicantInList } totalCount } }\n  }": "query OwnApplicants($first:Int!$page:Int!$filter:OwnApplicationsFilter){viewer{applications(first:$first page:$page filter:$filter){nodes{...ApplicantInList}totalCount}}}fragment ApplicantInList on Application{id candidate{id firstName lastName}appliedAt job{id title}status proposedStatus approvalState feedback dateOfJoining offerLetter{url}}" as Operation<OwnApplicantsQuery, OwnApplicantsQueryVariables>,
  "mutation ProposeApplicationStatus($input: ProposeApplicationStatusInput!) {\n      proposeApplicationStatus(input: $input) { application { ...ApplicantInList } }\n    }": "mutation ProposeApplicationStatus($input:ProposeApplicationStatusInput!){proposeApplicationStatus(input:$input){application{...ApplicantInList}}}fragment ApplicantInList on Application{id candidate{id firstName lastName}appliedAt job{id title}status proposedStatus approvalState feedback dateOfJoining offerLetter{url}}" as Operation<ProposeApplicationStatusMutation, ProposeApplicationStatusMutationVariables>,
  "mutation ScheduleInterview($input: ScheduleInterviewInput!) {\n      scheduleInterview(input: $input) { application { id } }\n    }": "mutation ScheduleInterview($input:ScheduleInterviewInput!){scheduleInterview(input:$input){application{id}}}" as Operation<ScheduleInterviewMutation, ScheduleInterviewMutationVariables>,
  "fragment Personal on Candidate {\n  firstName middleName lastName gender email contact addressLine1 addressLine2 city state country isProfileComplete\n}": new Fragment<PersonalFragment>(),
  "fragment PersonalWithIdentity on Candidate {\n  ...Personal\n  aadhaarMasked aadhaarCard { url } panNumber panCard { url } drivingLicenseNumber drivingLicense { url }\n  passportNumber passport { url }\n}": new Fragment<PersonalWithIdentityFragment>(),
  "fragment Experience on CandidateExperience {\n  id companyName fromDate toDate jobRole lastDesignation experienceLetter { url } skills\n}": new Fragment<ExperienceFragment>(),
  "fragment Education on CandidateEducation {\n  id qualification university yearOfCompletion marks certificate { url } skills\n}": new Fragment<EducationFragment>(),
  "fragment RestOfProfile on Candidate {\n  id firstName lastName email contact experienceLevel resume { url }\n  experiences { ...Experience }\n  educations { ...Education }\n}": new Fragment<RestOfProfileFragment>(),
  "fragment CandidateDetail on Candidate { ...RestOfProfile ...PersonalWithIdentity }": new Fragment<CandidateDetailFragment>(),
  "fragment ApplicantDetail on Candidate { ...RestOfProfile ...Personal }": new Fragment<ApplicantDetailFragment>(),
  "fragment OwnApplication on Application {\n  id job { id title } candidate { firstName lastName } appliedAt displayStatus dateOfJoining offerLetter { url }\n  ...History\n}": new Fragment<OwnApplicationFragment>(),
  "fragment JobAppliedFor on AppliedJob { job { id } lastAppliedAt applyState }": new Fragment<JobAppliedForFragment>(),
  "query CandidateProfile($id: ID!) { candidate(id: $id) { ...CandidateDetail } }": "query CandidateProfile($id:ID!){candidate(id:$id){...CandidateDetail}}fragment CandidateDetail on Candidate{...RestOfProfile ...PersonalWithIdentity}fragment RestOfProfile on Candidate{id firstName lastName email contact experienceLevel resume{url}experiences{...Experience}educations{...Education}}fragment Experience on CandidateExperience{id companyName fromDate toDate jobRole lastDesignation experienceLetter{url}skills}fragment Education on CandidateEducation{id qualification university yearOfCompletion marks certificate{url}skills}fragment PersonalWithIdentity on Candidate{...Personal aadhaarMasked aadhaarCard{url}panNumber panCard{url}drivingLicenseNumber drivingLicense{url}passportNumber passport{url}}fragment Personal on Candidate{firstName middleName lastName gender email contact addressLine1 addressLine2 city state country isProfileComplete}" as Operation<CandidateProfileQuery, CandidateProfileQueryVariables>,
  "mutation SaveCandidateProfile($input: SaveCandidateProfileInput!) {\n      saveCandidateProfile(input: $input) { candidate { ...CandidateDetail } }\n    }": "mutation SaveCandidateProfile($input:SaveCandidateProfileInput!){saveCandidateProfile(input:$input){candidate{...CandidateDetail}}}fragment CandidateDetail on Candidate{...RestOfProfile ...PersonalWithIdentity}fragment RestOfProfile on Candidate{id firstName lastName email contact experienceLevel resume{url}experiences{...Experience}educations{...Education}}fragment Experience on CandidateExperience{id companyName fromDate toDate jobRole lastDesignation experienceLetter{url}skills}fragment Education on CandidateEducation{id qualification university yearOfCompletion marks certificate{url}skills}fragment PersonalWithIdentity on Candidate{...Personal aadhaarMasked aadhaarCard{url}panNumber panCard{url}drivingLicenseNumber drivingLicense{url}passportNumber passport{url}}fragment Personal on Candidate{firstName middleName lastName gender email contact addressLine1 addressLine2 city state country isProfileComplete}" as Operation<SaveCandidateProfileMutation, SaveCandidateProfileMutationVariables>,
  "query AppliedJobs { viewer { appliedJobs { ...JobAppliedFor } } }": "query AppliedJobs{viewer{appliedJobs{...JobAppliedFor}}}fragment JobAppliedFor on AppliedJob{job{id}lastAppliedAt applyState}" as Operation<AppliedJobsQuery, AppliedJobsQueryVariables>,
  "mutation ApplyToJob($input: ApplyToJobInput!) { applyToJob(input: $input) { application { id } } }": "mutation ApplyToJob($input:ApplyToJobInput!){applyToJob(input:$input){application{id}}}" as Operation<ApplyToJobMutation, ApplyToJobMutationVariables>,
  "query OwnApplications($first: Int!, $page: Int!) {\n      viewer { applications(first: $first, page: $page) { nodes { ...OwnApplication } totalCount } }\n    }": "query OwnApplications($first:Int!$page:Int!){viewer{applications(first:$first page:$page){nodes{...OwnApplication}totalCount}}}fragment OwnApplication on Application{id job{id title}candidate{firstName lastName}appliedAt displayStatus dateOfJoining offerLetter{url}...History}fragment History on Application{isActive approvals{id state requestedAt requestedByName decidedAt proposedStatus resultingStatus feedback}}" as Operation<OwnApplicationsQuery, OwnApplicationsQueryVariables>,
  "fragment Address on CompanyAddress { id line1 line2 city state country pincode isPrimary }": new Fragment<AddressFragment>(),
  "fragment CompanyInfo on Company {\n  name website description industry companyEmail phone size headquarters yearEstablished isProfileComplete\n  addresses { ...Address }\n}": new Fragment<CompanyInfoFragment>(),
  "fragment CompanyProfile on Company { ...CompanyInfo fullName email contact }": new Fragment<CompanyProfileFragment>(),
  "fragment EmployerDetail on Company { ...CompanyInfo fullName email contact gstin }": new Fragment<EmployerDetailFragment>(),
  "query CompanyProfile($id: ID!) { company(id: $id) { ...CompanyProfile } }": "query CompanyProfile($id:ID!){company(id:$id){...CompanyProfile}}fragment CompanyProfile on Company{...CompanyInfo fullName email contact}fragment CompanyInfo on Company{name website description industry companyEmail phone size headquarters yearEstablished isProfileComplete addresses{...Address}}fragment Address on CompanyAddress{id line1 line2 city state country pincode isPrimary}" as Operation<CompanyProfileQuery, CompanyProfileQueryVariables>,
  "mutation SaveCompanyProfile($input: SaveCompanyProfileInput!) {\n      saveCompanyProfile(input: $input) { company { ...CompanyProfile } }\n    }": "mutation SaveCompanyProfile($input:SaveCompanyProfileInput!){saveCompanyProfile(input:$input){company{...CompanyProfile}}}fragment CompanyProfile on Company{...CompanyInfo fullName email contact}fragment CompanyInfo on Company{name website description industry companyEmail phone size headquarters yearEstablished isProfileComplete addresses{...Address}}fragment Address on CompanyAddress{id line1 line2 city state country pincode isPrimary}" as Operation<SaveCompanyProfileMutation, SaveCompanyProfileMutationVariables>,
  "mutation PostJob($input: PostJobInput!) { postJob(input: $input) { job { ...JobDetails } } }": "mutation PostJob($input:PostJobInput!){postJob(input:$input){job{...JobDetails}}}fragment JobDetails on Job{...ManagedJob jobType workMode city state country salaryMin salaryMax minimumQualification preferredSkills minExperience maxExperience companyDescription companyWebsite industry}fragment ManagedJob on Job{id title description companyName postedAt deadline openings applicantCount approvalState isActive}" as Operation<PostJobMutation, PostJobMutationVariables>,
  "query SearchOwnJobs($first: Int!, $page: Int!, $filter: JobsFilter, $orderBy: JobOrder) {\n      viewer { jobs(first: $first, page: $page, filter: $filter, orderBy: $orderBy) { nodes { ...ManagedJob } totalCount } }\n    }": "query SearchOwnJobs($first:Int!$page:Int!$filter:JobsFilter$orderBy:JobOrder){viewer{jobs(first:$first page:$page filter:$filter orderBy:$orderBy){nodes{...ManagedJob}totalCount}}}fragment ManagedJob on Job{id title description companyName postedAt deadline openings applicantCount approvalState isActive}" as Operation<SearchOwnJobsQuery, SearchOwnJobsQueryVariables>,
  "query OwnJobs($first: Int!, $page: Int!) {\n      viewer { id email jobs(first: $first, page: $page) { nodes { ...ManagedJob } totalCount } }\n    }": "query OwnJobs($first:Int!$page:Int!){viewer{id email jobs(first:$first page:$page){nodes{...ManagedJob}totalCount}}}fragment ManagedJob on Job{id title description companyName postedAt deadline openings applicantCount approvalState isActive}" as Operation<OwnJobsQuery, OwnJobsQueryVariables>,
  "mutation EditJob($input: EditJobInput!) { editJob(input: $input) { job { ...JobDetails } } }": "mutation EditJob($input:EditJobInput!){editJob(input:$input){job{...JobDetails}}}fragment JobDetails on Job{...ManagedJob jobType workMode city state country salaryMin salaryMax minimumQualification preferredSkills minExperience maxExperience companyDescription companyWebsite industry}fragment ManagedJob on Job{id title description companyName postedAt deadline openings applicantCount approvalState isActive}" as Operation<EditJobMutation, EditJobMutationVariables>,
  "mutation SwitchOwnJob($input: SetJobActiveInput!) { setJobActive(input: $input) { job { id } } }": "mutation SwitchOwnJob($input:SetJobActiveInput!){setJobActive(input:$input){job{id}}}" as Operation<SwitchOwnJobMutation, SwitchOwnJobMutationVariables>,
  "fragment Opening on OpenJob {\n  id title preferredSkills minExperience maxExperience city state jobType workMode salaryMin salaryMax minimumQualification\n  company { name }\n  postedAt deadline\n}": new Fragment<OpeningFragment>(),
  "query Openings($first: Int!, $page: Int!, $filter: OpenJobsFilter) {\n  openJobs(first: $first, page: $page, filter: $filter) { nodes { ...Opening } totalCount }\n}": "query Openings($first:Int!$page:Int!$filter:OpenJobsFilter){openJobs(first:$first page:$page filter:$filter){nodes{...Opening}totalCount}}fragment Opening on OpenJob{id title preferredSkills minExperience maxExperience city state jobType workMode salaryMin salaryMax minimumQualification company{name}postedAt deadline}" as Operation<OpeningsQuery, OpeningsQueryVariables>,
  "fragment DescribedOpening on OpenJob { ...Opening description }": new Fragment<DescribedOpeningFragment>(),
  "query DescribedOpenings($first: Int!, $page: Int!, $filter: OpenJobsFilter) {\n  openJobs(first: $first, page: $page, filter: $filter) { nodes { ...DescribedOpening } totalCount }\n}": "query DescribedOpenings($first:Int!$page:Int!$filter:OpenJobsFilter){openJobs(first:$first page:$page filter:$filter){nodes{...DescribedOpening}totalCount}}fragment DescribedOpening on OpenJob{...Opening description}fragment Opening on OpenJob{id title preferredSkills minExperience maxExperience city state jobType workMode salaryMin salaryMax minimumQualification company{name}postedAt deadline}" as Operation<DescribedOpeningsQuery, DescribedOpeningsQueryVariables>,
  "mutation RequestPasswordReset($input: RequestPasswordResetInput!) {\n      requestPasswordReset(input: $input) { email }\n    }": "mutation RequestPasswordReset($input:RequestPasswordResetInput!){requestPasswordReset(input:$input){email}}" as Operation<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>,
  "mutation ResetPassword($input: ResetPasswordInput!) { resetPassword(input: $input) { email } }": "mutation ResetPassword($input:ResetPasswordInput!){resetPassword(input:$input){email}}" as Operation<ResetPasswordMutation, ResetPasswordMutationVariables>,
  "mutation SendContactMessage($input: SendContactMessageInput!) {\n      sendContactMessage(input: $input) { replyTo }\n    }": "mutation SendContactMessage($input:SendContactMessageInput!){sendContactMessage(input:$input){replyTo}}" as Operation<SendContactMessageMutation, SendContactMessageMutationVariables>,
  "fragment ManagedJob on Job {\n  id title description companyName postedAt deadline openings applicantCount approvalState isActive\n}": new Fragment<ManagedJobFragment>(),
  "fragment JobDetails on Job {\n  ...ManagedJob\n  jobType workMode city state country salaryMin salaryMax minimumQualification preferredSkills minExperience maxExperience\n  companyDescription companyWebsite industry\n}": new Fragment<JobDetailsFragment>(),
  "fragment History on Application {\n  isActive\n  approvals { id state requestedAt requestedByName decidedAt proposedStatus resultingStatus feedback }\n}": new Fragment<HistoryFragment>(),
};

/** The document with this text; the compiler knows it once `npm run codegen` has read it. */
export function graphql<Text extends keyof typeof documents>(text: Text): (typeof documents)[Text] {
  return documents[text];
}