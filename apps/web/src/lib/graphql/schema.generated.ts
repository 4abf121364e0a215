/** Who does something. */
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
  /** The record's id. */
  subjectId: string;
  /** The kind of the record. */
  subjectKind: NoteSubjectKind;
  /** Plain text of at most 2,000 characters. */
  text: string;
};

/** Which mails an administrator gets about what waits for a decision. The bell shows it in any case. */
export type AdminEmailPreference =
  /** One mail at 10:00 on working days: what waits, what is late and the five oldest requests. */
  | 'DIGEST'
  /** A mail for each new employer, job, application, proposal and interview. */
  | 'EACH'
  /** None. */
  | 'NONE';

/** What a day brings for applications. */
export type AgendaEntry =
  /** An approved interview takes place today in India and has been neither replaced nor cancelled. */
  | 'INTERVIEWS_TODAY'
  /** The candidate was selected, has not declined and joins this week: Monday through Sunday in India, the days that are over included. */
  | 'JOININGS_THIS_WEEK';

/** An answer to an offer by the link of a mail. */
export type AnswerOfferByLinkInput = {
  /** The answer. */
  answer: OfferAnswer;
  /** Words to the company and the consultancy, at most 1,000 characters; required with OTHER. */
  note?: string | null | undefined;
  /** With DECLINED, where it is required. */
  reason?: DeclineReason | null | undefined;
  /** The secret of the link. */
  token: string;
  /** With OTHER_DATE: a day after today. */
  wishedDate?: string | null | undefined;
};

/** An answer to an offer. */
export type AnswerOfferInput = {
  /** The answer. */
  answer: OfferAnswer;
  /** The application that was selected. */
  applicationId: string;
  /** Words to the company and the consultancy, at most 1,000 characters; required with OTHER. */
  note?: string | null | undefined;
  /** The offer that you have seen. */
  offerId: string;
  /** With DECLINED, where it is required. */
  reason?: DeclineReason | null | undefined;
  /** With OTHER_DATE: a day after today. */
  wishedDate?: string | null | undefined;
};

/** What a key may do in addition to what everyone may do. */
export type ApiScope =
  /** applications:read: reads how applications stand, in all companies, without names and contact details. */
  | 'APPLICATIONS_READ'
  /** jobs:read: reads the open jobs, with a budget of its own. */
  | 'JOBS_READ'
  /** reports:read: reads the reports. */
  | 'REPORTS_READ'
  /** webhooks: has webhooks, and manages its own. */
  | 'WEBHOOKS';

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

/** What was done to a record. Each description is the label on the screen. */
export type AuditAction =
  /** Set Active */
  | 'ACTIVATE'
  /** Add note */
  | 'ADD_NOTE'
  /** Answer offer */
  | 'ANSWER_OFFER'
  /** Apply */
  | 'APPLY'
  /** Approve */
  | 'APPROVE'
  /** Cancel interview */
  | 'CANCEL_INTERVIEW'
  /** Change email */
  | 'CHANGE_EMAIL'
  /** Change password */
  | 'CHANGE_PASSWORD'
  /** Create */
  | 'CREATE'
  /** Set Inactive */
  | 'DEACTIVATE'
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
  /** Resend invitation */
  | 'INVITE'
  /** Merge */
  | 'MERGE'
  /** Open file */
  | 'OPEN_FILE'
  /** Post */
  | 'POST'
  /** Propose status */
  | 'PROPOSE'
  /** Say whether a candidate joined */
  | 'RECORD_JOINING'
  /** Sign up */
  | 'REGISTER'
  /** Reject */
  | 'REJECT'
  /** Ask for another email */
  | 'REQUEST_EMAIL_CHANGE'
  /** Ask for a new password */
  | 'REQUEST_PASSWORD_RESET'
  /** Resend mail */
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
  /** Say whether an interview was held */
  | 'SET_INTERVIEW_HELD'
  /** Log in */
  | 'SIGN_IN'
  /** Log out everywhere */
  | 'SIGN_OUT_EVERYWHERE'
  /** Undo decision */
  | 'UNDO'
  /** Undo change of email */
  | 'UNDO_EMAIL_CHANGE'
  /** Undo merge */
  | 'UNDO_MERGE'
  /** Log in with recovery code */
  | 'USE_RECOVERY_CODE'
  /** Confirm email */
  | 'VERIFY_EMAIL'
  /** Withdraw application */
  | 'WITHDRAW';

/** Filters for events; each one given narrows the list. */
export type AuditFilter = {
  /** Only events with this action. */
  action?: AuditAction | null | undefined;
  /** Only what this account did. */
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

/** The kinds of records in the audit trail. Each description is the label on the screen. */
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
  /** User */
  | 'USER'
  /** Webhook */
  | 'WEBHOOK';

/** The interview to cancel, and why. */
export type CancelInterviewInput = {
  /** The interview's id. */
  id: string;
  /** For yourself and the administrators, at most 2,000 characters; required with OTHER. The candidate does not see it. */
  note?: string | null | undefined;
  /** The candidate is told why, except for OTHER. */
  reason: CancelReason;
};

/** Why an employer cancels an interview. */
export type CancelReason =
  /** The candidate asked for it. */
  | 'CANDIDATE_ASKED'
  /** The interviewer cannot be there. */
  | 'INTERVIEWER_AWAY'
  /** The job is on hold. */
  | 'JOB_ON_HOLD'
  /** Another reason, which the note says. */
  | 'OTHER';

/** Why an interview was cancelled. */
export type CancellationReason =
  /** The candidate asked for it. */
  | 'CANDIDATE_ASKED'
  /** The interviewer cannot be there. */
  | 'INTERVIEWER_AWAY'
  /** The job is on hold. */
  | 'JOB_ON_HOLD'
  /** The employer had another reason. */
  | 'OTHER'
  /** The candidate was rejected. */
  | 'REJECTED'
  /** The candidate was selected. */
  | 'SELECTED'
  /** The candidate has withdrawn the application. */
  | 'WITHDRAWN';

/** A qualification. */
export type CandidateEducationInput = {
  /** The certificate: PDF or DOCX, at most 5 MB. Leave it out to keep the present one. */
  certificate?: File | null | undefined;
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
  experienceLetter?: File | null | undefined;
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

/** Your password and the new one. */
export type ChangePasswordInput = {
  /** The new password. The same rules apply as at sign-up. */
  newPassword: string;
  /** Your password. */
  password: string;
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

/** Why two companies may be one. */
export type CompanyDuplicateReason =
  /** Same GSTIN */
  | 'GSTIN'
  /** Same company name */
  | 'NAME'
  /** Same website */
  | 'WEBSITE';

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

/** Filters for messages; each one given narrows the list. */
export type ContactMessageFilter = {
  /** Only messages that have been dealt with, or only those that have not. */
  isHandled?: boolean | null | undefined;
};

/** The role in which a visitor writes. */
export type ContactUserType =
  /** Looks for a job. */
  | 'CANDIDATE'
  /** Looks for staff. */
  | 'EMPLOYER';

/** Who will use the new key, and what it may do. */
export type CreateApiClientInput = {
  /** Who uses the key; at most 100 characters. */
  name: string;
  /** The addresses and networks from which the key works, at most 20. Empty: it works from everywhere. */
  networks?: Array<string>;
  /** At least one. */
  scopes: Array<ApiScope>;
  /** The last day, in India, on which the key works: today or later. Without it the key has no end. */
  validThrough?: string | null | undefined;
};

/** A search, its name, and how soon its new jobs are mailed. */
export type CreateJobAlertInput = {
  /** What to look for: the filters of the list of openings, without companyId, minSalary and postedAfter. */
  filter: OpenJobsFilter;
  /** How soon new jobs are mailed. */
  frequency: JobAlertFrequency;
  /** At most 60 characters. */
  name: string;
};

/** Which report a new link reads. */
export type CreateReportLinkInput = {
  /** For how many days it works: 30, 90 or 365. */
  days?: number;
  /** Whose spreadsheet will read it; at most 100 characters. */
  name: string;
  /** The filters as the query of an address: `period` or `from` and `to`, `companyId`, `jobId`, `industry`, `city`, `source`. A named period, such as this-financial-year, moves with the day. Without days, the reader may add `from` and `to`. */
  query?: string;
  /** The report as its CSV is called, such as time-to-fill. */
  report: string;
};

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

/** Why a candidate declines an offer. */
export type DeclineReason =
  /** The date of joining does not fit. */
  | 'JOINING_DATE'
  /** Another reason, which the note gives. */
  | 'OTHER'
  /** They have accepted another offer. */
  | 'OTHER_OFFER'
  /** The pay does not fit. */
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

/** Which saved view to delete. */
export type DeleteViewInput = {
  /** The view's id. */
  id: string;
};

/** The webhook to delete. */
export type DeleteWebhookInput = {
  /** The webhook's id. */
  id: string;
};

/** What to delete. */
export type DeletionKind =
  /** Applications with their history. */
  | 'APPLICATIONS'
  /** Jobs with their applications. */
  | 'JOBS'
  /** Accounts with everything that belongs to them. */
  | 'USERS';

/** Why a selected candidate did not join. */
export type DropReason =
  /** The company took the offer back. */
  | 'COMPANY'
  /** They stay with their present employer. */
  | 'COUNTER_OFFER'
  /** They did not come and gave no word. */
  | 'NO_WORD'
  /** Another reason. */
  | 'OTHER'
  /** They have taken another job. */
  | 'OTHER_JOB'
  /** Personal reasons. */
  | 'PERSONAL';

/** Why two candidates may be one person. */
export type DuplicateReason =
  /** Same driving license number */
  | 'DRIVING_LICENSE'
  /** Same name, and the phone number ends the same */
  | 'NAME_AND_PHONE_END'
  /** Same PAN number */
  | 'PAN'
  /** Same passport number */
  | 'PASSPORT'
  /** Same phone number */
  | 'PHONE';

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

/** The delivery state of an email. */
export type EmailState =
  /** All attempts have failed. It stays until an administrator sends it again. */
  | 'DEAD'
  /** Is being sent. */
  | 'SENDING'
  /** The mail server has accepted it. */
  | 'SENT'
  /** Will be sent when it is due. */
  | 'WAITING';

/** What the link in a mail has done for the address it was sent to. */
export type EmailVerificationOutcome =
  /** The address was confirmed before. */
  | 'ALREADY_VERIFIED'
  /** The link is older than 7 days, was sent to an earlier address of the account, or does not exist. */
  | 'EXPIRED'
  /** The address is now confirmed. */
  | 'VERIFIED';

/** What `errors[0].extensions.code` holds when an operation is refused. */
export type ErrorCode =
  /** The account is switched off. */
  | 'ACCOUNT_INACTIVE'
  /** Somebody else has decided first. Facts: decidedBy, decidedAt. */
  | 'ALREADY_DECIDED'
  /** You applied before, and the job takes no more applications. */
  | 'APPLICATION_EXPIRED'
  /** The record is inactive. */
  | 'APPLICATION_INACTIVE'
  /** A proposal for the application is waiting for an administrator. */
  | 'APPLICATION_PENDING'
  /** The candidate has withdrawn the application. */
  | 'APPLICATION_WITHDRAWN'
  /** A rejected company cannot post jobs. */
  | 'COMPANY_NOT_APPROVED'
  /** The cursor is older than what the feed of changes keeps: read it again from the start. */
  | 'CURSOR_EXPIRED'
  /** The job's last day has passed. */
  | 'DEADLINE_PASSED'
  /** No account has this email address. */
  | 'EMAIL_NOT_FOUND'
  /** The email address already has an account. */
  | 'EMAIL_TAKEN'
  /** Files cannot be stored at the moment; nothing was changed. */
  | 'FILES_UNAVAILABLE'
  /** The file is larger than 5 MB. */
  | 'FILE_TOO_LARGE'
  /** The file's content, whatever its name says, is of a type that is not accepted. */
  | 'FILE_TYPE_NOT_ALLOWED'
  /** Your role may not do this. */
  | 'FORBIDDEN'
  /** Something unexpected went wrong; quote the id. Facts: errorId. */
  | 'INTERNAL'
  /** The candidate has another interview within 30 minutes. Facts: startsAt. */
  | 'INTERVIEW_CLASH'
  /** The interview was cancelled or moved, waits for approval, or its time does not allow this; the message says which. */
  | 'INTERVIEW_NOT_OPEN'
  /** The email address or the password is wrong; the answer never says which. */
  | 'INVALID_CREDENTIALS'
  /** Fields of the input are wrong; `fields` has the messages of each. Facts: fields. */
  | 'INVALID_INPUT'
  /** The invited person has already set a password. */
  | 'INVITATION_ACCEPTED'
  /** The job takes no applications. */
  | 'JOB_NOT_OPEN'
  /** A page number, cursor or body is not valid. */
  | 'MALFORMED'
  /** The record does not exist or is not yours; both look alike. */
  | 'NOT_FOUND'
  /** The offer has been accepted or declined, its candidate has joined, or that question has been asked. */
  | 'OFFER_ANSWERED'
  /** The offer was withdrawn or changed, or the link to it has ended. */
  | 'OFFER_GONE'
  /** The profile must be completed first. */
  | 'PROFILE_INCOMPLETE'
  /** The document asks for too much. */
  | 'QUERY_TOO_COMPLEX'
  /** Too many attempts or uploads at once, or the daily limit is reached. Facts: retryAfterSeconds. */
  | 'RATE_LIMITED'
  /** The last application is less than 30 days old. Facts: lastAppliedAt, reapplyOn. */
  | 'REAPPLY_TOO_SOON'
  /** The record that this field leads to is missing. The field is null, and the rest of the answer is complete. */
  | 'RECORD_MISSING'
  /** The link to set a password is unknown, already used or has expired. */
  | 'RESET_TOKEN_INVALID'
  /** The code is wrong, too old or already used. */
  | 'SECOND_FACTOR_INVALID'
  /** Two-step login is not on. */
  | 'SECOND_FACTOR_OFF'
  /** Two-step login is already on. */
  | 'SECOND_FACTOR_ON'
  /** The password is right, but this administrator's login also needs a `code`. */
  | 'SECOND_FACTOR_REQUIRED'
  /** The record has changed since it was read; read it again. */
  | 'STALE_VERSION'
  /** The status cannot follow the present one, needs an interview, or is no change. */
  | 'STATUS_NOT_ALLOWED'
  /** The request has no token, or one that has ended. */
  | 'UNAUTHENTICATED'
  /** The database is away or full; try again later. Facts: errorId. */
  | 'UNAVAILABLE'
  /** The decision cannot be undone because something has followed it. */
  | 'UNDO_OVERTAKEN'
  /** It is too late to undo this: a decision can be undone for ten seconds and until its mails have gone out, a merge for 30 days. */
  | 'UNDO_TOO_LATE'
  /** The account has another role than `userType`. */
  | 'WRONG_LOGIN_PAGE';

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

/** Whether a candidate has worked before. */
export type ExperienceLevel =
  /** Has worked before. */
  | 'EXPERIENCED'
  /** Has not worked yet. */
  | 'FRESHER';

/** The job that takes applications for longer. */
export type ExtendJobDeadlineInput = {
  /** The new last day to apply: after today and after the present one. */
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
  /** Neither of the two. */
  | 'OTHER';

/** Feedback on an interview. It replaces the feedback that was given before. */
export type GiveInterviewFeedbackInput = {
  /** From 1 to 5. */
  attitude: number;
  /** From 1 to 5. */
  communication: number;
  /** The interview's id. */
  id: string;
  /** At most 2,000 characters. Candidates do not see it on the site. */
  note?: string | null | undefined;
  /** Whether to go on with the candidate. */
  recommendation: Recommendation;
  /** From 1 to 5. */
  skills: number;
  /** The version of the feedback that you read; null for the first. If it has changed since, the refusal is STALE_VERSION. */
  version?: number | null | undefined;
};

/** An event in the history of an application. */
export type HistoryEventKind =
  /** An interview was cancelled. */
  | 'INTERVIEW_CANCELLED'
  /** The candidate accepted the offer. */
  | 'OFFER_ACCEPTED'
  /** The candidate declined the offer. */
  | 'OFFER_DECLINED'
  /** The candidate asked for another date of joining. */
  | 'OTHER_DATE'
  /** The application itself, or a step that the employer proposed. */
  | 'REQUEST'
  /** The candidate withdrew the application. */
  | 'WITHDRAWN';

/** An identity number that is kept whole. Of an Aadhaar number only four digits are kept. */
export type IdentityNumberKind =
  /** The driving licence. */
  | 'DRIVING_LICENSE'
  /** The PAN. */
  | 'PAN'
  /** The passport. */
  | 'PASSPORT';

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

/** What a row of a file has in common with an account. */
export type ImportMatchReason =
  /** The same e-mail, which keeps the row out. */
  | 'EMAIL'
  /** The same phone number: it may be the same person. */
  | 'PHONE';

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

/** How soon new jobs are mailed. One mail names at most 10, and no mail goes out without new ones. */
export type JobAlertFrequency =
  /** Within a minute, but not within 15 minutes of the last mail. */
  | 'AT_ONCE'
  /** Every day at 9:00 in India. */
  | 'DAILY'
  /** Every Monday at 9:00 in India. */
  | 'WEEKLY';

/** Whether the mails of an alert go out. */
export type JobAlertState =
  /** They go out. */
  | 'ACTIVE'
  /** You have stopped them, here or with the link in a mail. */
  | 'PAUSED'
  /** A mail could not be delivered. They go out again once the alert is resumed or your email address has changed. */
  | 'REFUSED'
  /** They wait until you have confirmed your email address. */
  | 'UNVERIFIED';

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

/** The status of a job. */
export type JobStatus =
  /** Its last day to apply has passed. */
  | 'CLOSED'
  /** Candidates can find it and apply. */
  | 'LIVE'
  /** The job or its company was rejected. */
  | 'NOT_APPROVED'
  /** The job or its employer is switched off. */
  | 'PAUSED'
  /** The job or its company waits for an administrator. */
  | 'WAITING_FOR_APPROVAL';

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

/** What an employer can change in a posted job. */
export type JobTerm =
  /** The last day to apply. */
  | 'DEADLINE'
  /** The description. */
  | 'DESCRIPTION'
  /** How many people are to be hired. */
  | 'OPENINGS'
  /** The screening questions, each on a line of its own. */
  | 'QUESTIONS';

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

/** What became of an offer when the day of joining had come. */
export type JoiningOutcome =
  /** The candidate does not join. */
  | 'DROPPED'
  /** The candidate has joined. */
  | 'JOINED'
  /** The candidate joins on a later day. */
  | 'POSTPONED';

/** Which message has been dealt with. */
export type MarkContactMessageHandledInput = {
  /** The message's id. */
  id: string;
};

/** What an internal note is on. */
export type NoteSubjectKind =
  /** An application. */
  | 'APPLICATION'
  /** A candidate. */
  | 'CANDIDATE'
  /** A company. */
  | 'COMPANY';

/** What a notification is about. */
export type NotificationKind =
  /** A candidate has withdrawn an application. */
  | 'APPLICATION_WITHDRAWN'
  /** An approved job was changed and is waiting for approval again. */
  | 'CHANGED_JOB'
  /** An employer has cancelled an interview. */
  | 'INTERVIEW_CANCELLED'
  /** An employer has scheduled an interview. */
  | 'INTERVIEW_SCHEDULED'
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
  /** A webhook was switched off because an event could not be delivered. */
  | 'WEBHOOK_OFF';

/** What a candidate answers to an offer. */
export type OfferAnswer =
  /** The candidate joins. */
  | 'ACCEPTED'
  /** The candidate does not join. */
  | 'DECLINED'
  /** The candidate asks to join on another date; the offer can still be accepted or declined. */
  | 'OTHER_DATE';

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

/** The file to check, with what has been changed in its preview. */
export type PreviewImportInput = {
  /** Rows whose texts replace those of the file. Rows that the file does not have are ignored. */
  corrections?: Array<ImportCorrectionInput>;
  /** A .csv or .xlsx file with a header row, whose columns may have usual names such as "E-mail" or "Mobile", of at most 5,000 rows and 5 MB. A .csv file may be in UTF-8, UTF-16 or Windows-1252, with commas, semicolons or tabs. */
  file: File;
  /** Which columns the file has. */
  kind: ImportKind;
  /** The numbers of the rows that are not to be imported. */
  leftOut?: Array<number>;
};

/** A part of a candidate's profile. */
export type ProfilePart =
  /** The name, contact, address and experience level. */
  | 'PERSONAL'
  /** At least one qualification. */
  | 'QUALIFICATION'
  /** The resume. */
  | 'RESUME';

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

/** Proposals for several applications. */
export type ProposeApplicationStatusesInput = {
  /** The proposals, at most 100, in the order in which they are made. */
  proposals: Array<ProposedStepInput>;
};

/** One of several proposals. An offer letter goes with `proposeApplicationStatus`. */
export type ProposedStepInput = {
  /** With SELECTED only. */
  dateOfJoining?: string | null | undefined;
  /** With SELECTED and REJECTED only, at most 2,000 characters. */
  feedback?: string | null | undefined;
  /** The application's id. */
  id: string;
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

/** The resume to read. */
export type ReadResumeInput = {
  /** PDF or DOCX, at most 5 MB; it is not kept. Leave it out to read the resume on your profile. */
  file?: File | null | undefined;
};

/** Whether the interviewer would go on with the candidate. */
export type Recommendation =
  /** No. */
  | 'NO'
  /** Certainly not. */
  | 'STRONG_NO'
  /** Certainly. */
  | 'STRONG_YES'
  /** Yes. */
  | 'YES';

/** Whether the candidate of an offer joined. */
export type RecordJoiningInput = {
  /** The application that was selected. */
  applicationId: string;
  /** With JOINED: the day, today or earlier. With POSTPONED: the new day, after today. */
  day?: string | null | undefined;
  /** What became of the offer. */
  outcome: JoiningOutcome;
  /** With DROPPED, where it is required. */
  reason?: DropReason | null | undefined;
};

/** A visit, or a look at a job, to be counted. */
export type RecordVisitInput = {
  /** The open job whose page was opened: once for each visit and job. */
  jobId?: string | null | undefined;
  /** From where the visit came: once for each visit. Leave it out to count the job alone. */
  source?: VisitSourceInput | null | undefined;
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
  resume: File;
  /** From where the person first came. */
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

/** A new name for a saved view. */
export type RenameViewInput = {
  /** The view's id. */
  id: string;
  /** At most 60 characters. */
  name: string;
};

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

/** Your password and the new email address. */
export type RequestEmailChangeInput = {
  /** The new email address. */
  email: string;
  /** Your password. */
  password: string;
};

/** The mail to send again. */
export type ResendEmailInput = {
  /** The mail's id. */
  id: string;
};

/** Which mails to send again: those that match all that is given. With nothing given, all mails that could not be sent. */
export type ResendEmailsInput = {
  /** Only those that the list shows with this filter. */
  filter?: UndeliveredEmailsFilter | null | undefined;
  /** Only these, at most 1000. */
  ids?: Array<string> | null | undefined;
};

/** The delivery to send again. */
export type ResendWebhookDeliveryInput = {
  /** The delivery's id. */
  id: string;
};

/** A new password, and the token of the link. */
export type ResetPasswordInput = {
  /** Whether the person agrees to the privacy notice. Required of invited people who have not agreed yet. */
  consent?: boolean;
  /** Random text that a browser generates once and keeps: 32 to 128 letters, digits, - and _. After a login, wrong passwords from elsewhere do not count against this browser. It grants no access. */
  deviceToken?: string | null | undefined;
  /** The new password. The same rules apply as at sign-up. */
  password: string;
  /** The token: the last part of the link's path. */
  token: string;
};

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
  /** A .csv or .xlsx file with a header row, whose columns may have usual names such as "E-mail" or "Mobile", of at most 5,000 rows and 5 MB. A .csv file may be in UTF-8, UTF-16 or Windows-1252, with commas, semicolons or tabs. */
  file: File;
  /** Which columns the file has. */
  kind: ImportKind;
  /** The numbers of the rows that are not to be imported. */
  leftOut?: Array<number>;
};

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

/** The three tabs of the profile. Fields that are left out keep their values, so that a tab can be saved alone. */
export type SaveCandidateProfileInput = {
  /** The Aadhaar card: PDF, JPEG or PNG, at most 5 MB. Leave it out to keep the present one. */
  aadhaarCard?: File | null | undefined;
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
  drivingLicense?: File | null | undefined;
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
  panCard?: File | null | undefined;
  /** Five letters, four digits, one letter. Leave it out to keep the present one; send an empty text to remove it. */
  panNumber?: string | null | undefined;
  /** The passport: PDF, JPEG or PNG, at most 5 MB. Leave it out to keep the present one. */
  passport?: File | null | undefined;
  /** One letter and seven digits. Leave it out to keep the present one; send an empty text to remove it. */
  passportNumber?: string | null | undefined;
  /** The resume: PDF or DOCX, at most 5 MB. Leave it out to keep the present one. */
  resume?: File | null | undefined;
  /** A state or union territory of India, in any case. */
  state: string;
  /** The version that you read. If the profile has changed since, the refusal is STALE_VERSION. */
  version?: number | null | undefined;
};

/** Your skills. */
export type SaveCandidateSkillsInput = {
  /** All of your skills in their order: at most 30 of at most 60 characters. One that is missing is removed. */
  skills: Array<string>;
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

/** A list with its filters, and a name for it. */
export type SaveViewInput = {
  /** At most 60 characters. */
  name: string;
  /** The path of one of the administrator's lists, with its filters. */
  path: string;
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
  /** With RESCHEDULE only: the interview to move. Without it, the last one of the application. */
  movedId?: string | null | undefined;
  /** At most 2,000 characters. */
  notes?: string | null | undefined;
  /** The next round and a reschedule need an earlier interview. */
  roundType: RoundType;
  /** The time on India's clock, HH:mm. */
  time: string;
};

/** An answer to a screening question. */
export type ScreeningAnswerInput = {
  /** One of its options, a number in digits, or a text of at most 300 characters. Empty is no answer. */
  answer: string;
  /** The text of the question. */
  question: string;
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

/** Whether an interview took place. */
export type SetInterviewHeldInput = {
  /** True marks it as held; false takes that mark back. */
  held: boolean;
  /** The interview's id. */
  id: string;
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

/** Filters for mails that could not be sent; each one given narrows the list. */
export type UndeliveredEmailsFilter = {
  /** The beginnings of words in the recipient, the subject, the event or what the mail server said, in any order. */
  search?: string | null | undefined;
};

/** The key as it becomes; its scopes stay. */
export type UpdateApiClientInput = {
  /** The key's id. */
  id: string;
  /** Who uses the key; at most 100 characters. */
  name: string;
  /** The addresses and networks from which the key works, at most 20. Empty: it works from everywhere. */
  networks?: Array<string>;
  /** The last day, in India, on which the key works: today or later. Without it the key has no end. */
  validThrough?: string | null | undefined;
};

/** What changes in a job alert; the rest stays. */
export type UpdateJobAlertInput = {
  /** How soon new jobs are mailed. */
  frequency?: JobAlertFrequency | null | undefined;
  /** The alert's id. */
  id: string;
  /** True stops the mails; false starts them again, with the jobs that are new from then on. */
  isPaused?: boolean | null | undefined;
  /** At most 60 characters. */
  name?: string | null | undefined;
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

/** The application to withdraw, and why. */
export type WithdrawApplicationInput = {
  /** The application's id. */
  id: string;
  /** At most 1,000 characters; required with OTHER. */
  note?: string | null | undefined;
  /** Why; the employer and administrators see it. */
  reason: WithdrawalReason;
};

/** Why a candidate withdraws an application. */
export type WithdrawalReason =
  /** The job is not the right one. */
  | 'NOT_WHAT_I_WANT'
  /** Another reason, which the note gives. */
  | 'OTHER'
  /** They have found another job. */
  | 'OTHER_JOB'
  /** The pay does not fit. */
  | 'PAY'
  /** Personal reasons. */
  | 'PERSONAL'
  /** The place or the hours do not fit. */
  | 'PLACE_OR_HOURS';

/** What a phrase is about: the law forbids asking candidates for it, or choosing them by it. */
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
