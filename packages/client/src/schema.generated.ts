/** Agenda entries that applications can be filtered by. */
export type AgendaEntry =
  /** An approved interview takes place today in India and has been neither replaced nor cancelled. */
  | 'INTERVIEWS_TODAY'
  /** The candidate was selected, has not declined and joins this week: Monday through Sunday in India, including past days. */
  | 'JOININGS_THIS_WEEK';

/** The order of a list of applications. Ties are ordered by id. */
export type ApplicationOrder = {
  /** The direction. */
  direction: OrderDirection;
  /** The field to order by. */
  field: ApplicationOrderField;
};

/** The fields that applications can be ordered by. */
export type ApplicationOrderField =
  /** When the candidate applied. */
  | 'APPLIED_AT'
  /** When the status last changed. In ascending order, the application that has waited longest comes first. */
  | 'STATUS_UPDATED_AT';

/** The status of an application: the steps of hiring in order, and PENDING while a step is pending approval. */
export type ApplicationStatus =
  /** The candidate has applied. */
  | 'APPLIED'
  /** The candidate did not attend the interview. */
  | 'INTERVIEW_NOT_ATTENDED'
  /** An interview is scheduled. */
  | 'INTERVIEW_SCHEDULED'
  /** A proposal is pending approval. */
  | 'PENDING'
  /** The employer has rejected the candidate. */
  | 'REJECTED'
  /** The employer has selected the candidate. */
  | 'SELECTED'
  /** The employer is considering the candidate. */
  | 'SHORTLISTED';

/** Filters for the summaries of applications. All given filters must match. */
export type ApplicationSummariesFilter = {
  /** Only applications whose status has changed since this instant. */
  changedSince?: string | null | undefined;
  /** Only applications to this company. */
  companyId?: string | null | undefined;
  /** Only applications for this job. */
  jobId?: string | null | undefined;
};

/** Filters for applications. All given filters must match. */
export type ApplicationsFilter = {
  /** Only applications that this agenda entry counts. */
  agenda?: AgendaEntry | null | undefined;
  /** Only applications that were withdrawn, or whose current offer has this answer. */
  candidateReply?: CandidateReply | null | undefined;
  /** Only records that have changed at or after this instant. */
  changedSince?: string | null | undefined;
  /** Applied on or after this day in India. */
  from?: string | null | undefined;
  /** Only active or only inactive records. */
  isActive?: boolean | null | undefined;
  /** The first letters of words in the candidate's name, or in the job's title and company, in any order. */
  search?: string | null | undefined;
  /** Only applications listed under this status: PENDING while a decision is pending, REJECTED if the latest request or the candidate was rejected, otherwise the status of the application. */
  status?: ApplicationStatus | null | undefined;
  /** Applied on or before this day in India. */
  to?: string | null | undefined;
};

/** The state of a job for another application of a candidate who has applied before. */
export type ApplyState =
  /** No: the application is in progress. */
  | 'APPLIED'
  /** No: the job no longer takes applications. */
  | 'EXPIRED'
  /** Yes: the waiting period is over and the job is open. */
  | 'OPEN'
  /** From reapplyOn: the application was rejected or withdrawn. */
  | 'REAPPLY_LATER';

/** The subject of a request. */
export type ApprovalKind =
  /** A step of an application. */
  | 'APPLICATION'
  /** A new company. */
  | 'COMPANY'
  /** A new job. */
  | 'JOB'
  /** A correction of a job by its employer, or by an administrator for the employer. */
  | 'JOB_CORRECTION';

/** The order of a list of requests. Ties are ordered by id. */
export type ApprovalOrder = {
  /** The direction. */
  direction: OrderDirection;
  /** The field to order by. */
  field: ApprovalOrderField;
};

/** The fields that requests can be ordered by. */
export type ApprovalOrderField =
  /** When they were made. */
  | 'REQUESTED_AT';

/** The state of a request. */
export type ApprovalState =
  /** An administrator has approved it. */
  | 'APPROVED'
  /** It is waiting for an administrator's decision. */
  | 'PENDING'
  /** An administrator has rejected it; it can still be approved. */
  | 'REJECTED';

/** Filters for requests. All given filters must match. */
export type ApprovalsFilter = {
  /** Only requests about this company, its jobs and the applications for them. */
  companyId?: string | null | undefined;
  /** True: only late requests (Approval.isLate). False: only requests that are not late. */
  isLate?: boolean | null | undefined;
  /** Only requests of these kinds; all if empty. */
  kinds?: Array<ApprovalKind> | null | undefined;
  /** Only requests for this step of an application. */
  proposedStatus?: ApplicationStatus | null | undefined;
  /** Only requests made before this instant. */
  requestedBefore?: string | null | undefined;
  /** Only pending requests of this responsible administrator; `none` for those without one. For administrators only. */
  responsibleId?: string | null | undefined;
  /** Only requests in this state. */
  state?: ApprovalState | null | undefined;
};

/** The way in which a company asked an administrator to act for it. */
export type AskedChannel =
  /** Email */
  | 'EMAIL'
  /** Meeting */
  | 'MEETING'
  /** Other */
  | 'OTHER'
  /** Phone */
  | 'PHONE'
  /** WhatsApp */
  | 'WHATSAPP';

/** A candidate's response to an application or its offer. */
export type CandidateReply =
  /** The candidate has accepted the offer. */
  | 'ACCEPTED'
  /** The candidate has declined the offer. */
  | 'DECLINED'
  /** The latest answer to the offer asks for another date of joining. */
  | 'OTHER_DATE'
  /** The candidate has withdrawn it. */
  | 'WITHDRAWN';

/** Filters for companies. All given filters must match. */
export type CompaniesFilter = {
  /** Only companies in this approval state. */
  approvalState?: ApprovalState | null | undefined;
  /** Only records that have changed at or after this instant. */
  changedSince?: string | null | undefined;
  /** Signed up on or after this day in India. */
  from?: string | null | undefined;
  /** Only companies of this responsible administrator; `none` for those without one. For administrators only. */
  responsibleId?: string | null | undefined;
  /** The first letters of words in the company's name or in the employer's name or email address, in any order, or of the employer's phone number. */
  search?: string | null | undefined;
  /** Signed up on or before this day in India. */
  to?: string | null | undefined;
};

/** The order of a list of companies. Ties are ordered by id. */
export type CompanyOrder = {
  /** The direction. */
  direction: OrderDirection;
  /** The field to order by. */
  field: CompanyOrderField;
};

/** The fields that companies can be ordered by. */
export type CompanyOrderField =
  /** Their names. */
  | 'COMPANY_NAME'
  /** When they signed up. */
  | 'CREATED_AT'
  /** Their employers' email addresses. */
  | 'EMAIL'
  /** Their employers' first and last names. */
  | 'EMPLOYER_NAME';

/** The link from an email about a change of email address. */
export type ConfirmEmailInput = {
  /** The `token` query parameter of the link. */
  token: string;
};

/** The role in which a visitor writes. */
export type ContactUserType =
  /** The visitor is looking for a job. */
  | 'CANDIDATE'
  /** The visitor is hiring. */
  | 'EMPLOYER';

/** A new webhook. */
export type CreateWebhookInput = {
  /** The key that the webhook belongs to. It must have the scope `webhooks`. A key omits it to use its own. */
  apiClientId?: string | null | undefined;
  /** The types of events to send, at least one. */
  eventTypes: Array<WebhookEventType>;
  /** The URL that events are sent to; https in production, at most 500 characters. */
  url: string;
};

/** A decision about a request, with the values that the administrator read. */
export type DecideApprovalInput = {
  /** The request's id. Only the newest request about a record can be decided. */
  approvalId: string;
  /** The decision. */
  decision: Decision;
  /** For an application, the step that the administrator read (Approval.proposedStatus). If the request is for another step, the call fails with STALE_VERSION. */
  expectedProposedStatus?: ApplicationStatus | null | undefined;
  /** The state of the request when the administrator read it. If it has changed since, the call fails with ALREADY_DECIDED or STALE_VERSION. */
  expectedState?: ApprovalState | null | undefined;
  /** For a job, the version that the administrator read (Job.version). If its employer has changed it since, the call fails with STALE_VERSION. */
  expectedVersion?: number | null | undefined;
  /** A note to the employer; only administrators see it if it is about a new application. Allowed only with a rejection, and required with OTHER; at most 2,000 characters. Candidates never see it. */
  note?: string | null | undefined;
  /** The reason for the rejection, one of those for this kind of request. */
  reason?: RejectionReason | null | undefined;
  /** A recommendation to the employer, only with the approval of a new application. Undoing the approval removes it. `decideApprovals` does not accept it. */
  recommendation?: RecommendationInput | null | undefined;
};

/** A decision about a request. */
export type Decision =
  /** Approve the request. This also reverses a rejection. */
  | 'APPROVE'
  /** Reject the pending request. */
  | 'REJECT';

/** The webhook to delete. */
export type DeleteWebhookInput = {
  /** The webhook's id. */
  id: string;
};

/** Changes to one of your jobs. */
export type EditJobInput = {
  /** The last day to apply: after today, or the current one. */
  deadline: string;
  /** The description: plain text with line breaks, at most 10,000 characters. */
  description: string;
  /** The job. */
  id: string;
  /** The number of people to hire, from 1 to 10,000. */
  openings: number;
  /** The members of the company who work on the job and get its emails, at most 100. An empty list for everyone; omit the field to keep them. */
  peopleIds?: Array<string> | null | undefined;
  /** All screening questions, at most 5. An empty list removes them; omit the field to keep them. Existing answers keep the questions as they were. */
  questions?: Array<JobQuestionInput> | null | undefined;
  /** The version that you read. If the job has changed since, the call fails with STALE_VERSION. */
  version?: number | null | undefined;
};

/** The result of using the link from an email about a change of email address. */
export type EmailChangeOutcome =
  /** The account has the new address, which is confirmed. */
  | 'CHANGED'
  /** The account has its earlier address again, and all its sessions have ended. */
  | 'CHANGED_BACK'
  /** Nothing has changed. The link has been used, has expired, has been replaced by a newer one, or does not exist. */
  | 'EXPIRED';

/** The result of using the link that confirms an email address. */
export type EmailVerificationOutcome =
  /** The address was already confirmed. */
  | 'ALREADY_VERIFIED'
  /** The link is older than 7 days, was sent to an earlier address of the account, or does not exist. */
  | 'EXPIRED'
  /** The address is now confirmed. */
  | 'VERIFIED';

/** A range of years of experience. A job is in every band that overlaps its own range. */
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

/** In person or online. */
export type InterviewMode =
  /** In person. */
  | 'FACE_TO_FACE'
  /** Online, by video link. */
  | 'ONLINE';

/** The outcome of an interview. */
export type InterviewOutcome =
  /** It was cancelled. */
  | 'CANCELLED'
  /** It took place: the employer has said so or given feedback. */
  | 'HELD'
  /** Another time was approved instead. */
  | 'MOVED'
  /** The candidate did not attend. */
  | 'NO_SHOW';

/** Upcoming or past interviews. */
export type InterviewWhen =
  /** Before now or cancelled, the latest first. */
  | 'PAST'
  /** From now on and not cancelled, the earliest first. */
  | 'UPCOMING';

/** A person who interviews: a member of the company, or a guest with name and email address. */
export type InterviewerInput = {
  /** The email address of a guest. */
  email?: string | null | undefined;
  /** The name of a guest: letters and spaces, at most 100. */
  name?: string | null | undefined;
  /** The id of the member. Without it, name and email are required. */
  userId?: string | null | undefined;
};

/** The order of a list of jobs. Ties are ordered by id. */
export type JobOrder = {
  /** The direction. */
  direction: OrderDirection;
  /** The field to order by. */
  field: JobOrderField;
};

/** The fields that jobs can be ordered by. */
export type JobOrderField =
  /** The company names in the jobs. */
  | 'COMPANY_NAME'
  /** When they were posted. */
  | 'POSTED_AT'
  /** Their titles. */
  | 'TITLE';

/** A screening question for a job. */
export type JobQuestionInput = {
  /** True if candidates must answer it to apply. */
  isRequired?: boolean;
  /** The kind of answer. */
  kind: QuestionKind;
  /** NUMBER only: a higher answer is a knockout answer. */
  maximum?: number | null | undefined;
  /** NUMBER only: a lower answer is a knockout answer. */
  minimum?: number | null | undefined;
  /** ONE_OF only: 2 to 10 different options of at most 80 characters. */
  options?: Array<string> | null | undefined;
  /** The knockout options. They only flag the application. For YES_NO, "Yes" or "No". Never all of them. */
  ruledOutBy?: Array<string> | null | undefined;
  /** The question, at most 200 characters, unique within the job. */
  text: string;
};

/** The search field that suggestions are for. */
export type JobSuggestionField =
  /** The `location` of the filter: cities and states. */
  | 'LOCATION'
  /** The `query` of the filter: titles and skills. */
  | 'TITLE';

/** The kind of a suggestion. */
export type JobSuggestionKind =
  /** A city that has open jobs. */
  | 'CITY'
  /** A skill that open jobs ask for. */
  | 'SKILL'
  /** A state that has open jobs. */
  | 'STATE'
  /** The title of open jobs. */
  | 'TITLE';

/** The type of a job. */
export type JobType =
  /** Full-time work. */
  | 'FULL_TIME'
  /** Part-time work. */
  | 'PART_TIME';

/** Filters for jobs. All given filters must match. */
export type JobsFilter = {
  /** Only jobs in this approval state. */
  approvalState?: ApprovalState | null | undefined;
  /** Only records that have changed at or after this instant. */
  changedSince?: string | null | undefined;
  /** Posted on or after this day in India. */
  from?: string | null | undefined;
  /** Only active or only inactive jobs. */
  isActive?: boolean | null | undefined;
  /** Only jobs of this responsible administrator; `none` for those without one. For administrators only. */
  responsibleId?: string | null | undefined;
  /** The first letters of words in the title, in any order. For administrators, also in the company's name in the job. */
  search?: string | null | undefined;
  /** Posted on or before this day in India. */
  to?: string | null | undefined;
};

/** A candidate's answer to an offer. */
export type OfferAnswer =
  /** The candidate accepts the offer. */
  | 'ACCEPTED'
  /** The candidate declines the offer. */
  | 'DECLINED'
  /** The candidate asks to join on another date; the offer can still be accepted or declined. */
  | 'OTHER_DATE';

/** A change to an open job. */
export type OpenJobChangeKind =
  /** Its public data was changed. */
  | 'CHANGED'
  /** It is no longer open: deactivated, past its deadline, or deleted. */
  | 'CLOSED'
  /** It is open: for the first time, or again. */
  | 'OPENED';

/** The order of a list of open jobs. Ties are ordered by id. */
export type OpenJobOrder = {
  /** The direction. */
  direction: OrderDirection;
  /** The field to order by. */
  field: OpenJobOrderField;
};

/** The fields that open jobs can be ordered by. */
export type OpenJobOrderField =
  /** The number of your skills that they name. Ties go to jobs that name fewer other skills, then to the latest. Only for candidates with skills in their profile; everyone else gets the default order. At most 500 jobs are compared and listed: with a filter its first matches, without one the newest that name each of your skills, then the newest of all. */
  | 'MATCH'
  /** When they were posted. */
  | 'POSTED_AT'
  /** Their maximum salary. For a search with words, only the first 500 matches are compared and listed. */
  | 'SALARY';

/** Filters for open jobs. All given filters must match. A filter with several values matches any of them; an empty list is ignored. */
export type OpenJobsFilter = {
  /** Only jobs in one of these cities, at most 20, named as in the facets; case-insensitive. */
  cities?: Array<string> | null | undefined;
  /** Only jobs of this company. */
  companyId?: string | null | undefined;
  /** Only jobs whose range of experience includes this number of years. */
  experience?: number | null | undefined;
  /** Only jobs whose range of experience overlaps one of these bands. */
  experienceBands?: Array<ExperienceBand> | null | undefined;
  /** Only jobs of one of these industries, at most 20, named as in the facets; case-insensitive. */
  industries?: Array<string> | null | undefined;
  /** Only jobs of one of these types. */
  jobTypes?: Array<JobType> | null | undefined;
  /** Words that each must be the start of a word of the city or the state, under any of their names ("Bangalore": "Bengaluru"). A locality or a PIN code stands for its city; of several places ("Mumbai, Pune") one is enough, at most 5. "Remote" and "work from home" act as filters. A mistyped place is corrected if nothing matches. */
  location?: string | null | undefined;
  /** Only jobs whose maximum salary is at least this, in rupees per year. */
  minSalary?: number | null | undefined;
  /** Only jobs posted on or after this day in India. */
  postedAfter?: string | null | undefined;
  /** Only jobs posted within this many times 24 hours, from 1 to 365. */
  postedWithinDays?: number | null | undefined;
  /** Words that each must be the start of a word of the title, a skill or the qualification, in any order; words of up to three letters ("CA") must be whole words. Jobs with related words ("accountant": "Accounts Executive"), in a place or of a company of that name, follow. "Work from home", "part time", "fresher", years ("2 years") and pay ("20000 per month", "3 lakh") act as filters, and words such as "job" are ignored. If nothing matches, a mistyped word is corrected, and words that no open job has together with the others are left out: see `leftOutWords`. */
  query?: string | null | undefined;
  /** Only jobs whose salary range overlaps one of these bands. */
  salaryBands?: Array<SalaryBand> | null | undefined;
  /** Only jobs whose `updatedAt` is at or after this instant. `jobChanges` also returns closed jobs. */
  updatedSince?: string | null | undefined;
  /** Only jobs with one of these work modes. */
  workModes?: Array<WorkMode> | null | undefined;
};

/** The direction of an order. */
export type OrderDirection =
  /** The earliest or smallest first; texts from A to Z. */
  | 'ASC'
  /** The latest or largest first; texts from Z to A. */
  | 'DESC';

/** Filters for the applications of an account, of a candidate or for a job. All given filters must match. */
export type OwnApplicationsFilter = {
  /** True: only applications for which an interview can be scheduled now; false: only the others. */
  canBeInvited?: boolean | null | undefined;
  /** Only applications that were withdrawn, or whose current offer has this answer. */
  candidateReply?: CandidateReply | null | undefined;
  /** Only records that have changed at or after this instant. */
  changedSince?: string | null | undefined;
  /** True: only applications that an administrator has recommended; false: only the others. Candidates cannot filter by it. */
  isRecommended?: boolean | null | undefined;
  /** True: only new applications that you have not opened; false: only the others. For members of the company; without effect for others. */
  isUnread?: boolean | null | undefined;
  /** Only applications for this job. */
  jobId?: string | null | undefined;
  /** The first letters of words in the job title, in any order. */
  jobTitle?: string | null | undefined;
  /** The first letters of words in the candidate's name, in any order. */
  search?: string | null | undefined;
  /** Only applications with this status. */
  status?: ApplicationStatus | null | undefined;
};

/** The state of a link to set a password. */
export type PasswordLinkState =
  /** It has expired, a newer link has replaced it, or it does not exist. */
  | 'EXPIRED'
  /** It has already been used. */
  | 'USED'
  /** It can be used. */
  | 'VALID';

/** A new job. Omitted company fields are taken from the company profile. */
export type PostJobInput = {
  /** The city of the workplace. */
  city: string;
  /** The company description given in this job. */
  companyDescription?: string | null | undefined;
  /** The company as this job names it. */
  companyName?: string | null | undefined;
  /** The http or https URL that this job gives for the company. */
  companyWebsite?: string | null | undefined;
  /** Always India. */
  country: string;
  /** The last day to apply; after today. */
  deadline: string;
  /** The description: plain text with line breaks, at most 10,000 characters. */
  description: string;
  /** The industry that this job gives for the company. */
  industry?: string | null | undefined;
  /** The job type. */
  jobType: JobType;
  /** The maximum experience in years, above the minimum. */
  maxExperience: number;
  /** The minimum experience in years, from 0 to 50. */
  minExperience: number;
  /** The minimum qualification. */
  minimumQualification: string;
  /** The number of people to hire, from 1 to 10,000. */
  openings: number;
  /** The members of the company who work on the job and get its emails, at most 100. Empty or omitted for everyone. */
  peopleIds?: Array<string> | null | undefined;
  /** The preferred skills, separated by commas, at most 30. */
  preferredSkills: string;
  /** The screening questions, at most 5. */
  questions?: Array<JobQuestionInput> | null | undefined;
  /** The maximum salary in rupees per year, above the minimum. */
  salaryMax: number;
  /** The minimum salary in rupees per year. */
  salaryMin: number;
  /** The Indian state or union territory. */
  state: string;
  /** The job title, at most 150 characters. */
  title: string;
  /** The work mode. */
  workMode: WorkMode;
};

/** The step that an employer proposes. If the status stays the same, omitted fields keep their values. */
export type ProposeApplicationStatusInput = {
  /** The date of joining. Only with SELECTED. */
  dateOfJoining?: string | null | undefined;
  /** A message for SELECTED or REJECTED, at most 2,000 characters. */
  feedback?: string | null | undefined;
  /** The application's id. */
  id: string;
  /** The offer letter for SELECTED: PDF or DOCX, at most 5 MB. */
  offerLetter?: File | null | undefined;
  /** The current status or a later one. */
  status: ApplicationStatus;
};

/** The kind of answer to a screening question. */
export type QuestionKind =
  /** An integer from 0 to 1000000000. */
  | 'NUMBER'
  /** One of the options. */
  | 'ONE_OF'
  /** A text of at most 300 characters. */
  | 'TEXT'
  /** "Yes" or "No". */
  | 'YES_NO';

/** A recommendation. It needs a text or a rating. */
export type RecommendationInput = {
  /** The rating of fit, from 1 to 5. */
  rating?: number | null | undefined;
  /** The reasons, at most 1000 characters. The employer reads them; candidates do not see them on the site. */
  text?: string | null | undefined;
};

/** A visit or a job view to count. */
export type RecordVisitInput = {
  /** The open job that was viewed. Send it once per visit and job. */
  jobId?: string | null | undefined;
  /** The traffic source of the visit. Send it once per visit; omit it to count only the job view. */
  source?: VisitSourceInput | null | undefined;
};

/** The sign-up of an employer. */
export type RegisterEmployerInput = {
  /** Its website; https:// can be omitted. */
  companyWebsite: string;
  /** Agreement to the privacy notice. It must be true. */
  consent: boolean;
  /** An Indian mobile or landline number: ten digits, with or without +91 or 0. */
  contact: string;
  /** The email address to log in with. */
  email: string;
  /** The first name of the person who signs up. */
  firstName: string;
  /** The GSTIN: 15 letters and digits. */
  gstin: string;
  /** The last name of the person who signs up. */
  lastName: string;
  /** The name of the company. */
  organizationName: string;
  /** The password: at least 8 characters with an upper-case and a lower-case letter, a number and a special character. */
  password: string;
  /** The traffic source that first brought the person. */
  source?: VisitSourceInput | null | undefined;
};

/** A reason for rejecting a request. Companies, jobs, new applications and proposed steps each have their own reasons. */
export type RejectionReason =
  /** The candidate has withdrawn */
  | 'CANDIDATE_WITHDREW'
  /** The choice is not clear */
  | 'CHOICE_NOT_CLEAR'
  /** The company has withdrawn it */
  | 'COMPANY_WITHDREW'
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

/** Filters for reports. All given filters must match; an unknown value matches nothing. A source filters only figures about applications and invitations; jobs and views have no source and are always counted. */
export type ReportFilter = {
  /** A city, spelled as in the job. */
  city?: string | null | undefined;
  /** The id of a company. Employers get results for their own company only. */
  companyId?: string | null | undefined;
  /** The first day, in India. Defaults to 12 weeks before the last day. */
  from?: string | null | undefined;
  /** An industry, spelled as in the job. */
  industry?: string | null | undefined;
  /** The id of a job. */
  jobId?: string | null | undefined;
  /** The traffic source of the candidates. */
  source?: VisitSource | null | undefined;
  /** The last day, in India. Defaults to today. */
  to?: string | null | undefined;
};

/** The reports. docs/reporting.md defines each number. */
export type ReportName =
  /** The number of applications per week, from Monday. The last week can be incomplete. */
  | 'APPLICATIONS_PER_WEEK'
  /** Pending requests by kind and age, and the time that decisions took in the period. */
  | 'APPROVALS'
  /** Decisions of each administrator in the period, most decisions first. */
  | 'APPROVALS_ADMINISTRATORS'
  /** Reasons for rejections in the period, most frequent first. */
  | 'APPROVALS_REASONS'
  /** The results of each company: jobs, filled openings, speed of decisions, and outcomes of offers. */
  | 'CLIENT_SCORECARD'
  /** The number of applications of this period that have reached each stage. */
  | 'FUNNEL_BY_STAGE'
  /** The interviews planned for the period: their outcomes, the notice that candidates had, and the rounds per hire. */
  | 'INTERVIEWS'
  /** The results of jobs in the period: views, applications, days open, and closings with and without a hire. */
  | 'JOBS'
  /** The latest 100 jobs posted in the period, the newest first. The CSV file has all of them. */
  | 'JOBS_EACH'
  /** The outcomes of offers made in the period: answers, and candidates who joined. */
  | 'OFFERS'
  /** Reasons for declining the period's offers, most frequent first. */
  | 'OFFERS_REASONS'
  /** The jobs that are open now, whatever the period; the industry with the most first. */
  | 'OPEN_JOBS_BY_INDUSTRY'
  /** The number of applications that reached a stage in the period, and how many of them have reached each later stage until now. */
  | 'PASS_THROUGH'
  /** The work of each administrator in the period, most decisions first. Administrators with the role Recruiter read their own row only. */
  | 'RECRUITERS'
  /** The sources of visitors, and the numbers of sign-ups, applications and selections. */
  | 'SOURCES'
  /** Candidates whom administrators invited to a job in the period, or recommended in it without an invitation: their answers, and how far they have come until now. */
  | 'SOURCING'
  /** Sourcing by administrator, most invitations first. A candidate whom one administrator invited and another recommended counts for both from the approval on. */
  | 'SOURCING_ADMINISTRATORS'
  /** Sourcing by company, most invitations first. */
  | 'SOURCING_COMPANIES'
  /** Sourcing by job, most invitations first: the first 100 jobs. The CSV file has all of them. */
  | 'SOURCING_JOBS'
  /** Reasons for declining the period's invitations, most frequent first. */
  | 'SOURCING_REASONS'
  /** The time that applications stayed in a stage that they entered in the period, and the age of those that are still in it. */
  | 'STAGE_TIME'
  /** The time from request to approval. Half of the requests waited no longer than the median. */
  | 'TIME_TO_APPROVE'
  /** The time to fill an opening, from posting the job to the accepted offer, for openings filled in the period. */
  | 'TIME_TO_FILL'
  /** The time from application to approved selection and to joining, for selections and joinings in the period. */
  | 'TIME_TO_HIRE';

/** The unit of the cells of a column. */
export type ReportUnit =
  /** An enum value; null if it is unknown. */
  | 'CODE'
  /** A count; 0 if there are none. */
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
  /** A percentage; null if there is nothing to measure. */
  | 'PERCENT'
  /** A ratio; null if there is nothing to measure. */
  | 'RATIO'
  /** A count; null if it is unknown. */
  | 'RECORDED'
  /** A text; null if it is unknown. */
  | 'TEXT'
  /** The Monday of a week in India, written YYYY-MM-DD. */
  | 'WEEK';

/** A request to join the company whose GSTIN you have signed up with. */
export type RequestToJoinCompanyInput = {
  /** Its website; https:// can be omitted. */
  companyWebsite: string;
  /** Agreement to the privacy notice. It must be true. */
  consent: boolean;
  /** An Indian mobile or landline number: ten digits, with or without +91 or 0. */
  contact: string;
  /** The email address to log in with. */
  email: string;
  /** The first name of the person who signs up. */
  firstName: string;
  /** The GSTIN: 15 letters and digits. */
  gstin: string;
  /** The last name of the person who signs up. */
  lastName: string;
  /** The name of the company. */
  organizationName: string;
};

/** The delivery to send again. */
export type ResendWebhookDeliveryInput = {
  /** The delivery's id. */
  id: string;
};

/** The type of an interview round. */
export type RoundType =
  /** The first interview, or a single one. */
  | 'FIRST_ROUND'
  /** A further interview after an earlier one. */
  | 'NEXT_ROUND'
  /** The last interview at another time, which it replaces. */
  | 'RESCHEDULE';

/** A salary range in rupees per year; a lakh is 100,000. A job is in every band that overlaps its own range. */
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

/** The interview to schedule. */
export type ScheduleInterviewInput = {
  /** The application's id. */
  applicationId: string;
  /** The person of the company who asked an administrator for it, at most 100 characters. Required for administrators, ignored for employers. */
  askedBy?: string | null | undefined;
  /** How they asked for it. */
  askedChannel?: AskedChannel | null | undefined;
  /** The day in India. */
  date: string;
  /** The people who interview, one to five. Without it, a moved interview keeps its people, and an employer of a company of several people interviews alone; setInterviewers changes them. */
  interviewers?: Array<InterviewerInput> | null | undefined;
  /** An http or https link if it is online, otherwise a place; at most 500 characters. */
  location: string;
  /** In person or online. */
  mode: InterviewMode;
  /** With RESCHEDULE only: the interview to move. Defaults to the last interview of the application. */
  movedId?: string | null | undefined;
  /** A note, at most 2,000 characters. */
  notes?: string | null | undefined;
  /** The type. NEXT_ROUND and RESCHEDULE need an earlier interview. */
  roundType: RoundType;
  /** The start time in India, HH:mm. */
  time: string;
};

/** A message from the contact page. */
export type SendContactMessageInput = {
  /** A honeypot: people do not see this field and leave it empty. A message that fills it in is dropped. */
  company?: string | null | undefined;
  /** The email address to reply to. */
  email: string;
  /** The message, at most 5,000 characters. */
  message: string;
  /** The name of the sender; at most 100 characters. */
  name: string;
  /** An Indian mobile or landline number: ten digits, with or without +91 or 0. */
  phone: string;
  /** Defaults to EMPLOYER. */
  userType?: ContactUserType | null | undefined;
  /** A honeypot: people do not see this field and leave it empty. A message that fills it in is dropped. */
  website?: string | null | undefined;
};

/** The job to activate or deactivate. */
export type SetJobActiveInput = {
  /** The job. */
  id: string;
  /** False removes the job from the public lists. */
  isActive: boolean;
  /** An administrator's reason for taking it down, which the employer sees; at most 2,000 characters. */
  note?: string | null | undefined;
};

/** An email address and a password. */
export type SignInInput = {
  /** For an account with a second factor: six digits from the authenticator app, or a recovery code. Each works once. */
  code?: string | null | undefined;
  /** A random token that a browser generates once and stores: 32 to 128 letters, digits, - and _. After a login, wrong passwords from elsewhere do not count against this browser. It grants no access. */
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

/** New values of a webhook. Omitted fields stay the same. */
export type UpdateWebhookInput = {
  /** The events that are sent. */
  eventTypes?: Array<WebhookEventType> | null | undefined;
  /** The webhook's id. */
  id: string;
  /** Activates or deactivates it. Once activated, it is sent all waiting and failed events, in order. */
  isActive?: boolean | null | undefined;
  /** Creates a new secret. For 24 hours, events are also signed with the earlier one. */
  newSecret?: boolean;
  /** The URL that events are sent to. */
  url?: string | null | undefined;
};

/** The type of the account. */
export type UserType =
  /** Approves and manages everything. */
  | 'ADMIN'
  /** Applies for jobs. */
  | 'CANDIDATE'
  /** Posts jobs for a company. */
  | 'EMPLOYER';

/** The link from an email that confirms an email address. */
export type VerifyEmailInput = {
  /** The `token` query parameter of the link. */
  token: string;
};

/** The traffic source of a visit. */
export type VisitSource =
  /** An email of a job alert. */
  | 'ALERT'
  /** A link with utm_source, utm_medium or utm_campaign. */
  | 'CAMPAIGN'
  /** A direct visit, or the browser does not say. */
  | 'DIRECT'
  /** The list of jobs on a company's own site. */
  | 'EMBED'
  /** A feed of the open jobs. */
  | 'FEED'
  /** Imported by an administrator. */
  | 'IMPORT'
  /** Invited to the job by an administrator. */
  | 'INVITATION'
  /** A link with a parameter of your own: ?src= and a word. */
  | 'LINK'
  /** A search engine. */
  | 'SEARCH'
  /** A link on another site. */
  | 'SITE'
  /** A social network or a messenger. */
  | 'SOCIAL';

/** The traffic source of a visit. Only a limited number of names is distinguished; others count without a name. */
export type VisitSourceInput = {
  /** The site, the campaign or the `src` word of the link: at most 80 lower-case letters, digits, and . _ / -. Values that may be an email address or a phone number are dropped. */
  name?: string | null | undefined;
  /** The source; IMPORT and INVITATION are ignored. */
  source: VisitSource;
};

/** The state of a delivery. */
export type WebhookDeliveryState =
  /** The receiver responded with a status from 200 to 299. */
  | 'DELIVERED'
  /** All attempts have failed, and the webhook was deactivated. */
  | 'FAILED'
  /** It is being sent. */
  | 'SENDING'
  /** It will be sent when it is due, after the earlier events of the same subject. */
  | 'WAITING';

/** The type of an event. Events contain only ids and times. */
export type WebhookEventType =
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

/** The work mode. */
export type WorkMode =
  /** Some days on site, some elsewhere. */
  | 'HYBRID'
  /** At the company's premises. */
  | 'ONSITE'
  /** From anywhere. */
  | 'REMOTE'
  /** From the employee's home. */
  | 'WORK_FROM_HOME';
