/** What a day brings for applications. */
export type AgendaEntry =
  /** An approved interview takes place today in India and has been neither replaced nor cancelled. */
  | 'INTERVIEWS_TODAY'
  /** The candidate was selected, has not declined and joins this week: Monday through Sunday in India, the days that are over included. */
  | 'JOININGS_THIS_WEEK';

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

/** Filters for the summaries of applications; each one given narrows the list. */
export type ApplicationSummariesFilter = {
  /** Only applications whose status has changed since this instant. */
  changedSince?: string | null | undefined;
  /** Only applications to this company. */
  companyId?: string | null | undefined;
  /** Only applications for this job. */
  jobId?: string | null | undefined;
};

/** Filters for applications; each one given narrows the list. */
export type ApplicationsFilter = {
  /** Only applications that this entry of the agenda counts. */
  agenda?: AgendaEntry | null | undefined;
  /** Only applications that were withdrawn, or whose present offer was answered like this. */
  candidateReply?: CandidateReply | null | undefined;
  /** Applied on or after this day in India. */
  from?: string | null | undefined;
  /** Only active or only inactive records. */
  isActive?: boolean | null | undefined;
  /** The beginnings of words in the candidate's name, or in the job's title and company, in any order. */
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
  /** From reapplyOn: the application was rejected or withdrawn. */
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
  /** The direction. */
  direction: OrderDirection;
  /** The field to order by. */
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

/** Filters for requests; each one given narrows the list. */
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

/** What a candidate has said of an application. */
export type CandidateReply =
  /** The candidate has accepted the offer. */
  | 'ACCEPTED'
  /** The candidate has declined the offer. */
  | 'DECLINED'
  /** The latest answer to the offer asks for another date of joining. */
  | 'OTHER_DATE'
  /** The candidate has withdrawn it. */
  | 'WITHDRAWN';

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

/** The link in a mail about a change of email address. */
export type ConfirmEmailInput = {
  /** The `token` in the query of the link. */
  token: string;
};

/** The role in which a visitor writes. */
export type ContactUserType =
  /** Looks for a job. */
  | 'CANDIDATE'
  /** Looks for staff. */
  | 'EMPLOYER';

/** A new webhook. */
export type CreateWebhookInput = {
  /** The key that it belongs to, which has the scope `webhooks`. Left out by a key: its own. */
  apiClientId?: string | null | undefined;
  /** At least one. */
  kinds: Array<WebhookKind>;
  /** Where events are sent; https in production, at most 500 characters. */
  url: string;
};

/** A decision about a request, and what the administrator had read. */
export type DecideApprovalInput = {
  /** The request's id. Only the newest request about a record can be decided. */
  approvalId: string;
  /** What to do with the request. */
  decision: Decision;
  /** For an application, the step that the administrator read (Approval.proposedStatus). If the request is for another step, the refusal is STALE_VERSION. */
  expectedProposedStatus?: ApplicationStatus | null | undefined;
  /** The state of the request when the administrator read it. If it has changed since, the refusal is ALREADY_DECIDED or STALE_VERSION. */
  expectedState?: ApprovalState | null | undefined;
  /** For a job, the version that the administrator read (Job.version). If its employer has changed it since, the refusal is STALE_VERSION. */
  expectedVersion?: number | null | undefined;
  /** A note to the employer who asked; about a new application, only administrators read it. Allowed with a rejection only, and required with OTHER; at most 2,000 characters. Candidates never see it. */
  note?: string | null | undefined;
  /** Why it is rejected: one of the reasons for this kind of request. */
  reason?: RejectionReason | null | undefined;
};

/** What an administrator can do with a request. */
export type Decision =
  /** Approve it; also lifts a rejection. */
  | 'APPROVE'
  /** Reject it while it waits. */
  | 'REJECT';

/** The webhook to delete. */
export type DeleteWebhookInput = {
  /** The webhook's id. */
  id: string;
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
  /** All of its screening questions, at most 5; an empty list removes them, and without the field they stay. Answers already given keep the questions as they were. */
  questions?: Array<JobQuestionInput> | null | undefined;
  /** The version that you read. If the job has changed since, the refusal is STALE_VERSION. */
  version?: number | null | undefined;
};

/** What the link in a mail about a change of email address has done. */
export type EmailChangeOutcome =
  /** The account has the new address, which is confirmed. */
  | 'CHANGED'
  /** The account has its earlier address again, and all its sessions have ended. */
  | 'CHANGED_BACK'
  /** Nothing. The link has been used, has expired, has been replaced by a newer one, or does not exist. */
  | 'EXPIRED';

/** What the link in a mail has done for the address it was sent to. */
export type EmailVerificationOutcome =
  /** The address was confirmed before. */
  | 'ALREADY_VERIFIED'
  /** The link is older than 7 days, was sent to an earlier address of the account, or does not exist. */
  | 'EXPIRED'
  /** The address is now confirmed. */
  | 'VERIFIED';

/** A band of experience. A job lies in each band that its range of experience reaches into. */
export type ExperienceBand =
  /** No experience. */
  | 'FRESHER'
  /** From 1 to 2 years. */
  | 'YEARS_1_TO_2'
  /** From 3 to 5 years. */
  | 'YEARS_3_TO_5'
  /** From 6 to 10 years. */
  | 'YEARS_6_TO_10'
  /** More than 10 years. */
  | 'YEARS_OVER_10';

/** How people meet. */
export type InterviewMode =
  /** In person. */
  | 'FACE_TO_FACE'
  /** By a video link. */
  | 'ONLINE';

/** What became of an interview. */
export type InterviewOutcome =
  /** It was cancelled. */
  | 'CANCELLED'
  /** It took place: the employer has said so or given feedback. */
  | 'HELD'
  /** Another time was approved instead. */
  | 'MOVED'
  /** The candidate did not come. */
  | 'NO_SHOW';

/** Coming or past interviews. */
export type InterviewWhen =
  /** Before now, the latest first. */
  | 'PAST'
  /** From now on, the earliest first. */
  | 'UPCOMING';

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

/** A screening question for a job. */
export type JobQuestionInput = {
  /** Whether candidates must answer it to apply. */
  isRequired?: boolean;
  /** How it is answered. */
  kind: QuestionKind;
  /** For NUMBER: a higher answer rules out. */
  maximum?: number | null | undefined;
  /** For NUMBER: a lower answer rules out. */
  minimum?: number | null | undefined;
  /** For ONE_OF: 2 to 10 different answers of at most 80 characters. */
  options?: Array<string> | null | undefined;
  /** The options that rule a candidate out. They only mark the application. For YES_NO, "Yes" or "No". Never all of them. */
  ruledOutBy?: Array<string> | null | undefined;
  /** At most 200 characters. No two questions of a job are the same. */
  text: string;
};

/** The field of the search that suggestions are for. */
export type JobSuggestionField =
  /** The `location` of the filter: cities and states. */
  | 'LOCATION'
  /** The `query` of the filter: titles and skills. */
  | 'TITLE';

/** What a suggestion is. */
export type JobSuggestionKind =
  /** A city that has open jobs. */
  | 'CITY'
  /** A skill that open jobs ask for. */
  | 'SKILL'
  /** A state that has open jobs. */
  | 'STATE'
  /** The title of open jobs. */
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

/** What a candidate answers to an offer. */
export type OfferAnswer =
  /** The candidate joins. */
  | 'ACCEPTED'
  /** The candidate does not join. */
  | 'DECLINED'
  /** The candidate asks to join on another date; the offer can still be accepted or declined. */
  | 'OTHER_DATE';

/** What has become of a job. */
export type OpenJobChangeKind =
  /** Something that the public sees of it was changed. */
  | 'CHANGED'
  /** It is no longer open: switched off, past its last day, or deleted. */
  | 'CLOSED'
  /** It is open: for the first time, or again. */
  | 'OPENED';

/** The order of a list of open jobs; equal ones go by id. */
export type OpenJobOrder = {
  /** The direction. */
  direction: OrderDirection;
  /** The field to order by. */
  field: OpenJobOrderField;
};

/** What open jobs can be ordered by. */
export type OpenJobOrderField =
  /** How many of your skills they name; of those with as many, the ones that name the fewest others, and then the latest, come first. For candidates whose profile names skills; everyone else gets the order of a list without `orderBy`. Compared and listed are at most 500 jobs: with a filter the first that it finds, without one the newest that name each of your skills, and then the newest of all. */
  | 'MATCH'
  /** When they were posted. */
  | 'POSTED_AT'
  /** Their highest salary. Of a search with words, the first 500 that it finds are compared and listed. */
  | 'SALARY';

/** Filters for open jobs; each one given narrows the list. Of several choices in one filter any will do; an empty list is no filter. */
export type OpenJobsFilter = {
  /** Only jobs in one of these cities, at most 20, each as a facet names it; upper and lower case are the same. */
  cities?: Array<string> | null | undefined;
  /** Only jobs of this company. */
  companyId?: string | null | undefined;
  /** Only jobs whose range of experience includes this number of years. */
  experience?: number | null | undefined;
  /** Only jobs whose range of experience reaches into one of these bands. */
  experienceBands?: Array<ExperienceBand> | null | undefined;
  /** Only jobs of one of these industries, at most 20, each as a facet names it; upper and lower case are the same. */
  industries?: Array<string> | null | undefined;
  /** Only jobs of one of these types. */
  jobTypes?: Array<JobType> | null | undefined;
  /** Words, each of which must begin a word of the city or the state, under any of their names ("Bangalore": "Bengaluru"). "Remote" and "work from home" are filters. */
  location?: string | null | undefined;
  /** Only jobs whose highest salary is at least this, in rupees a year. */
  minSalary?: number | null | undefined;
  /** Only jobs posted on or after this day in India. */
  postedAfter?: string | null | undefined;
  /** Only jobs posted within this many times 24 hours, from 1 to 365. */
  postedWithinDays?: number | null | undefined;
  /** Words, each of which must begin a word of the title or of a skill, in any order; whole words of one or two letters ("CA") come first. Jobs with related words ("accountant": "Accounts Executive") or of a company of that name come after these. "Work from home", "remote", "part time", "full time" and "fresher" are filters. A word that no open job has is taken for the likeliest one that differs by one letter. */
  query?: string | null | undefined;
  /** Only jobs whose range of salaries reaches into one of these bands. */
  salaryBands?: Array<SalaryBand> | null | undefined;
  /** Only jobs with one of these work modes. */
  workModes?: Array<WorkMode> | null | undefined;
};

/** The direction of an order. */
export type OrderDirection =
  /** The earliest or smallest first; texts from A to Z. */
  | 'ASC'
  /** The latest or largest first; texts from Z to A. */
  | 'DESC';

/** Filters for the applications of an account, of a candidate or for a job; each one given narrows the list. */
export type OwnApplicationsFilter = {
  /** True: only applications for which an interview can be scheduled now; false: only the others. */
  canBeInvited?: boolean | null | undefined;
  /** Only applications that were withdrawn, or whose present offer was answered like this. */
  candidateReply?: CandidateReply | null | undefined;
  /** Only applications for this job. */
  jobId?: string | null | undefined;
  /** The beginnings of words in the job title, in any order. */
  jobTitle?: string | null | undefined;
  /** The beginnings of words in the candidate's name, in any order. */
  search?: string | null | undefined;
  /** Only applications with this status. */
  status?: ApplicationStatus | null | undefined;
};

/** Whether a link to set a password can still be used. */
export type PasswordLinkState =
  /** It has expired, a newer link has replaced it, or it does not exist. */
  | 'EXPIRED'
  /** A password has been set with it. */
  | 'USED'
  /** A password can be set with it. */
  | 'VALID';

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
  /** What candidates are asked when they apply, at most 5 questions. */
  questions?: Array<JobQuestionInput> | null | undefined;
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

/** The step that an employer proposes. If the status stays the same, fields that are left out keep their values. */
export type ProposeApplicationStatusInput = {
  /** With SELECTED only. */
  dateOfJoining?: string | null | undefined;
  /** With SELECTED and REJECTED only, at most 2,000 characters. */
  feedback?: string | null | undefined;
  /** The application's id. */
  id: string;
  /** With SELECTED only: PDF or DOCX, at most 5 MB. */
  offerLetter?: File | null | undefined;
  /** The current status or a later one. */
  status: ApplicationStatus;
};

/** How a screening question is answered. */
export type QuestionKind =
  /** With a whole number from 0 to 1000000000. */
  | 'NUMBER'
  /** With one of its options. */
  | 'ONE_OF'
  /** With a text of at most 300 characters. */
  | 'TEXT'
  /** With "Yes" or "No". */
  | 'YES_NO';

/** A visit, or a look at a job, to be counted. */
export type RecordVisitInput = {
  /** The open job whose page was opened: once for each visit and job. */
  jobId?: string | null | undefined;
  /** From where the visit came: once for each visit. Leave it out to count the job alone. */
  source?: VisitSourceInput | null | undefined;
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
  /** From where the person first came. */
  source?: VisitSourceInput | null | undefined;
};

/** Why an administrator has rejected a request. Companies, jobs, new applications and proposed steps have reasons of their own. */
export type RejectionReason =
  /** The candidate has withdrawn */
  | 'CANDIDATE_WITHDREW'
  /** The choice is not clear */
  | 'CHOICE_NOT_CLEAR'
  /** It is a duplicate */
  | 'DUPLICATE'
  /** The experience does not fit the job */
  | 'EXPERIENCE_MISMATCH'
  /** The GSTIN does not belong to this company */
  | 'GSTIN_MISMATCH'
  /** It is incomplete */
  | 'INCOMPLETE'
  /** The location does not fit */
  | 'LOCATION_MISMATCH'
  /** We need more facts */
  | 'MORE_FACTS_NEEDED'
  /** The candidate is not available in time */
  | 'NOT_AVAILABLE'
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
  /** The position is filled */
  | 'POSITION_FILLED'
  /** The profile is incomplete */
  | 'PROFILE_INCOMPLETE'
  /** The expected salary does not fit */
  | 'SALARY_MISMATCH'
  /** The skills do not fit the job */
  | 'SKILLS_MISMATCH'
  /** The text is against the law (discrimination, or fees from candidates) */
  | 'UNLAWFUL_TEXT';

/** What the reports are narrowed to. Several conditions all have to hold; a value that nothing has finds nothing. A source narrows what comes from applications; jobs and views have none and are counted all the same. */
export type ReportFilter = {
  /** A job's city, as it is written there. */
  city?: string | null | undefined;
  /** The id of a company. Employers find their own company only. */
  companyId?: string | null | undefined;
  /** The first day, in India; without it 12 weeks before the last day. */
  from?: string | null | undefined;
  /** A job's industry, as it is written there. */
  industry?: string | null | undefined;
  /** The id of a job. */
  jobId?: string | null | undefined;
  /** Where the candidates came from. */
  source?: VisitSource | null | undefined;
  /** The last day, in India; without it today. */
  to?: string | null | undefined;
};

/** The reports. docs/reporting.md defines each number. */
export type ReportName =
  /** Weeks start on Monday. The last week is not over yet. */
  | 'APPLICATIONS_PER_WEEK'
  /** What waits for an administrator now, by kind and age, and how long the decisions of the period took. */
  | 'APPROVALS'
  /** What each administrator decided in the period, the one with the most first. */
  | 'APPROVALS_ADMINISTRATORS'
  /** Why requests were rejected in the period, the most frequent reason first. */
  | 'APPROVALS_REASONS'
  /** How each company does with us: its jobs, how many openings it fills, how fast it decides, and what becomes of its offers. */
  | 'CLIENT_SCORECARD'
  /** How many applications from this period have reached each stage. */
  | 'FUNNEL_BY_STAGE'
  /** The interviews planned for the period: how many took place, the notice that candidates had, and the rounds that a hire took. */
  | 'INTERVIEWS'
  /** What jobs brought in the period: views, applications, how long they were open, and whether they closed with a hire. */
  | 'JOBS'
  /** The latest 100 jobs posted in the period, the newest first. The CSV file has all of them. */
  | 'JOBS_EACH'
  /** What became of the offers made in the period: how they were answered, and whether the candidates joined. */
  | 'OFFERS'
  /** Why the period's offers were declined, the most frequent reason first. */
  | 'OFFERS_REASONS'
  /** The jobs that are open now, whatever the period; the industry with the most first. */
  | 'OPEN_JOBS_BY_INDUSTRY'
  /** Of the applications that reached a stage in the period, how many have reached each later stage until now. */
  | 'PASS_THROUGH'
  /** Where visitors came from, and how many of them signed up, applied and were selected. */
  | 'SOURCES'
  /** How long applications that entered a stage in the period stayed there, and how old those are that are still there. */
  | 'STAGE_TIME'
  /** The time from request to approval. Half of the requests waited no longer than the median. */
  | 'TIME_TO_APPROVE'
  /** How long it takes to fill an opening: from the posting of the job to the accepted offer, for openings filled in the period. */
  | 'TIME_TO_FILL'
  /** How long it takes from an application to the approved selection and to the joining, for what happened in the period. */
  | 'TIME_TO_HIRE';

/** What the cells of a column are. */
export type ReportUnit =
  /** A word of an enum; null when it is not known. */
  | 'CODE'
  /** A number of things; 0 when there are none. */
  | 'COUNT'
  /** A day in India, written YYYY-MM-DD. */
  | 'DAY'
  /** Days; null when there is nothing to measure. */
  | 'DAYS'
  /** Hours, which screens show as minutes, hours or days; null when there is nothing to measure. */
  | 'DURATION'
  /** True or false. */
  | 'FLAG'
  /** Hours; null when there is nothing to measure. */
  | 'HOURS'
  /** An id: a decimal number as text. */
  | 'ID'
  /** The first day of a month in India, written YYYY-MM-DD. */
  | 'MONTH'
  /** Of 100; null when there is nothing to measure. */
  | 'PERCENT'
  /** How much of one comes to each of another; null when there is nothing to measure. */
  | 'RATIO'
  /** A number of things; null where it is not known. */
  | 'RECORDED'
  /** A text; null when it is not known. */
  | 'TEXT'
  /** The Monday of a week in India, written YYYY-MM-DD. */
  | 'WEEK';

/** The delivery to send again. */
export type ResendWebhookDeliveryInput = {
  /** The delivery's id. */
  id: string;
};

/** The place of an interview among those of its application. */
export type RoundType =
  /** The first interview, or a single one. */
  | 'FIRST_ROUND'
  /** A further interview after an earlier one. */
  | 'NEXT_ROUND'
  /** The last interview at another time; it replaces that one. */
  | 'RESCHEDULE';

/** A band of salaries in rupees a year; a lakh is 100,000. A job lies in each band that its range of salaries reaches into. */
export type SalaryBand =
  /** From 2 to 4 lakh. */
  | 'LAKH_2_TO_4'
  /** From 4 to 6 lakh. */
  | 'LAKH_4_TO_6'
  /** From 6 to 10 lakh. */
  | 'LAKH_6_TO_10'
  /** More than 10 lakh. */
  | 'OVER_10_LAKH'
  /** Less than 2 lakh. */
  | 'UP_TO_2_LAKH';

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
  /** With RESCHEDULE only: the interview to move. Without it, the last one of the application. */
  movedId?: string | null | undefined;
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

/** The job to switch on or off. */
export type SetJobActiveInput = {
  /** The job. */
  id: string;
  /** False takes the job off the public lists. */
  isActive: boolean;
  /** An administrator's reason for taking it off, which the employer sees; at most 2,000 characters. */
  note?: string | null | undefined;
};

/** An email address and a password. */
export type SignInInput = {
  /** For an account with a second factor: six digits from the authenticator app, or a recovery code. Each works once. */
  code?: string | null | undefined;
  /** Random text that a browser generates once and keeps: 32 to 128 letters, digits, - and _. After a login, wrong passwords from elsewhere do not count against this browser. It grants no access. */
  deviceToken?: string | null | undefined;
  /** The email address of the account, in any case. */
  email: string;
  /** The password. */
  password: string;
  /** Keep the session for 30 days instead of 12 hours. */
  rememberMe?: boolean | null | undefined;
  /** The role of the login page. An account with another role gets WRONG_LOGIN_PAGE and no session. */
  userType?: UserType | null | undefined;
};

/** Changes of a webhook; what is left out stays. */
export type UpdateWebhookInput = {
  /** The webhook's id. */
  id: string;
  /** Switches it on or off. Switched on, it is sent what has waited and failed, in order. */
  isActive?: boolean | null | undefined;
  /** The events that are sent. */
  kinds?: Array<WebhookKind> | null | undefined;
  /** Makes a new secret. For 24 hours the earlier one signs too, beside it. */
  newSecret?: boolean;
  /** Where events are sent. */
  url?: string | null | undefined;
};

/** What kind of account it is. */
export type UserType =
  /** Approves and manages everything. */
  | 'ADMIN'
  /** Looks for a job. */
  | 'CANDIDATE'
  /** Posts jobs for a company. */
  | 'EMPLOYER';

/** The link in a mail that confirms an email address. */
export type VerifyEmailInput = {
  /** The `token` in the query of the link. */
  token: string;
};

/** From where somebody came. */
export type VisitSource =
  /** The mail of a job alert. */
  | 'ALERT'
  /** A link with utm_source, utm_medium or utm_campaign. */
  | 'CAMPAIGN'
  /** By the address itself, or the browser does not say. */
  | 'DIRECT'
  /** The list of jobs on a company's own site. */
  | 'EMBED'
  /** A feed of the open jobs. */
  | 'FEED'
  /** Brought in by an administrator. */
  | 'IMPORT'
  /** A link with a mark of your own: ?src= and a word. */
  | 'LINK'
  /** A search engine. */
  | 'SEARCH'
  /** A link on another site. */
  | 'SITE'
  /** A social network or a messenger. */
  | 'SOCIAL';

/** From where somebody came. Only so many names are told apart; others count without a name. */
export type VisitSourceInput = {
  /** The site, the campaign or the word of the link, in at most 80 small letters, digits, and . _ / -; what may be an address or a phone number is left out. */
  name?: string | null | undefined;
  /** The source; IMPORT is ignored. */
  source: VisitSource;
};

/** Where an event stands. */
export type WebhookDeliveryState =
  /** The receiver has answered with a status from 200 to 299. */
  | 'DELIVERED'
  /** All attempts have failed, and the webhook has been switched off. */
  | 'FAILED'
  /** Is being sent. */
  | 'SENDING'
  /** Will be sent when it is due, after the earlier events of the same subject. */
  | 'WAITING';

/** The events that a webhook can be told of. Each carries ids and times only. */
export type WebhookKind =
  /** Sent as `application.status_changed`. */
  | 'APPLICATION_STATUS_CHANGED'
  /** Sent as `application.submitted`. */
  | 'APPLICATION_SUBMITTED'
  /** Sent as `company.approved`. */
  | 'COMPANY_APPROVED'
  /** Sent as `interview.cancelled`. */
  | 'INTERVIEW_CANCELLED'
  /** Sent as `interview.moved`. */
  | 'INTERVIEW_MOVED'
  /** Sent as `interview.scheduled`. */
  | 'INTERVIEW_SCHEDULED'
  /** Sent as `job.changed`. */
  | 'JOB_CHANGED'
  /** Sent as `job.closed`. */
  | 'JOB_CLOSED'
  /** Sent as `job.opened`. */
  | 'JOB_OPENED'
  /** Sent as `offer.answered`. */
  | 'OFFER_ANSWERED';

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
