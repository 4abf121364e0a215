/** The order of a list of applications; equal ones go by id. */
export type ApplicationOrder = {
  /** Which end comes first. */
  direction: OrderDirection;
  /** What to order by. */
  field: ApplicationOrderField;
};

/** What applications can be ordered by. */
export type ApplicationOrderField =
  /** When the candidate applied. */
  | 'APPLIED_AT'
  /** When the status last changed; ascending, what has waited longest for a decision comes first. */
  | 'STATUS_UPDATED_AT';

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

/** Which applications an administrator lists; every part narrows the list. */
export type ApplicationsFilter = {
  /** Applied on this day in India or later. */
  from?: string | null | undefined;
  /** Only active or only inactive records. */
  isActive?: boolean | null | undefined;
  /** Starts of words of the candidate's name or of the job title, in any order. */
  search?: string | null | undefined;
  /** Only those listed under this status. Every application has one: PENDING while it waits for a decision, REJECTED when the newest request or the candidate was rejected, otherwise its status. */
  status?: ApplicationStatus | null | undefined;
  /** Applied on this day in India or earlier. */
  to?: string | null | undefined;
};

/** What a candidate who has applied for a job can do about it now. */
export type ApplyState =
  /** Nothing: the application is under way. */
  | 'APPLIED'
  /** Nothing: the job takes no applications any more. */
  | 'EXPIRED'
  /** Apply again: the window has passed and the job is open. */
  | 'OPEN'
  /** Apply again from reapplyOn: the application was rejected. */
  | 'REAPPLY_LATER';

/** What a request is about. */
export type ApprovalKind =
  /** A step of an application. */
  | 'APPLICATION'
  /** A new company. */
  | 'COMPANY'
  /** A new job. */
  | 'JOB';

/** The order of a list of requests; equal ones go by id. */
export type ApprovalOrder = {
  /** Which end comes first. */
  direction: OrderDirection;
  /** What to order by. */
  field: ApprovalOrderField;
};

/** What requests can be ordered by. */
export type ApprovalOrderField =
  /** When they were made. */
  | 'REQUESTED_AT';

/** Where a request that an administrator decides stands. */
export type ApprovalState =
  /** An administrator has approved it. */
  | 'APPROVED'
  /** Waits for an administrator. */
  | 'PENDING'
  /** An administrator has rejected it; it can still be approved. */
  | 'REJECTED';

/** Which requests an administrator lists; every part narrows the list. */
export type ApprovalsFilter = {
  /** Only requests about this company, its jobs and the applications for them. */
  companyId?: string | null | undefined;
  /** Only requests of these kinds; all when empty. */
  kinds?: Array<ApprovalKind> | null | undefined;
  /** With true, only requests that are late (Approval.isLate); with false, only the others. */
  late?: boolean | null | undefined;
  /** Only requests for this step of an application. */
  proposedStatus?: ApplicationStatus | null | undefined;
  /** Only requests made before this instant. */
  requestedBefore?: string | null | undefined;
  /** Only requests in this state. */
  state?: ApprovalState | null | undefined;
};

/** Which companies an administrator lists; every part narrows the list. */
export type CompaniesFilter = {
  /** Only companies in this approval state. */
  approvalState?: ApprovalState | null | undefined;
  /** Signed up on this day in India or later. */
  from?: string | null | undefined;
  /** Starts of words of the company's name, or of the employer's name or email, in any order, or of the employer's phone number. */
  search?: string | null | undefined;
  /** Signed up on this day in India or earlier. */
  to?: string | null | undefined;
};

/** The order of a list of companies; equal ones go by id. */
export type CompanyOrder = {
  /** Which end comes first. */
  direction: OrderDirection;
  /** What to order by. */
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

/** As what a visitor writes. */
export type ContactUserType =
  /** Looks for a job. */
  | 'CANDIDATE'
  /** Looks for people. */
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

/** What you change of one of your jobs; the job stays live. */
export type EditJobInput = {
  /** The last day for applying: after today, or the present one. */
  deadline: string;
  /** Plain text with line breaks, at most 10,000 characters. */
  description: string;
  /** The job. */
  id: string;
  /** How many people are wanted, from 1 to 10,000. */
  openings: number;
  /** The version that you read; if the job has changed since, STALE_VERSION. */
  version?: number | null | undefined;
};

/** What the link of a mail has done for the email address it was sent to. */
export type EmailVerificationOutcome =
  /** The address was confirmed before. */
  | 'ALREADY_VERIFIED'
  /** The link is older than 7 days, was sent to another address of the account, or does not exist. */
  | 'EXPIRED'
  /** The address is now confirmed. */
  | 'VERIFIED';

/** How people meet. */
export type InterviewMode =
  /** At a place. */
  | 'FACE_TO_FACE'
  /** Over a link. */
  | 'ONLINE';

/** Interviews to come, or those that were. */
export type InterviewWhen =
  /** Before now, the last one first. */
  | 'PAST'
  /** From now on, the next one first. */
  | 'UPCOMING';

/** The order of a list of jobs; equal ones go by id. */
export type JobOrder = {
  /** Which end comes first. */
  direction: OrderDirection;
  /** What to order by. */
  field: JobOrderField;
};

/** What jobs can be ordered by. */
export type JobOrderField =
  /** The companies as the jobs name them. */
  | 'COMPANY_NAME'
  /** When they were posted. */
  | 'POSTED_AT'
  /** Their titles. */
  | 'TITLE';

/** How much of a week the job takes. */
export type JobType =
  /** A full working week. */
  | 'FULL_TIME'
  /** A part of the working week. */
  | 'PART_TIME';

/** Which jobs; every part narrows the list. */
export type JobsFilter = {
  /** Only jobs in this approval state. */
  approvalState?: ApprovalState | null | undefined;
  /** Posted on this day in India or later. */
  from?: string | null | undefined;
  /** Only active or only inactive jobs. */
  isActive?: boolean | null | undefined;
  /** Starts of words of the title, in any order. Administrators also find the company as the job names it. */
  search?: string | null | undefined;
  /** Posted on this day in India or earlier. */
  to?: string | null | undefined;
};

/** The order of a list of open jobs; equal ones go by id. */
export type OpenJobOrder = {
  /** Which end comes first. */
  direction: OrderDirection;
  /** What to order by. */
  field: OpenJobOrderField;
};

/** What open jobs can be ordered by. */
export type OpenJobOrderField =
  /** When they were posted. */
  | 'POSTED_AT';

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

/** Which end of an order comes first. */
export type OrderDirection =
  /** The earliest or the smallest first; texts from A to Z. */
  | 'ASC'
  /** The latest or the largest first; texts from Z to A. */
  | 'DESC';

/** Which applications of an account, of a candidate or for a job; every part narrows the list. */
export type OwnApplicationsFilter = {
  /** True: only those for whom an interview can be scheduled now. */
  canBeInvited?: boolean | null | undefined;
  /** Only applications for this job. */
  jobId?: string | null | undefined;
  /** Starts of words of the job title, in any order. */
  jobTitle?: string | null | undefined;
  /** Starts of words of the candidate's name, in any order. */
  search?: string | null | undefined;
  /** Only applications with this status. */
  status?: ApplicationStatus | null | undefined;
};

/** Whether a link to set a password can still be used. */
export type PasswordLinkState =
  /** Its time is over, a newer link has replaced it, or there is no such link. */
  | 'EXPIRED'
  /** A password has been set with it. */
  | 'USED'
  /** A password can be set with it. */
  | 'VALID';

/** A new job. What is left out of its company is taken from the company profile. */
export type PostJobInput = {
  /** The city of the workplace. */
  city: string;
  /** What this job says of the company. */
  companyDescription?: string | null | undefined;
  /** The company as this job names it. */
  companyName?: string | null | undefined;
  /** An http or https address that this job gives for the company. */
  companyWebsite?: string | null | undefined;
  /** Always India. */
  country: string;
  /** The last day for applying; after today. */
  deadline: string;
  /** Plain text with line breaks, at most 10,000 characters. */
  description: string;
  /** The industry that this job gives for the company. */
  industry?: string | null | undefined;
  /** How much of a week the job takes. */
  jobType: JobType;
  /** Whole years, above the least. */
  maxExperience: number;
  /** Whole years, from 0 to 50. */
  minExperience: number;
  /** The qualification that is asked for at least. */
  minimumQualification: string;
  /** How many people are wanted, from 1 to 10,000. */
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

/** The step that an employer proposes. With the status unchanged, what is left out stays as it was. */
export type ProposeApplicationStatusInput = {
  /** With SELECTED only. */
  dateOfJoining?: string | null | undefined;
  /** With SELECTED and REJECTED only, at most 2,000 characters. */
  feedback?: string | null | undefined;
  /** The application's id. */
  id: string;
  /** With SELECTED only: PDF or DOCX, at most 5 MB. */
  offerLetter?: File | null | undefined;
  /** The same as now or a later one. */
  status: ApplicationStatus;
};

/** The sign-up of an employer. */
export type RegisterEmployerInput = {
  /** Its website; https:// may be left out. */
  companyWebsite: string;
  /** The person has agreed to the privacy notice; it must be true. */
  consent: boolean;
  /** A mobile or landline number of India: ten digits, with or without +91 or 0. */
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

/** The days that reports look at, in India; the last 12 weeks without them. */
export type ReportPeriod = {
  /** From this day on. */
  from?: string | null | undefined;
  /** Through this day; today without it. */
  to?: string | null | undefined;
};

/** What an interview is among those of its application. */
export type RoundType =
  /** The first, or one that stands for itself. */
  | 'FIRST_ROUND'
  /** One more after an earlier interview. */
  | 'NEXT_ROUND'
  /** The last interview at another time; it takes its place. */
  | 'RESCHEDULE';

/** When, how and where to meet a candidate. */
export type ScheduleInterviewInput = {
  /** The application's id. */
  applicationId: string;
  /** The day in India. */
  date: string;
  /** An http or https link when online, else a place; at most 500 characters. */
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
  /** People do not see this field and leave it empty; a message that fills it is dropped. */
  company?: string | null | undefined;
  /** Where an answer goes. */
  email: string;
  /** At most 5,000 characters. */
  message: string;
  /** Whose message it is; at most 100 characters. */
  name: string;
  /** A mobile or landline number of India: ten digits, with or without +91 or 0. */
  phone: string;
  /** EMPLOYER when left out. */
  userType?: ContactUserType | null | undefined;
  /** People do not see this field and leave it empty; a message that fills it is dropped. */
  website?: string | null | undefined;
};

/** Which job is made active or inactive. */
export type SetJobActiveInput = {
  /** The job. */
  id: string;
  /** False takes the job off the public lists. */
  isActive: boolean;
  /** An administrator's words to the employer about taking it off, at most 2,000 characters. */
  note?: string | null | undefined;
};

/** An e-mail and a password. */
export type SignInInput = {
  /** For an account with a second factor: six digits of the authenticator app, or a recovery code. Each is good once. */
  code?: string | null | undefined;
  /** Random text that a browser makes once and keeps: 32 to 128 letters, digits, - and _. After a login, wrong passwords of others do not count against it. It opens nothing. */
  deviceMark?: string | null | undefined;
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

/** The link of a mail that confirms an email address. */
export type VerifyEmailInput = {
  /** The `token` in the query of the link. */
  token: string;
};

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
