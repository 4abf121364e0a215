/** A Yes to an invitation, given with the link from an email. */
export type AcceptInvitationByLinkInput = {
  /** The answers to the screening questions, in any order. INVALID_INPUT names an invalid answer in `fields` by the index of its question, such as `answers.0`. */
  answers?: Array<ScreeningAnswerInput> | null | undefined;
  /** A resume that replaces the one on file: PDF or DOCX, at most 5 MB. */
  resume?: File | null | undefined;
  /** True if the employer may see the expected salary and the notice period of your profile in this application. They are copied when the application is made. */
  sharePreferences?: boolean | null | undefined;
  /** The token of the link. */
  token: string;
};

/** A Yes to an invitation. */
export type AcceptInvitationInput = {
  /** The answers to the screening questions, in any order. INVALID_INPUT names an invalid answer in `fields` by the index of its question, such as `answers.0`. */
  answers?: Array<ScreeningAnswerInput> | null | undefined;
  /** The id of the invitation. */
  id: string;
  /** A resume that replaces the one on file: PDF or DOCX, at most 5 MB. */
  resume?: File | null | undefined;
  /** True if the employer may see the expected salary and the notice period of your profile in this application. They are copied when the application is made. */
  sharePreferences?: boolean | null | undefined;
};

/** When a candidate last used the portal. */
export type ActivityChoice =
  /** Within 30 days. */
  | 'MONTH'
  /** Longer ago. */
  | 'OLDER'
  /** Within 91 days. */
  | 'QUARTER'
  /** The candidate has not logged in yet. */
  | 'UNKNOWN'
  /** Within 7 days. */
  | 'WEEK'
  /** Within 365 days. */
  | 'YEAR';

/** The kind of actor. */
export type ActorType =
  /** An administrator. */
  | 'ADMIN'
  /** A visitor, or the operator at the command line. */
  | 'ANONYMOUS'
  /** A program with an API key. */
  | 'API_CLIENT'
  /** A candidate. */
  | 'CANDIDATE'
  /** An employer. */
  | 'EMPLOYER';

/** An internal note and the record that it is on. */
export type AddNoteInput = {
  /** The day in India by which administrators follow up: from today, at most a year ahead. */
  dueOn?: string | null | undefined;
  /** The kind. */
  kind?: NoteKind | null | undefined;
  /** The outcome; only for calls. */
  outcome?: CallOutcome | null | undefined;
  /** The record's id. */
  subjectId: string;
  /** The kind of the record. */
  subjectKind: NoteSubjectKind;
  /** The text: plain, at most 2,000 characters. It can be empty for a call with an outcome. */
  text: string;
};

/** The emails that an administrator gets about pending requests. Notifications in the portal are always shown. */
export type AdminEmailPreference =
  /** One email at 10:00 on working days: pending and late requests, with the five oldest. */
  | 'DIGEST'
  /** An email for each new employer, job, application, proposal and interview. */
  | 'EACH'
  /** No emails. */
  | 'NONE';

/** The role of an administrator. */
export type AdminRole =
  /** Does everything. */
  | 'ADMINISTRATOR'
  /** Reads lists, records and reports. Changes and decides nothing, and opens no identity documents. */
  | 'READER'
  /** Does everything except the administrators, API keys and webhooks, deletions, merges, and the figures and report links of others. */
  | 'RECRUITER';

/** Agenda entries that applications can be filtered by. */
export type AgendaEntry =
  /** An approved interview takes place today in India and has been neither replaced nor cancelled. */
  | 'INTERVIEWS_TODAY'
  /** The candidate was selected, has not declined and joins this week: Monday through Sunday in India, including past days. */
  | 'JOININGS_THIS_WEEK';

/** An answer to an offer, given with the link from an email. */
export type AnswerOfferByLinkInput = {
  /** The answer. */
  answer: OfferAnswer;
  /** With ACCEPTED: true to decline the accepted offer with the same date of joining. Without it, such an offer is an OFFER_CLASH error. */
  declinesOther?: boolean | null | undefined;
  /** A message to the company and the consultancy, at most 1,000 characters. Required with OTHER. */
  note?: string | null | undefined;
  /** The reason for declining. Required with DECLINED. */
  reason?: DeclineReason | null | undefined;
  /** The token of the link. */
  token: string;
  /** The requested date of joining, after today. Required with OTHER_DATE. */
  wishedDate?: string | null | undefined;
};

/** An answer to an offer. */
export type AnswerOfferInput = {
  /** The answer. */
  answer: OfferAnswer;
  /** The application that was selected. */
  applicationId: string;
  /** With ACCEPTED: true to decline the accepted offer with the same date of joining. Without it, such an offer is an OFFER_CLASH error. */
  declinesOther?: boolean | null | undefined;
  /** A message to the company and the consultancy, at most 1,000 characters. Required with OTHER. */
  note?: string | null | undefined;
  /** The id of the offer that you read. An answer to an earlier offer is rejected. */
  offerId: string;
  /** The reason for declining. Required with DECLINED. */
  reason?: DeclineReason | null | undefined;
  /** The requested date of joining, after today. Required with OTHER_DATE. */
  wishedDate?: string | null | undefined;
};

/** A permission that a key has beyond public access. */
export type ApiScope =
  /** applications:read: reads the status of applications in all companies, without names and contact details. */
  | 'APPLICATIONS_READ'
  /** jobs:read: reads nothing but what everyone can read, the open jobs, with its own query budget. */
  | 'JOBS_READ'
  /** reports:read: reads the reports. */
  | 'REPORTS_READ'
  /** webhooks: manages its own webhooks. */
  | 'WEBHOOKS';

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

/** The job to apply for. */
export type ApplyToJobInput = {
  /** The answers to the screening questions, in any order. INVALID_INPUT names an invalid answer in `fields` by the index of its question, such as `answers.0`. */
  answers?: Array<ScreeningAnswerInput> | null | undefined;
  /** The job's id. */
  jobId: string;
  /** True if the employer may see the expected salary and the notice period of your profile in this application. They are copied when the application is made. */
  sharePreferences?: boolean | null | undefined;
  /** The traffic source that first brought the candidate. */
  source?: VisitSourceInput | null | undefined;
};

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

/** The records, and the administrator who will be responsible for them. */
export type AssignResponsibleInput = {
  /** The ids of the records, from 1 to 100. */
  ids: Array<string>;
  /** The kind of the records. */
  kind: ResponsibleSubject;
  /** The administrator: one of `responsibleAdministrators`. Null for nobody. */
  responsibleId?: string | null | undefined;
};

/** An action on a record. Each description is the label shown on screen. */
export type AuditAction =
  /** Set Active */
  | 'ACTIVATE'
  /** Add note */
  | 'ADD_NOTE'
  /** Add to pool */
  | 'ADD_TO_POOL'
  /** Answer invitation to a job */
  | 'ANSWER_INVITATION'
  /** Answer offer */
  | 'ANSWER_OFFER'
  /** Apply */
  | 'APPLY'
  /** Approve */
  | 'APPROVE'
  /** Choose responsible administrator */
  | 'ASSIGN'
  /** Cancel interview */
  | 'CANCEL_INTERVIEW'
  /** Change administrator */
  | 'CHANGE_ADMINISTRATOR'
  /** Change email */
  | 'CHANGE_EMAIL'
  /** Change role in company */
  | 'CHANGE_MEMBER_ROLE'
  /** Change password */
  | 'CHANGE_PASSWORD'
  /** Create */
  | 'CREATE'
  /** Set Inactive */
  | 'DEACTIVATE'
  /** Decide request to join a company */
  | 'DECIDE_JOIN_REQUEST'
  /** Delete */
  | 'DELETE'
  /** Delete note */
  | 'DELETE_NOTE'
  /** Delete own account */
  | 'DELETE_OWN'
  /** Turn off second factor */
  | 'DISABLE_SECOND_FACTOR'
  /** Edit */
  | 'EDIT'
  /** Turn on second factor */
  | 'ENABLE_SECOND_FACTOR'
  /** Export */
  | 'EXPORT'
  /** Download own data */
  | 'EXPORT_DATA'
  /** Give interview feedback */
  | 'GIVE_FEEDBACK'
  /** Mark as handled */
  | 'HANDLE'
  /** Import */
  | 'IMPORT'
  /** Send invitation */
  | 'INVITE'
  /** Invite administrator */
  | 'INVITE_ADMINISTRATOR'
  /** Invite to a job */
  | 'INVITE_CANDIDATE'
  /** Merge */
  | 'MERGE'
  /** Open file */
  | 'OPEN_FILE'
  /** Post */
  | 'POST'
  /** Propose status */
  | 'PROPOSE'
  /** Recommend candidate */
  | 'RECOMMEND'
  /** Record whether a candidate joined */
  | 'RECORD_JOINING'
  /** Sign up */
  | 'REGISTER'
  /** Reject */
  | 'REJECT'
  /** Remove administrator */
  | 'REMOVE_ADMINISTRATOR'
  /** Remove from pool */
  | 'REMOVE_FROM_POOL'
  /** Remove from company */
  | 'REMOVE_MEMBER'
  /** Ask for a correction */
  | 'REQUEST_CORRECTION'
  /** Request email change */
  | 'REQUEST_EMAIL_CHANGE'
  /** Request password reset */
  | 'REQUEST_PASSWORD_RESET'
  /** Ask to join a company */
  | 'REQUEST_TO_JOIN'
  /** Resend email */
  | 'RESEND'
  /** Resend webhook event */
  | 'RESEND_EVENT'
  /** Resend email confirmation */
  | 'RESEND_VERIFICATION'
  /** Set a new password */
  | 'RESET_PASSWORD'
  /** Reset second factor */
  | 'RESET_SECOND_FACTOR'
  /** Reveal identity number */
  | 'REVEAL_IDENTITY_NUMBER'
  /** Revoke */
  | 'REVOKE'
  /** Save profile */
  | 'SAVE_PROFILE'
  /** Save skills */
  | 'SAVE_SKILLS'
  /** Choose interviewers */
  | 'SET_INTERVIEWERS'
  /** Record whether an interview was held */
  | 'SET_INTERVIEW_HELD'
  /** Change note in pool */
  | 'SET_POOL_NOTE'
  /** Choose whether to be suggested for openings */
  | 'SET_SEARCH_VISIBILITY'
  /** Log in */
  | 'SIGN_IN'
  /** Log out everywhere */
  | 'SIGN_OUT_EVERYWHERE'
  /** Store resume of candidate */
  | 'STORE_RESUME'
  /** Transfer the ownership of a company */
  | 'TRANSFER_OWNERSHIP'
  /** Undo decision */
  | 'UNDO'
  /** Undo email change */
  | 'UNDO_EMAIL_CHANGE'
  /** Undo import */
  | 'UNDO_IMPORT'
  /** Undo merge */
  | 'UNDO_MERGE'
  /** Update follow-up */
  | 'UPDATE_FOLLOW_UP'
  /** Log in with recovery code */
  | 'USE_RECOVERY_CODE'
  /** Confirm email */
  | 'VERIFY_EMAIL'
  /** View profile */
  | 'VIEW_PROFILE'
  /** Withdraw application */
  | 'WITHDRAW'
  /** Withdraw proposal */
  | 'WITHDRAW_PROPOSAL';

/** Filters for events. All given filters must match. */
export type AuditFilter = {
  /** Only events with this action. */
  action?: AuditAction | null | undefined;
  /** Only actions of this account. */
  actorId?: string | null | undefined;
  /** On or after this day in India. */
  from?: string | null | undefined;
  /** Only the record with this id. */
  subjectId?: string | null | undefined;
  /** Only this kind of record. */
  subjectType?: AuditSubject | null | undefined;
  /** On or before this day in India. */
  to?: string | null | undefined;
};

/** The kinds of records in the audit trail. Each description is the label shown on screen. */
export type AuditSubject =
  /** API client */
  | 'API_CLIENT'
  /** Application */
  | 'APPLICATION'
  /** Candidate */
  | 'CANDIDATE'
  /** Company */
  | 'COMPANY'
  /** File */
  | 'FILE'
  /** Import */
  | 'IMPORT'
  /** Job */
  | 'JOB'
  /** List */
  | 'LIST'
  /** Message */
  | 'MESSAGE'
  /** Report link */
  | 'REPORT_LINK'
  /** Pool */
  | 'TALENT_POOL'
  /** User */
  | 'USER'
  /** Webhook */
  | 'WEBHOOK';

/** The outcome of a phone call. */
export type CallOutcome =
  /** The person wants to be called back. */
  | 'CALL_BACK'
  /** The person is not interested. */
  | 'NOT_INTERESTED'
  /** Nobody answered. */
  | 'NO_ANSWER'
  /** The person was reached. */
  | 'REACHED'
  /** The number belongs to somebody else. */
  | 'WRONG_NUMBER';

/** The interview to cancel and the reason. */
export type CancelInterviewInput = {
  /** The person of the company who asked an administrator for it, at most 100 characters. Required for administrators unless the candidate asked for it, ignored for employers. */
  askedBy?: string | null | undefined;
  /** How they asked for it. */
  askedChannel?: AskedChannel | null | undefined;
  /** The interview's id. */
  id: string;
  /** A note for the employer and the administrators, at most 2,000 characters. Required with OTHER. The candidate does not see it. */
  note?: string | null | undefined;
  /** The reason. The candidate sees it, except for OTHER. */
  reason: CancelReason;
};

/** A reason for an employer to cancel an interview. */
export type CancelReason =
  /** The candidate asked for it. */
  | 'CANDIDATE_ASKED'
  /** The interviewer cannot be there. */
  | 'INTERVIEWER_AWAY'
  /** The job is on hold. */
  | 'JOB_ON_HOLD'
  /** Another reason, explained in the note. */
  | 'OTHER';

/** The reason why an interview was cancelled. */
export type CancellationReason =
  /** The candidate asked for it. */
  | 'CANDIDATE_ASKED'
  /** The interviewer cannot be there. */
  | 'INTERVIEWER_AWAY'
  /** The job is on hold. */
  | 'JOB_ON_HOLD'
  /** The company had another reason. */
  | 'OTHER'
  /** The candidate was rejected. */
  | 'REJECTED'
  /** The candidate was selected. */
  | 'SELECTED'
  /** The candidate has withdrawn the application. */
  | 'WITHDRAWN';

/** A qualification. */
export type CandidateEducationInput = {
  /** The certificate: PDF or DOCX, at most 5 MB. Omit it to keep the current one. */
  certificate?: File | null | undefined;
  /** The id of the entry to keep. Omit it for a new entry. */
  id?: string | null | undefined;
  /** CGPA or percentage: at most 100, at most two decimals. */
  marks: string;
  /** The degree or certificate. */
  qualification: string;
  /** Skills, separated by commas. */
  skills?: string | null | undefined;
  /** The university or school. */
  university: string;
  /** The year of completion, from 60 years ago to 6 years ahead. */
  yearOfCompletion: number;
};

/** A previous job. */
export type CandidateExperienceInput = {
  /** The employer. */
  companyName: string;
  /** The experience letter: PDF or DOCX, at most 5 MB. Omit it to keep the current one. */
  experienceLetter?: File | null | undefined;
  /** The first day, in the past. */
  fromDate: string;
  /** The id of the entry to keep. Omit it for a new entry. */
  id?: string | null | undefined;
  /** The candidate's role. */
  jobRole: string;
  /** The last designation. */
  lastDesignation?: string | null | undefined;
  /** Skills, separated by commas. */
  skills?: string | null | undefined;
  /** The last day, in the past. Omit it for a current job. */
  toDate?: string | null | undefined;
};

/** The order of a list of candidates. Ties are ordered by id. */
export type CandidateOrder = {
  /** The direction. */
  direction: OrderDirection;
  /** The field to order by. */
  field: CandidateOrderField;
};

/** The fields that candidates can be ordered by. */
export type CandidateOrderField =
  /** When they signed up. */
  | 'CREATED_AT'
  /** Their email addresses. */
  | 'EMAIL'
  /** Their first and last names. */
  | 'NAME';

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

/** The words and filters of a search for candidates. All must match. */
export type CandidateSearchFilter = {
  /** Only these times of the last activity. */
  activities?: Array<ActivityChoice> | null | undefined;
  /** All entries must be found: at most 10 entries of at most 100 characters. An entry of several words needs all of them, in quotes one after another. */
  allOf?: Array<string> | null | undefined;
  /** One of the entries must be found: at most 10 entries of at most 100 characters. An entry of several words needs all of them, in quotes one after another. */
  anyOf?: Array<string> | null | undefined;
  /** Only these cities, at most 20. */
  cities?: Array<string> | null | undefined;
  /** Only these ranges of experience. */
  experiences?: Array<ExperienceChoice> | null | undefined;
  /** At most this expected salary, in whole rupees a year. An unknown one matches. */
  maxExpectedSalary?: number | null | undefined;
  /** At most this many years of experience, 0 to 60. Unknown experience matches. */
  maxExperience?: number | null | undefined;
  /** At least this many years of experience, 0 to 60. Unknown experience matches. */
  minExperience?: number | null | undefined;
  /** No entry must be found: at most 10 entries of at most 100 characters. An entry of several words needs all of them, in quotes one after another. Other words of the same work do not count. */
  noneOf?: Array<string> | null | undefined;
  /** Only these notice periods. */
  noticePeriods?: Array<NoticeChoice> | null | undefined;
  /** Only this interest in a new job. */
  openTo?: Array<OpenToChoice> | null | undefined;
  /** Only candidates of these pools, at most 20 ids. */
  pools?: Array<string> | null | undefined;
  /** Only these highest qualifications. */
  qualifications?: Array<QualificationChoice> | null | undefined;
  /** Only with or only without a resume. */
  resumes?: Array<ResumeChoice> | null | undefined;
  /** Only those who want one of these work modes. */
  workModes?: Array<WorkModeChoice> | null | undefined;
};

/** The order of found candidates. Equal ones follow by their last activity. */
export type CandidateSearchOrder =
  /** Candidates with the words in titles and skills first, then in qualifications, companies and resumes. */
  | 'BEST_MATCH'
  /** The lowest expected salary first; an unknown one last. */
  | 'EXPECTED_SALARY'
  /** The most experienced first; unknown experience last. */
  | 'EXPERIENCE'
  /** The most recently active first. */
  | 'LAST_ACTIVE'
  /** The most recent sign-ups first. */
  | 'NEWEST';

/** Filters for candidates. All given filters must match. */
export type CandidatesFilter = {
  /** Only records that have changed at or after this instant. */
  changedSince?: string | null | undefined;
  /** Signed up on or after this day in India. */
  from?: string | null | undefined;
  /** Only active or only inactive accounts. */
  isActive?: boolean | null | undefined;
  /** The first letters of words in the name or the email address, in any order, or of the phone number. */
  search?: string | null | undefined;
  /** Signed up on or before this day in India. */
  to?: string | null | undefined;
};

/** A change of an administrator. */
export type ChangeAdministratorInput = {
  /** The id of the administrator. */
  id: string;
  /** The role. Your own cannot change. */
  role: AdminRole;
  /** True if the administrator must have a second factor. */
  secondFactorRequired: boolean;
};

/** The new role of a member. */
export type ChangeCompanyRoleInput = {
  /** The id of the member. */
  id: string;
  /** The role. */
  role: InvitedRole;
};

/** Your password and the new one. */
export type ChangePasswordInput = {
  /** The new password. The same rules apply as at sign-up. */
  newPassword: string;
  /** Your password. */
  password: string;
};

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

/** A location of a company. */
export type CompanyAddressInput = {
  /** The city. */
  city: string;
  /** Always India. */
  country: string;
  /** True for the primary address. If several are marked, the first of them is used; if none is, the first address is. */
  isPrimary: boolean;
  /** The first address line. */
  line1: string;
  /** The second address line. */
  line2?: string | null | undefined;
  /** The PIN code: six digits. */
  pincode: string;
  /** The Indian state or union territory; case-insensitive. */
  state: string;
};

/** A reason why two companies may be duplicates. */
export type CompanyDuplicateReason =
  /** Same GSTIN */
  | 'GSTIN'
  /** Same company name */
  | 'NAME'
  /** Same website */
  | 'WEBSITE';

/** When an employer gets emails. */
export type CompanyEmailChoice =
  /** One email at 10:00 on working days with the number of events, if there are any. */
  | 'DAILY'
  /** At once. */
  | 'EACH'
  /** No emails. */
  | 'NONE';

/** The work of a company about which its people choose emails. */
export type CompanyEmailTopic =
  /** New applicants, withdrawals and answers to offers. */
  | 'APPLICANTS'
  /** Decisions about proposals and jobs, and jobs that administrators post or correct for the company. */
  | 'DECISIONS'
  /** Interviews that are arranged, moved or cancelled. */
  | 'INTERVIEWS';

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

/** The role of a member of a company. */
export type CompanyRole =
  /** Reads the applications of the interviews to which they are invited, and gives feedback. */
  | 'INTERVIEWER'
  /** Does everything for the company. Each company has one owner. */
  | 'OWNER'
  /** Does everything for the company except its profile, its members and its deletion. */
  | 'RECRUITER';

/** The link from an email about a change of email address. */
export type ConfirmEmailInput = {
  /** The `token` query parameter of the link. */
  token: string;
};

/** The way in which the people of a file have agreed to being found and suggested for jobs. */
export type ConsentChannel =
  /** By email. */
  | 'EMAIL'
  /** At an event. */
  | 'EVENT'
  /** On a form. */
  | 'FORM'
  /** By phone. */
  | 'PHONE';

/** Filters for messages. All given filters must match. */
export type ContactMessageFilter = {
  /** True: only handled messages. False: only messages that are not handled. */
  isHandled?: boolean | null | undefined;
};

/** The role in which a visitor writes. */
export type ContactUserType =
  /** The visitor is looking for a job. */
  | 'CANDIDATE'
  /** The visitor is hiring. */
  | 'EMPLOYER';

/** All fields of a job as an administrator corrects them for its company. Omitted company fields remain unchanged. */
export type CorrectJobInput = {
  /** The person of the company who asked for it, at most 100 characters. */
  askedBy: string;
  /** How they asked for it. */
  askedChannel: AskedChannel;
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
  /** The job. */
  id: string;
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
  /** The version that you read. If the job has changed since, the call fails with STALE_VERSION. */
  version: number;
  /** The work mode. */
  workMode: WorkMode;
};

/** The name and the permissions of the new key. */
export type CreateApiClientInput = {
  /** The name of the program or person that uses the key, at most 100 characters. */
  name: string;
  /** The IP addresses and networks that can use the key, at most 20. If empty, the key works from any address. */
  networks?: Array<string>;
  /** The permissions of the key, at least one. */
  scopes: Array<ApiScope>;
  /** The last day, in India, on which the key works: today or later. If omitted, the key does not expire. */
  validThrough?: string | null | undefined;
};

/** A search, its name and the frequency of its emails. */
export type CreateJobAlertInput = {
  /** The search: filters of the list of open jobs, except companyId and postedAfter. */
  filter: OpenJobsFilter;
  /** How often new jobs are emailed. */
  frequency: JobAlertFrequency;
  /** At most 60 characters. */
  name: string;
};

/** The report of the new link. */
export type CreateReportLinkInput = {
  /** The number of days until it expires: 30, 90 or 365. */
  days?: number;
  /** The name of the person or spreadsheet that uses it, at most 100 characters. */
  name: string;
  /** The filters as a URL query string: `period` or `from` and `to`, `companyId`, `jobId`, `industry`, `city`, `source`. A named period, such as this-financial-year, is relative to the current day. If no days are given, the reader can add `from` and `to`. */
  query?: string;
  /** The name of the report's CSV file, such as time-to-fill. */
  report: string;
};

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

/** A decision about a request to join a company. */
export type DecideJoinRequestInput = {
  /** The decision. */
  decision: JoinDecision;
  /** The id of the request. */
  id: string;
};

/** A decision about a request. */
export type Decision =
  /** Approve the request. This also reverses a rejection. */
  | 'APPROVE'
  /** Reject the pending request. */
  | 'REJECT';

/** A No to an invitation, given with the link from an email. */
export type DeclineInvitationByLinkInput = {
  /** True to get no more suggestions and invitations: the same as `setSearchVisibility` with false. */
  noMoreInvitations?: boolean | null | undefined;
  /** A message to the consultancy, at most 500 characters. Required with OTHER. */
  note?: string | null | undefined;
  /** The reason. */
  reason: JobInvitationDeclineReason;
  /** The token of the link. */
  token: string;
};

/** A No to an invitation. */
export type DeclineInvitationInput = {
  /** The id of the invitation. */
  id: string;
  /** True to get no more suggestions and invitations: the same as `setSearchVisibility` with false. */
  noMoreInvitations?: boolean | null | undefined;
  /** A message to the consultancy, at most 500 characters. Required with OTHER. */
  note?: string | null | undefined;
  /** The reason. */
  reason: JobInvitationDeclineReason;
};

/** A reason for declining an offer. */
export type DeclineReason =
  /** The date of joining does not fit. */
  | 'JOINING_DATE'
  /** Another reason, explained in the note. */
  | 'OTHER'
  /** The candidate has accepted another offer. */
  | 'OTHER_OFFER'
  /** The pay is too low. */
  | 'PAY'
  /** Personal reasons. */
  | 'PERSONAL'
  /** The place or the hours do not fit. */
  | 'PLACE_OR_HOURS';

/** Confirms that you want to delete your account. */
export type DeleteMyAccountInput = {
  /** The password of your account. */
  password: string;
};

/** The saved view to delete. */
export type DeleteViewInput = {
  /** The view's id. */
  id: string;
};

/** The webhook to delete. */
export type DeleteWebhookInput = {
  /** The webhook's id. */
  id: string;
};

/** The kind of records to delete. */
export type DeletionKind =
  /** Applications with their history. */
  | 'APPLICATIONS'
  /** Jobs with their applications. */
  | 'JOBS'
  /** Accounts with everything that belongs to them. */
  | 'USERS';

/** A reason why a selected candidate did not join. */
export type DropReason =
  /** The company withdrew the offer. */
  | 'COMPANY'
  /** The candidate stays with the current employer. */
  | 'COUNTER_OFFER'
  /** The candidate neither came nor responded. */
  | 'NO_WORD'
  /** Another reason. */
  | 'OTHER'
  /** The candidate has taken another job. */
  | 'OTHER_JOB'
  /** Personal reasons. */
  | 'PERSONAL';

/** A reason why two candidates may be the same person. */
export type DuplicateReason =
  /** Same driving license number */
  | 'DRIVING_LICENSE'
  /** Same name and same last digits of the phone number */
  | 'NAME_AND_PHONE_END'
  /** Same PAN number */
  | 'PAN'
  /** Same passport number */
  | 'PASSPORT'
  /** Same phone number */
  | 'PHONE';

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

/** A field of a posted job that an employer can change. */
export type EditableJobField =
  /** The last day to apply. */
  | 'DEADLINE'
  /** The description. */
  | 'DESCRIPTION'
  /** The number of people to hire. */
  | 'OPENINGS'
  /** The screening questions, one per line. */
  | 'QUESTIONS';

/** The result of using the link from an email about a change of email address. */
export type EmailChangeOutcome =
  /** The account has the new address, which is confirmed. */
  | 'CHANGED'
  /** The account has its earlier address again, and all its sessions have ended. */
  | 'CHANGED_BACK'
  /** Nothing has changed. The link has been used, has expired, has been replaced by a newer one, or does not exist. */
  | 'EXPIRED';

/** The delivery state of an email. */
export type EmailState =
  /** All attempts have failed. It is kept until an administrator resends it. */
  | 'DEAD'
  /** It is being sent. */
  | 'SENDING'
  /** The mail server has accepted it. */
  | 'SENT'
  /** It will be sent when it is due. */
  | 'WAITING';

/** The result of using the link that confirms an email address. */
export type EmailVerificationOutcome =
  /** The address was already confirmed. */
  | 'ALREADY_VERIFIED'
  /** The link is older than 7 days, was sent to an earlier address of the account, or does not exist. */
  | 'EXPIRED'
  /** The address is now confirmed. */
  | 'VERIFIED';

/** The values of `errors[0].extensions.code`. */
export type ErrorCode =
  /** The account is inactive. */
  | 'ACCOUNT_INACTIVE'
  /** Another administrator has already decided. Details: decidedBy, decidedAt. */
  | 'ALREADY_DECIDED'
  /** You have applied before, and the job no longer accepts applications. */
  | 'APPLICATION_EXPIRED'
  /** The record is inactive. */
  | 'APPLICATION_INACTIVE'
  /** A proposal for the application is waiting for an administrator. */
  | 'APPLICATION_PENDING'
  /** The candidate has withdrawn the application. */
  | 'APPLICATION_WITHDRAWN'
  /** A rejected company cannot post jobs, and only an approved company can invite colleagues. */
  | 'COMPANY_NOT_APPROVED'
  /** An active, approved company has this GSTIN. `requestToJoinCompany` asks its owner to let the person in. Details: companyName. */
  | 'COMPANY_REGISTERED'
  /** The cursor is older than the retention of the job change feed. Read the feed again from the start. */
  | 'CURSOR_EXPIRED'
  /** The job's last day has passed. */
  | 'DEADLINE_PASSED'
  /** No account has this email address. */
  | 'EMAIL_NOT_FOUND'
  /** The email address already has an account. */
  | 'EMAIL_TAKEN'
  /** Files cannot be stored at the moment. Nothing was changed. */
  | 'FILES_UNAVAILABLE'
  /** The file is larger than 5 MB. */
  | 'FILE_TOO_LARGE'
  /** The type of the file, detected from its content, is not accepted. */
  | 'FILE_TYPE_NOT_ALLOWED'
  /** Your role is not allowed to do this. */
  | 'FORBIDDEN'
  /** Only over REST: the request with this `Idempotency-Key` is still being executed, or its response is unknown. The message says which. */
  | 'IDEMPOTENCY_KEY_IN_USE'
  /** Only over REST: another request of yours has had this `Idempotency-Key` in the last day. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** The import cannot be undone, because accounts of it have been used. */
  | 'IMPORT_USED'
  /** An unexpected error occurred. Quote its id. Details: errorId. */
  | 'INTERNAL'
  /** The candidate has another interview within 30 minutes. Details: startsAt. */
  | 'INTERVIEW_CLASH'
  /** The interview was cancelled or rescheduled, is pending approval, its time does not allow this, or the link of a guest has ended. The message says which. */
  | 'INTERVIEW_NOT_OPEN'
  /** The email address or the password is wrong. The response never says which. */
  | 'INVALID_CREDENTIALS'
  /** Fields of the input are invalid. `fields` holds the messages of each. Details: fields. */
  | 'INVALID_INPUT'
  /** The invited person has already set a password. */
  | 'INVITATION_ACCEPTED'
  /** The invitation has already been answered. */
  | 'INVITATION_ANSWERED'
  /** The invitation has expired or ended with its job, or its link is unknown. */
  | 'INVITATION_GONE'
  /** The candidate cannot be invited to the job. The message says why. */
  | 'INVITATION_NOT_ALLOWED'
  /** The invited person has an invitation that is still valid. */
  | 'INVITATION_VALID'
  /** The job does not accept applications. */
  | 'JOB_NOT_OPEN'
  /** A page number, cursor or body is not valid. */
  | 'MALFORMED'
  /** The record does not exist or is not yours; both look alike. */
  | 'NOT_FOUND'
  /** The offer was accepted or declined, the candidate has joined, or another date was already requested. */
  | 'OFFER_ANSWERED'
  /** The candidate has accepted another offer with the same date of joining, and has not declined it in favour of this one. */
  | 'OFFER_CLASH'
  /** The offer was withdrawn or changed, or its link has expired. */
  | 'OFFER_GONE'
  /** The profile must be completed first. */
  | 'PROFILE_INCOMPLETE'
  /** The query is too complex. */
  | 'QUERY_TOO_COMPLEX'
  /** Too many attempts or uploads at once, or the daily limit is reached. Details: retryAfterSeconds. */
  | 'RATE_LIMITED'
  /** The last application is less than 30 days old. Details: lastAppliedAt, reapplyOn. */
  | 'REAPPLY_TOO_SOON'
  /** The record of this field is missing. The field is null; the rest of the response is complete. */
  | 'RECORD_MISSING'
  /** The link to set a password is unknown, already used or has expired. */
  | 'RESET_TOKEN_INVALID'
  /** The code is wrong, expired or already used. */
  | 'SECOND_FACTOR_INVALID'
  /** Two-step login is not on. */
  | 'SECOND_FACTOR_OFF'
  /** Two-step login is already on. */
  | 'SECOND_FACTOR_ON'
  /** The password is correct, but the login of this administrator also requires a `code`. */
  | 'SECOND_FACTOR_REQUIRED'
  /** The record has changed since it was read; read it again. */
  | 'STALE_VERSION'
  /** The status cannot follow the current one, requires an interview, or is unchanged. */
  | 'STATUS_NOT_ALLOWED'
  /** The request has no token, or its token has expired. */
  | 'UNAUTHENTICATED'
  /** The database is unavailable or full. Try again later. Details: errorId. */
  | 'UNAVAILABLE'
  /** The decision cannot be undone because of later changes. */
  | 'UNDO_OVERTAKEN'
  /** It is too late to undo this. A decision can be undone for ten seconds and until its emails are sent, a merge for 30 days. */
  | 'UNDO_TOO_LATE'
  /** The role of the account is not `userType`. */
  | 'WRONG_LOGIN_PAGE';

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

/** The experience of a candidate in whole years, from the job history. */
export type ExperienceChoice =
  /** Less than a year. */
  | 'FRESHER'
  /** The candidate has not said so. */
  | 'UNKNOWN'
  /** From 1 to 2 years. */
  | 'YEARS_1_TO_2'
  /** From 3 to 5 years. */
  | 'YEARS_3_TO_5'
  /** From 6 to 10 years. */
  | 'YEARS_6_TO_10'
  /** More than 10 years. */
  | 'YEARS_OVER_10';

/** The experience level of a candidate. */
export type ExperienceLevel =
  /** Has worked before. */
  | 'EXPERIENCED'
  /** Has not worked yet. */
  | 'FRESHER';

/** The job and its new deadline. */
export type ExtendJobDeadlineInput = {
  /** The new last day to apply: after today and after the current one. */
  deadline: string;
  /** The job. */
  id: string;
};

/** How candidates describe their gender. */
export type Gender =
  /** Female. */
  | 'FEMALE'
  /** Male. */
  | 'MALE'
  /** Other. */
  | 'OTHER';

/** Feedback of a guest on an interview. It replaces earlier feedback of the same guest. */
export type GiveInterviewFeedbackByLinkInput = {
  /** The rating of attitude, from 1 to 5. */
  attitude: number;
  /** The rating of communication, from 1 to 5. */
  communication: number;
  /** A comment, at most 2,000 characters. Candidates do not see it on the site. */
  note?: string | null | undefined;
  /** The recommendation. */
  recommendation: Recommendation;
  /** The rating of skills, from 1 to 5. */
  skills: number;
  /** The token of the link. */
  token: string;
  /** The version of the feedback that you read; null for the first. If it has changed since, the call fails with STALE_VERSION. */
  version?: number | null | undefined;
};

/** Feedback on an interview. It replaces earlier feedback. */
export type GiveInterviewFeedbackInput = {
  /** The rating of attitude, from 1 to 5. */
  attitude: number;
  /** The rating of communication, from 1 to 5. */
  communication: number;
  /** The interview's id. */
  id: string;
  /** A comment, at most 2,000 characters. Candidates do not see it on the site. */
  note?: string | null | undefined;
  /** The recommendation. */
  recommendation: Recommendation;
  /** The rating of skills, from 1 to 5. */
  skills: number;
  /** The version of the feedback that you read; null for the first. If it has changed since, the call fails with STALE_VERSION. */
  version?: number | null | undefined;
};

/** An event in the history of an application. */
export type HistoryEventKind =
  /** An interview was cancelled. */
  | 'INTERVIEW_CANCELLED'
  /** The job was changed after the application. */
  | 'JOB_CORRECTED'
  /** The candidate accepted the offer. */
  | 'OFFER_ACCEPTED'
  /** The candidate declined the offer. */
  | 'OFFER_DECLINED'
  /** The candidate asked for another date of joining. */
  | 'OTHER_DATE'
  /** An administrator recommended the candidate, or corrected the recommendation. Hidden from candidates. */
  | 'RECOMMENDED'
  /** The application itself, or a step that the employer proposed. */
  | 'REQUEST'
  /** The candidate withdrew the application. */
  | 'WITHDRAWN';

/** An identity number that is stored in full. Only four digits of an Aadhaar number are stored. */
export type IdentityNumberKind =
  /** The driving licence. */
  | 'DRIVING_LICENSE'
  /** The PAN. */
  | 'PAN'
  /** The passport. */
  | 'PASSPORT';

/** How and when the people of a file have agreed to being found and suggested for jobs. */
export type ImportConsentInput = {
  /** The day, YYYY-MM-DD: today or one of the last five years. */
  agreedOn: string;
  /** The way. */
  channel: ConsentChannel;
};

/** Corrections of one row. Absent fields keep the value from the file. */
export type ImportCorrectionInput = {
  /** Candidates only: the city. */
  city?: string | null | undefined;
  /** Candidates only: the current company. */
  company?: string | null | undefined;
  /** The contact number. */
  contact?: string | null | undefined;
  /** Candidates only: the current designation. */
  designation?: string | null | undefined;
  /** The email address. */
  email?: string | null | undefined;
  /** Candidates only: the expected salary in rupees a year. */
  expectedSalary?: string | null | undefined;
  /** Candidates only: fresher or experienced. */
  experience?: string | null | undefined;
  /** The first name. */
  firstName?: string | null | undefined;
  /** Employers only: the GSTIN. */
  gstin?: string | null | undefined;
  /** The last name. */
  lastName?: string | null | undefined;
  /** Candidates only: the notice period. */
  noticePeriod?: string | null | undefined;
  /** Candidates only: the interest in the next job. */
  openTo?: string | null | undefined;
  /** Employers only: the name of the company. */
  organizationName?: string | null | undefined;
  /** Candidates only: the pool to add the person to. */
  pool?: string | null | undefined;
  /** Candidates only: the preferred cities, separated by commas. */
  preferredCities?: string | null | undefined;
  /** The number of the row in the file. The header is row 1. */
  rowNumber: number;
  /** Candidates only: the skills, separated by commas. */
  skills?: string | null | undefined;
  /** Candidates only: the state. */
  state?: string | null | undefined;
  /** Candidates only: the years of experience. */
  statedExperienceYears?: string | null | undefined;
  /** Employers only: the website. */
  website?: string | null | undefined;
  /** Candidates only: the work modes, separated by commas. */
  workModes?: string | null | undefined;
};

/** The kind of accounts in a file. */
export type ImportKind =
  /** Candidates. */
  | 'CANDIDATES'
  /** Employers, each with a company. */
  | 'EMPLOYERS';

/** A value that a row of a file has in common with an account. */
export type ImportMatchReason =
  /** The same email address. The row cannot be imported. */
  | 'EMAIL'
  /** The same phone number. It may be the same person. */
  | 'PHONE';

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

/** An invitation of an administrator. */
export type InviteAdministratorInput = {
  /** The email address. No account may use it yet. */
  email: string;
  /** The first name. */
  firstName: string;
  /** The last name. */
  lastName: string;
  /** The role. */
  role: AdminRole;
  /** True if the administrator must have a second factor. */
  secondFactorRequired: boolean;
};

/** An invitation of a colleague. */
export type InviteCompanyMemberInput = {
  /** The email address. No account may use it yet. */
  email: string;
  /** The first name. */
  firstName: string;
  /** The last name. */
  lastName: string;
  /** The role. */
  role?: InvitedRole | null | undefined;
};

/** The candidates to invite to a job. */
export type InviteToJobInput = {
  /** The ids of the candidates, at most 100. */
  candidateIds: Array<string>;
  /** The id of an open job. */
  jobId: string;
  /** A message to the candidates: plain text, at most 500 characters. */
  message?: string | null | undefined;
};

/** A role that the owner of a company can give. */
export type InvitedRole =
  /** Reads the applications of the interviews to which they are invited, and gives feedback. */
  | 'INTERVIEWER'
  /** Does everything for the company except its profile, its members and its deletion. */
  | 'RECRUITER';

/** How often new jobs are emailed. Each email lists at most 10 jobs. No email is sent without new jobs. */
export type JobAlertFrequency =
  /** Within a minute, but at most one email every 15 minutes. */
  | 'AT_ONCE'
  /** Every day at 9:00 in India. */
  | 'DAILY'
  /** Every Monday at 9:00 in India. */
  | 'WEEKLY';

/** The state of a job alert. */
export type JobAlertState =
  /** Emails are sent. */
  | 'ACTIVE'
  /** You have paused the alert, here or with the link in an email. */
  | 'PAUSED'
  /** An email could not be delivered. Emails are sent again once you resume the alert or change your email address. */
  | 'REFUSED'
  /** No emails are sent until you have confirmed your email address. */
  | 'UNVERIFIED';

/** A reason for declining an invitation to a job. */
export type JobInvitationDeclineReason =
  /** The candidate does not want to work for this company. */
  | 'COMPANY'
  /** The candidate is not looking for a job now. */
  | 'NOT_LOOKING'
  /** Another reason, explained in the note. */
  | 'OTHER'
  /** The pay is too low. */
  | 'PAY'
  /** The place or the hours do not fit. */
  | 'PLACE_OR_HOURS'
  /** The work is not the right one. */
  | 'WORK';

/** The reason why a candidate cannot be invited to a job. */
export type JobInvitationProblem =
  /** The candidate has applied for this job. */
  | 'APPLIED'
  /** The candidate has applied to the company within 30 days. */
  | 'APPLIED_TO_COMPANY'
  /** You have sent all invitations of today. */
  | 'DAILY_LIMIT'
  /** The candidate has not confirmed the email address. */
  | 'EMAIL_UNCONFIRMED'
  /** The last email to the candidate could not be delivered. */
  | 'EMAIL_UNDELIVERED'
  /** The account is inactive. */
  | 'INACTIVE'
  /** The candidate has been invited to this job before. */
  | 'INVITED'
  /** The candidate has not accepted the privacy notice that says that candidates are searched and invited. */
  | 'NOT_ASKED'
  /** The candidate has three invitations to answer. */
  | 'OPEN_INVITATIONS'
  /** The candidate does not want to be suggested or invited. */
  | 'OPTED_OUT'
  /** The company has rejected the candidate within 6 months. */
  | 'REJECTED';

/** The state of an invitation to a job. */
export type JobInvitationState =
  /** The candidate said yes and has applied. */
  | 'ACCEPTED'
  /** The candidate said yes. The application is made when the profile is complete. */
  | 'ACCEPTED_INCOMPLETE'
  /** The candidate said no. */
  | 'DECLINED'
  /** The job is not open any more. */
  | 'ENDED'
  /** Not answered in time. */
  | 'EXPIRED'
  /** Waits for the answer of the candidate. */
  | 'OPEN';

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

/** The status of a job. */
export type JobStatus =
  /** Its last day to apply has passed. */
  | 'CLOSED'
  /** Candidates can find it and apply. */
  | 'LIVE'
  /** The job or its company was rejected. */
  | 'NOT_APPROVED'
  /** The job or its employer is inactive. */
  | 'PAUSED'
  /** The job or its company is pending approval. */
  | 'WAITING_FOR_APPROVAL';

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

/** The answer to a request to join a company. */
export type JoinDecision =
  /** The person becomes a recruiter of the company. */
  | 'ACCEPT'
  /** The person does not join the company. */
  | 'REFUSE'
  /** The person gets a company of their own with the same GSTIN, such as a branch. Only for administrators. */
  | 'SEPARATE';

/** The outcome of an offer on the date of joining. */
export type JoiningOutcome =
  /** The candidate did not join. */
  | 'DROPPED'
  /** The candidate has joined. */
  | 'JOINED'
  /** The candidate will join on a later day. */
  | 'POSTPONED';

/** The reason why a candidate and a job that fit are not suggested. */
export type LeftOutReason =
  /** Applied to the company within 30 days. */
  | 'APPLIED'
  /** Invited to the job before. */
  | 'INVITED'
  /** Has not agreed to be found, does not want to be, or has a deactivated account. */
  | 'NOT_FINDABLE'
  /** Is not looking for a job. */
  | 'NOT_LOOKING'
  /** Rejected by the company within 6 months. */
  | 'REJECTED'
  /** Has not confirmed the job preferences for 12 months. */
  | 'UNCONFIRMED';

/** The message to mark as handled. */
export type MarkContactMessageHandledInput = {
  /** The message's id. */
  id: string;
};

/** Two companies with the same GSTIN. */
export type MergeCompaniesInput = {
  /** The name of the company that ends, typed as a confirmation. */
  confirmedName: string;
  /** The id of the company that stays. */
  keepId: string;
  /** The version of the company that stays, as the preview has shown it. */
  keepVersion: number;
  /** The id of the company that ends. */
  removeId: string;
  /** The version of the company that ends, as the preview has shown it. */
  removeVersion: number;
};

/** The kind of an internal note. */
export type NoteKind =
  /** A phone call. */
  | 'CALL'
  /** An interview with the consultancy. */
  | 'INTERVIEW_WITH_US'
  /** Something else. */
  | 'OTHER'
  /** A screening. */
  | 'SCREENING';

/** The kind of record of an internal note. */
export type NoteSubjectKind =
  /** An application. */
  | 'APPLICATION'
  /** A candidate. */
  | 'CANDIDATE'
  /** A company. */
  | 'COMPANY'
  /** A job. */
  | 'JOB';

/** The notice period of a candidate. */
export type NoticeChoice =
  /** Up to 15 days. */
  | 'DAYS_15'
  /** Up to 30 days. */
  | 'DAYS_30'
  /** Up to 60 days. */
  | 'DAYS_60'
  /** Up to 90 days. */
  | 'DAYS_90'
  /** The candidate can start at once. */
  | 'IMMEDIATE'
  /** The candidate has not said so. */
  | 'UNKNOWN';

/** The time between an offer and the first day of work. */
export type NoticePeriod =
  /** Up to 15 days. */
  | 'DAYS_15'
  /** Up to 30 days. */
  | 'DAYS_30'
  /** Up to 60 days. */
  | 'DAYS_60'
  /** Up to 90 days. */
  | 'DAYS_90'
  /** The candidate can start at once. */
  | 'IMMEDIATE';

/** The subject of a notification. */
export type NotificationKind =
  /** A candidate has withdrawn an application. */
  | 'APPLICATION_WITHDRAWN'
  /** Another administrator has made you responsible for companies, jobs or requests. */
  | 'ASSIGNED'
  /** An approved job was changed and is waiting for approval again, or its employer asks for a correction. */
  | 'CHANGED_JOB'
  /** An employer has cancelled an interview, or an administrator has cancelled one for your company. */
  | 'INTERVIEW_CANCELLED'
  /** An employer has scheduled an interview, or an administrator has arranged one for your company. */
  | 'INTERVIEW_SCHEDULED'
  /** A candidate has answered your invitation and has not applied yet. */
  | 'INVITATION_ANSWERED'
  /** You are invited to apply for a job. */
  | 'JOB_INVITATION'
  /** The owner of a company has not decided a request to join it. */
  | 'JOIN_REQUEST'
  /** A candidate has applied. */
  | 'NEW_APPLICATION'
  /** An employer has signed up. */
  | 'NEW_EMPLOYER'
  /** A job was posted. */
  | 'NEW_JOB'
  /** An employer has proposed a status. */
  | 'NEW_PROPOSAL'
  /** A candidate has answered an offer. */
  | 'OFFER_ANSWERED'
  /** A webhook was deactivated because an event could not be delivered. */
  | 'WEBHOOK_OFF';

/** A candidate's answer to an offer. */
export type OfferAnswer =
  /** The candidate accepts the offer. */
  | 'ACCEPTED'
  /** The candidate declines the offer. */
  | 'DECLINED'
  /** The candidate asks to join on another date; the offer can still be accepted or declined. */
  | 'OTHER_DATE';

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

/** The interest of a candidate in a new job. */
export type OpenTo =
  /** Is looking for a job. */
  | 'LOOKING'
  /** Is not looking. */
  | 'NOT_LOOKING'
  /** Is not looking, and open to a good offer. */
  | 'OPEN';

/** The interest of a candidate in a new job. */
export type OpenToChoice =
  /** Is looking for a job. */
  | 'LOOKING'
  /** Is not looking. */
  | 'NOT_LOOKING'
  /** Is not looking, and open to a good offer. */
  | 'OPEN'
  /** The candidate has not said so. */
  | 'UNKNOWN';

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

/** The resume to parse. */
export type ParseResumeInput = {
  /** PDF or DOCX, at most 5 MB; it is not stored. Omit it to parse the resume on your profile. */
  file?: File | null | undefined;
};

/** The state of a link to set a password. */
export type PasswordLinkState =
  /** It has expired, a newer link has replaced it, or it does not exist. */
  | 'EXPIRED'
  /** It has already been used. */
  | 'USED'
  /** It can be used. */
  | 'VALID';

/** A new job that an administrator posts for a company. */
export type PostJobForCompanyInput = {
  /** The person of the company who asked for it, at most 100 characters. */
  askedBy: string;
  /** How they asked for it. */
  askedChannel: AskedChannel;
  /** The city of the workplace. */
  city: string;
  /** The company description given in this job. */
  companyDescription?: string | null | undefined;
  /** The company. */
  companyId: string;
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

/** The file to check, with the corrections made in its preview. */
export type PreviewImportInput = {
  /** Corrections that replace the values of the file. Rows that the file does not have are ignored. */
  corrections?: Array<ImportCorrectionInput>;
  /** The numbers of the rows to exclude from the import. */
  excludedRows?: Array<number>;
  /** A .csv or .xlsx file with a header row, whose columns may have usual names such as "E-mail" or "Mobile", of at most 5,000 rows and 5 MB. A .csv file may be in UTF-8, UTF-16 or Windows-1252, with commas, semicolons or tabs. */
  file: File;
  /** The kind of accounts in the file. */
  kind: ImportKind;
};

/** A part of a candidate's profile. */
export type ProfilePart =
  /** The name, contact, address and experience level. */
  | 'PERSONAL'
  /** At least one qualification. */
  | 'QUALIFICATION'
  /** The resume. */
  | 'RESUME';

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

/** Proposals for multiple applications. */
export type ProposeApplicationStatusesInput = {
  /** The proposals, at most 100, in the order in which they are made. */
  proposals: Array<ProposedStepInput>;
};

/** One proposal of a bulk call. Use `proposeApplicationStatus` to attach an offer letter. */
export type ProposedStepInput = {
  /** The date of joining. Only with SELECTED. */
  dateOfJoining?: string | null | undefined;
  /** A message for SELECTED or REJECTED, at most 2,000 characters. */
  feedback?: string | null | undefined;
  /** The application's id. */
  id: string;
  /** The current status or a later one. */
  status: ApplicationStatus;
};

/** The highest qualification of a candidate. */
export type QualificationChoice =
  /** A diploma or an ITI certificate. */
  | 'DIPLOMA'
  /** A doctorate or an MPhil. */
  | 'DOCTORATE'
  /** A bachelor’s degree or the like. */
  | 'GRADUATE'
  /** Another qualification. */
  | 'OTHER'
  /** A master’s degree or the like. */
  | 'POSTGRADUATE'
  /** The 10th standard. */
  | 'TENTH'
  /** The 12th standard. */
  | 'TWELFTH'
  /** The candidate has not said so. */
  | 'UNKNOWN';

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

/** The recommendation of an application. It replaces the earlier one, which stays in the history. */
export type RecommendApplicationInput = {
  /** The application's id. */
  applicationId: string;
  /** The rating of fit, from 1 to 5. */
  rating?: number | null | undefined;
  /** The id of the recommendation that you read; null for the first. If it has changed since, the call fails with STALE_VERSION. */
  replacesId?: string | null | undefined;
  /** The reasons, at most 1000 characters. The employer reads them; candidates do not see them on the site. */
  text?: string | null | undefined;
};

/** The interviewer's recommendation on the candidate. */
export type Recommendation =
  /** No. */
  | 'NO'
  /** Strong no. */
  | 'STRONG_NO'
  /** Strong yes. */
  | 'STRONG_YES'
  /** Yes. */
  | 'YES';

/** A recommendation. It needs a text or a rating. */
export type RecommendationInput = {
  /** The rating of fit, from 1 to 5. */
  rating?: number | null | undefined;
  /** The reasons, at most 1000 characters. The employer reads them; candidates do not see them on the site. */
  text?: string | null | undefined;
};

/** A record of whether a selected candidate joined. */
export type RecordJoiningInput = {
  /** The application that was selected. */
  applicationId: string;
  /** With JOINED: the day, today or earlier. With POSTPONED: the new day, after today. */
  day?: string | null | undefined;
  /** The outcome. */
  outcome: JoiningOutcome;
  /** The reason. Required with DROPPED. */
  reason?: DropReason | null | undefined;
};

/** A visit or a job view to count. */
export type RecordVisitInput = {
  /** The open job that was viewed. Send it once per visit and job. */
  jobId?: string | null | undefined;
  /** The traffic source of the visit. Send it once per visit; omit it to count only the job view. */
  source?: VisitSourceInput | null | undefined;
};

/** The sign-up of a candidate. */
export type RegisterCandidateInput = {
  /** Agreement to the privacy notice. It must be true. */
  consent: boolean;
  /** An Indian mobile or landline number: ten digits, with or without +91 or 0. */
  contact: string;
  /** The email address to log in with. */
  email: string;
  /** The experience level. */
  experienceLevel: ExperienceLevel;
  /** The first name. */
  firstName: string;
  /** The open job that the person wants to apply for. The email that confirms the address names it. A job that is not open is ignored. */
  jobId?: string | null | undefined;
  /** The last name. */
  lastName: string;
  /** The password: at least 8 characters with an upper-case and a lower-case letter, a number and a special character. */
  password: string;
  /** The resume: PDF or DOCX, at most 5 MB. */
  resume: File;
  /** The traffic source that first brought the person. */
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

/** An administrator to remove, or an invitation to revoke. */
export type RemoveAdministratorInput = {
  /** The id of the administrator. */
  id: string;
};

/** A member to remove, or an invitation to revoke. */
export type RemoveCompanyMemberInput = {
  /** The id of the member. */
  id: string;
};

/** A new name for a saved view. */
export type RenameViewInput = {
  /** The view's id. */
  id: string;
  /** The name, at most 60 characters. */
  name: string;
};

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

/** Your password and the new email address. */
export type RequestEmailChangeInput = {
  /** The new email address. */
  email: string;
  /** Your password. */
  password: string;
};

/** A correction of one of your jobs, which an administrator approves. */
export type RequestJobCorrectionInput = {
  /** The city of the workplace. */
  city: string;
  /** The job. */
  id: string;
  /** The job type. */
  jobType: JobType;
  /** The maximum experience in years, above the minimum. */
  maxExperience: number;
  /** The minimum experience in years, from 0 to 50. */
  minExperience: number;
  /** The minimum qualification. */
  minimumQualification: string;
  /** The preferred skills, separated by commas, at most 30. */
  preferredSkills: string;
  /** The maximum salary in rupees per year, above the minimum. */
  salaryMax: number;
  /** The minimum salary in rupees per year. */
  salaryMin: number;
  /** The Indian state or union territory. */
  state: string;
  /** The job title, at most 150 characters. */
  title: string;
  /** The version that you read. If the job has changed since, the call fails with STALE_VERSION. */
  version: number;
  /** The work mode. */
  workMode: WorkMode;
};

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

/** An invitation to send again. */
export type ResendAdministratorInvitationInput = {
  /** The id of the invited administrator. */
  id: string;
};

/** An invitation to send again. */
export type ResendCompanyMemberInvitationInput = {
  /** The id of the invited person. */
  id: string;
};

/** The email to resend. */
export type ResendEmailInput = {
  /** The email's id. */
  id: string;
};

/** The emails to resend: those that match all given fields. Without any, all emails that could not be delivered. */
export type ResendEmailsInput = {
  /** Only emails that the list shows with this filter. */
  filter?: UndeliveredEmailsFilter | null | undefined;
  /** Only these emails, at most 1000. */
  ids?: Array<string> | null | undefined;
};

/** The delivery to send again. */
export type ResendWebhookDeliveryInput = {
  /** The delivery's id. */
  id: string;
};

/** A new password, and the token of the link. */
export type ResetPasswordInput = {
  /** Agreement to the privacy notice. Required for invited people who have not agreed yet. */
  consent?: boolean;
  /** A random token that a browser generates once and stores: 32 to 128 letters, digits, - and _. After a login, wrong passwords from elsewhere do not count against this browser. It grants no access. */
  deviceToken?: string | null | undefined;
  /** The new password. The same rules apply as at sign-up. */
  password: string;
  /** The token: the last part of the link's path. */
  token: string;
};

/** The kinds of records that can have a responsible administrator. */
export type ResponsibleSubject =
  /** A company. Its administrator is responsible for requests about it, its jobs and their applications. */
  | 'COMPANY'
  /** A job. Its administrator is responsible for requests about it and its applications, before the one of the company. */
  | 'JOB'
  /** A pending request. Its administrator comes before those of the job and the company. */
  | 'REQUEST';

/** Has a resume, or has none. */
export type ResumeChoice =
  /** There is no resume. */
  | 'NO'
  /** There is a resume. */
  | 'YES';

/** The key to revoke. */
export type RevokeApiClientInput = {
  /** The key's id. */
  id: string;
};

/** The link to revoke. */
export type RevokeReportLinkInput = {
  /** The link's id. */
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

/** The file to import, with the corrections made in its preview. */
export type RunImportInput = {
  /** Candidates only: their consent. Without it, they are neither found nor suggested before they have agreed themselves. */
  consent?: ImportConsentInput | null | undefined;
  /** Corrections that replace the values of the file. Rows that the file does not have are ignored. */
  corrections?: Array<ImportCorrectionInput>;
  /** The numbers of the rows to exclude from the import. */
  excludedRows?: Array<number>;
  /** A .csv or .xlsx file with a header row, whose columns may have usual names such as "E-mail" or "Mobile", of at most 5,000 rows and 5 MB. A .csv file may be in UTF-8, UTF-16 or Windows-1252, with commas, semicolons or tabs. */
  file: File;
  /** True emails everyone an invitation; false leaves that to `sendInvitations`. */
  invites?: boolean;
  /** The kind of accounts in the file. */
  kind: ImportKind;
};

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

/** The three tabs of the profile. Omitted fields keep their values, so that a tab can be saved alone. */
export type SaveCandidateProfileInput = {
  /** The Aadhaar card: PDF, JPEG or PNG, at most 5 MB. Omit it to keep the current one. */
  aadhaarCard?: File | null | undefined;
  /** The Aadhaar number: 12 digits, of which only the last four are stored. Sending the masked number changes nothing. Omit it to keep the current one; send an empty text to remove it. */
  aadhaarNumber?: string | null | undefined;
  /** The first address line. */
  addressLine1: string;
  /** The second address line. Send an empty text to remove it. */
  addressLine2?: string | null | undefined;
  /** The city. */
  city: string;
  /** An Indian mobile or landline number: ten digits, with or without +91 or 0. */
  contact: string;
  /** Always India. */
  country: string;
  /** The driving licence: PDF, JPEG or PNG, at most 5 MB. Omit it to keep the current one. */
  drivingLicense?: File | null | undefined;
  /** The licence number: two letters and 13 digits. Omit it to keep the current one; send an empty text to remove it. */
  drivingLicenseNumber?: string | null | undefined;
  /** All qualifications, at most 20. An entry that is missing here is removed with its certificate. */
  educations?: Array<CandidateEducationInput> | null | undefined;
  /** The expected salary in whole rupees a year, from 1 to 1,000,000,000. Null removes it. */
  expectedSalary?: number | null | undefined;
  /** The experience level. */
  experienceLevel?: ExperienceLevel | null | undefined;
  /** The whole job history, at most 20 entries. An entry that is missing here is removed with its letter. */
  experiences?: Array<CandidateExperienceInput> | null | undefined;
  /** The first name. */
  firstName: string;
  /** The gender. */
  gender: Gender;
  /** Agreement to the notice on identity documents. It must be true with the first number or document; the time is recorded. */
  identityConsent?: boolean | null | undefined;
  /** The last name. */
  lastName: string;
  /** The middle name. Send an empty text to remove it. */
  middleName?: string | null | undefined;
  /** The notice period. Null removes it. */
  noticePeriod?: NoticePeriod | null | undefined;
  /** Your interest in a new job. Null removes it. */
  openTo?: OpenTo | null | undefined;
  /** The PAN card: PDF, JPEG or PNG, at most 5 MB. Omit it to keep the current one. */
  panCard?: File | null | undefined;
  /** The PAN: five letters, four digits, one letter. Omit it to keep the current one; send an empty text to remove it. */
  panNumber?: string | null | undefined;
  /** The passport: PDF, JPEG or PNG, at most 5 MB. Omit it to keep the current one. */
  passport?: File | null | undefined;
  /** The passport number: one letter and seven digits. Omit it to keep the current one; send an empty text to remove it. */
  passportNumber?: string | null | undefined;
  /** The preferred cities: at most 5 of at most 100 characters. Null or an empty list removes them. */
  preferredCities?: Array<string> | null | undefined;
  /** The resume: PDF or DOCX, at most 5 MB. Omit it to keep the current one. */
  resume?: File | null | undefined;
  /** The Indian state or union territory; case-insensitive. */
  state: string;
  /** Your years of experience, from 0 to 50. They count only without a job history. Null removes them. */
  statedExperienceYears?: number | null | undefined;
  /** The version that you read. If the profile has changed since, the call fails with STALE_VERSION. */
  version?: number | null | undefined;
  /** The preferred work modes. Null or an empty list removes them. */
  workModes?: Array<WorkMode> | null | undefined;
};

/** Your skills. */
export type SaveCandidateSkillsInput = {
  /** All of your skills in order: at most 30 of at most 60 characters. A skill that is missing is removed. */
  skills: Array<string>;
};

/** The three tabs of the company profile, without the fields that cannot be changed. */
export type SaveCompanyProfileInput = {
  /** All locations. They replace the current ones. */
  addresses: Array<CompanyAddressInput>;
  /** The company's own email address. */
  companyEmail?: string | null | undefined;
  /** An Indian mobile or landline number: ten digits, with or without +91 or 0. */
  contact: string;
  /** A description of the company. */
  description: string;
  /** The employer's name: the first word is the first name. */
  fullName: string;
  /** The place of the headquarters. */
  headquarters: string;
  /** The industry. */
  industry: string;
  /** An Indian mobile or landline number: ten digits, with or without +91 or 0. */
  phone: string;
  /** The number of employees. */
  size?: number | null | undefined;
  /** The version that you read. If the profile has changed since, the call fails with STALE_VERSION. */
  version?: number | null | undefined;
  /** The year of establishment, from 1800 to this year. */
  yearEstablished: number;
};

/** A list with its filters, and a name for it. */
export type SaveViewInput = {
  /** The name, at most 60 characters. */
  name: string;
  /** The path of one of the administrator's lists, with its filters. */
  path: string;
};

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

/** An answer to a screening question. */
export type ScreeningAnswerInput = {
  /** One of its options, a number in digits, or a text of at most 300 characters. Empty is no answer. */
  answer: string;
  /** The text of the question. */
  question: string;
};

/** The choice of a candidate to be found by administrators and to get jobs suggested. */
export type SearchVisibility =
  /** Not found: the candidate does not want to be. */
  | 'HIDDEN'
  /** Not found: the candidate has not accepted the privacy notice that says so. */
  | 'NOT_ASKED'
  /** Found, and asked whether the job preferences are still right: not suggested after 12 months without a reply. */
  | 'TO_CONFIRM'
  /** Found. */
  | 'VISIBLE';

/** A part of a candidate in which words are found. */
export type SearchedField =
  /** An employer, a university or a school. */
  | 'COMPANY'
  /** The city or the state. */
  | 'PLACE'
  /** A qualification. */
  | 'QUALIFICATION'
  /** The text of the resume. */
  | 'RESUME'
  /** A skill. */
  | 'SKILL'
  /** A job title. */
  | 'TITLE';

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

/** An interview that took place or did not. */
export type SetInterviewHeldInput = {
  /** True marks it as held; false removes that mark. */
  held: boolean;
  /** The interview's id. */
  id: string;
};

/** The people of an interview. */
export type SetInterviewersInput = {
  /** The interview's id. */
  id: string;
  /** All interviewers, one to five. */
  interviewers: Array<InterviewerInput>;
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

/** A resume for a candidate. */
export type StoreResumeInput = {
  /** The id of the candidate. */
  candidateId: string;
  /** The resume: PDF or DOCX, at most 5 MB. */
  resume: File;
};

/** A member who becomes the owner of your company. */
export type TransferCompanyOwnershipInput = {
  /** The id of the member: a recruiter who has accepted the invitation. */
  id: string;
  /** The password of your account. */
  password: string;
};

/** Filters for emails that could not be delivered. All given filters must match. */
export type UndeliveredEmailsFilter = {
  /** The first letters of words in the recipient, the subject, the event or the response of the mail server, in any order. */
  search?: string | null | undefined;
};

/** The key with its new values. Its scopes stay the same. */
export type UpdateApiClientInput = {
  /** The key's id. */
  id: string;
  /** The name of the program or person that uses the key, at most 100 characters. */
  name: string;
  /** The IP addresses and networks that can use the key, at most 20. If empty, the key works from any address. */
  networks?: Array<string>;
  /** The last day, in India, on which the key works: today or later. If omitted, the key does not expire. */
  validThrough?: string | null | undefined;
};

/** A change of a follow-up. Fields that are absent or null stay. */
export type UpdateFollowUpInput = {
  /** Another day in India: from today, at most a year ahead. */
  dueOn?: string | null | undefined;
  /** The note's id. */
  id: string;
  /** True when it is done, false to open it again. */
  isDone?: boolean | null | undefined;
};

/** New values of a job alert. Omitted fields stay the same. */
export type UpdateJobAlertInput = {
  /** How often new jobs are emailed. */
  frequency?: JobAlertFrequency | null | undefined;
  /** The alert's id. */
  id: string;
  /** True pauses the emails; false resumes them, starting with the jobs that are new from then on. */
  isPaused?: boolean | null | undefined;
  /** At most 60 characters. */
  name?: string | null | undefined;
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

/** The application to withdraw, and why. */
export type WithdrawApplicationInput = {
  /** The application's id. */
  id: string;
  /** A message, at most 1,000 characters. Required with OTHER. */
  note?: string | null | undefined;
  /** The reason. Visible to the employer and administrators. */
  reason: WithdrawalReason;
};

/** Proposals to withdraw. */
export type WithdrawProposalsInput = {
  /** The ids of the applications, at most 100, in the order in which their proposals are withdrawn. */
  applicationIds: Array<string>;
};

/** A reason for withdrawing an application. */
export type WithdrawalReason =
  /** The job is not the right one. */
  | 'NOT_WHAT_I_WANT'
  /** Another reason, explained in the note. */
  | 'OTHER'
  /** The candidate has found another job. */
  | 'OTHER_JOB'
  /** The pay is too low. */
  | 'PAY'
  /** Personal reasons. */
  | 'PERSONAL'
  /** The place or the hours do not fit. */
  | 'PLACE_OR_HOURS';

/** The topic of a flagged term. The law forbids asking candidates for it or selecting them by it. */
export type WordingTopic =
  /** age */
  | 'AGE'
  /** caste */
  | 'CASTE'
  /** money from candidates */
  | 'FEES'
  /** gender */
  | 'GENDER'
  /** marital status */
  | 'MARITAL_STATUS'
  /** religion */
  | 'RELIGION';

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

/** A work mode that a candidate wants. */
export type WorkModeChoice =
  /** Some days on site, some elsewhere. */
  | 'HYBRID'
  /** At the company's premises. */
  | 'ONSITE'
  /** From anywhere. */
  | 'REMOTE'
  /** The candidate has not said so. */
  | 'UNKNOWN'
  /** From the employee's home. */
  | 'WORK_FROM_HOME';
