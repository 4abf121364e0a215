/**
 * Sentences that server and screens share, to the letter (specification 1 §8, 2 §8, 3 §8; domain.md). A sentence that
 * belongs to one rule stands beside that rule; near twins with and without a full stop are as the specification has them.
 */

/** What any screen or call may say. */
export const COMMON_MESSAGES = {
  networkLater: 'Network error. Please try again later.',
  network: 'Network error. Please try again.',
  serverError: 'Server error. Try again.',
  wentWrong: 'Something went wrong',
  wentWrongStop: 'Something went wrong.',
  wentWrongTryAgain: 'Something went wrong. Please try again',
  wentWrongTryAgainStop: 'Something went wrong. Please try again.',
  wentWrongTryLater: 'Something went wrong. Try again later.',
  formSubmitted: 'Form submitted successfully!',
  unknownError: 'Unknown error',
  uploadCancelled: 'Upload cancelled. Nothing has been saved.',
} as const;

/** Sign-up, login, password recovery. */
export const ACCOUNT_MESSAGES = {
  emailTaken: 'This email is already registered.',
  invalidCredentials: 'Invalid email or password.',
  wrongPassword: 'The password is not correct.',
  tooManyForAccount:
    'There have been too many wrong passwords for this account. Set a new one with “Forgot Password?”, or try again later.',
  wrongLoginPage: 'Please use the correct login page.',
  inactive: 'Your account is inactive. Please contact admin.',
  signedIn: 'Login successfully!',
  emailNotFound: 'Email not found.',
  resetLinkSent: 'Reset link has been sent to your email.',
  resetFailed: 'Reset failed. Invalid or expired token.',
  passwordReset: 'Your password has been reset',
  consentMissing: 'Please agree to the privacy policy to continue',
  redirectingToLogin: 'Redirecting to login...',
  tokenMissing: 'Authentication token not found. Please log in again.',
  notSignedIn: 'User not logged in. Please login again.',
  sessionEnded: 'Your session has ended. Please log in again.',
  loginNeeded: 'Please log in to continue.',
  loggedOutEverywhere: 'You have been logged out on all devices.',
  dataDownloadStarted: 'Your download has started.',
  accountDeleted: 'Your account has been deleted.',
} as const;

/** The company and its profile. */
export const COMPANY_MESSAGES = {
  notApproved: 'Your company has not been approved. Please contact admin.',
  completeProfile: 'Please complete your company profile to access all features.',
  locked: 'Complete your company profile to unlock this feature',
  submitted: 'Profile submitted successfully.',
  submitFailed: 'Submission failed.',
  submitFailedLater: 'Submission failed. Please try again later.',
} as const;

/** Jobs: posting, lists, search. */
export const JOB_MESSAGES = {
  companyInfoFailed: 'Failed to load company information. Please enter manually.',
  updated: 'Job updated successfully.',
  waitsAgain: 'Job updated. It is waiting for approval again.',
  statusUpdated: 'Job status updated successfully.',
  extendFailed: 'Could not extend the deadline.',
  takenOff: 'This job was taken off by an administrator. Please contact admin to put it back.',
  nonePosted: 'No jobs posted yet.',
  none: 'No jobs found.',
  notFound: 'Job not found.',
  noMatch: 'No jobs found matching your search.',
  searching: 'Searching best jobs for you.',
} as const;

/** The failed change of a job between Active and Inactive, as My Jobs shows it. */
export const jobStatusFailed = (reason: string = COMMON_MESSAGES.unknownError): string =>
  `Failed to update status: ${reason}`;

/** Applying for a job. */
export const APPLY_MESSAGES = {
  submitted: 'Application submitted successfully!',
  mustSignIn: 'You must be logged in to apply.',
  profileIncomplete: 'Please complete your profile to apply.',
  deadlinePassed: 'The job application deadline has passed.',
  closed: 'This job is no longer open for applications.',
  expired: 'You have already applied. Your previous application has expired.',
  failed: 'Failed to apply.',
} as const;

/** What happens to an application. */
export const APPLICATION_MESSAGES = {
  pendingApproval: "Cannot update application with 'Pending' status. Please wait for admin approval.",
  inactive: 'This application is inactive. Please contact admin.',
  withdrawn: 'The candidate has withdrawn this application.',
  alreadyWithdrawn: 'You have already withdrawn this application.',
  selectedNotWithdrawn: 'You have been selected. Please answer the offer instead.',
  endedNotWithdrawn: 'This application has already ended.',
  noteMissing: 'Say in a note what the reason is.',
  offerAccepted: 'This offer has already been accepted.',
  offerDeclined: 'This offer has already been declined.',
  dateAsked: 'Another date has already been asked for. You can still accept or decline.',
  offerGone: 'This offer is no longer there. The company has withdrawn or changed it.',
  offerLinkEnded: 'This link is no longer valid. Log in to see your offer.',
  answerFailed: 'Could not send your answer.',
  withdrawFailed: 'Could not withdraw the application.',
  notProposable: 'This status cannot be proposed.',
  earlierStatus: 'An application cannot go back to an earlier status.',
  noInterview: 'Schedule the interview first: an application becomes Interview Scheduled with its interview.',
  nothingNew: 'Nothing has changed: the application already has this status and these details.',
  feedbackNotAllowed: 'Feedback can be given only when an application is selected or rejected.',
  offerNotAllowed: 'An offer letter and a date of joining can be given only when an application is selected.',
  joiningInPast: 'Date of Joining cannot be before today.',
  joiningPassed: 'The date of joining has passed. Reject the proposal and ask for another date.',
  loadFailed: 'Could not load applications.',
  missingRow: 'Missing row data!',
  missingId: 'Missing backend application_id',
  searchSucceeded: 'Search successful',
  searchFailed: 'Search failed. Please try again.',
  none: 'No applications found.',
  noApplicants: 'No Applications found.',
  noHistory: 'No approved history available',
} as const;

/** A row of the applicants table that could not be saved. */
export const applicationRowFailed = (reason: string): string => `Error submitting row: ${reason}`;

/** Scheduling an interview, as far as its rules do not say it. */
export const INTERVIEW_MESSAGES = {
  scheduled: 'Interview scheduled and admin notified.',
  jobNotApproved: 'This job has not been approved.',
} as const;

/** The candidate's profile. */
export const CANDIDATE_MESSAGES = {
  updated: 'Profile updated successfully!',
  submitFailed: 'Submission failed. Please check the console.',
  chooseExperience: 'Please select your experience level',
} as const;

/** The administrator's lists. */
export const ADMIN_MESSAGES = {
  noEmployers: 'No employers found.',
  noCandidates: 'No candidates found.',
  noApplications: 'No application found.',
  deleteFailed: 'Delete failed',
  updateFailed: 'Failed to update this',
  statusFailed: 'Failed to update status. Try again.',
} as const;

/** Somebody whom an import has brought in, and who has no password yet. */
export const INVITATION_MESSAGES = {
  waiting: 'Invited. This person has not chosen a password yet.',
  inactive: 'Invited. This person has not chosen a password yet. Set the account Active to invite again.',
  sent: 'Invitation sent. The link is valid for 72 hours, and earlier links no longer work.',
  accepted: 'This person has already chosen a password.',
} as const;

/** Confirming that mails to the address of an account reach its owner. */
export const VERIFICATION_MESSAGES = {
  sent: 'We have sent you a new link. It is valid for 7 days.',
  verified: 'Your email address is confirmed.',
  already: 'Your email address is already confirmed.',
  expired: 'This link has expired.',
} as const;

/** Another email address for an account. */
export const EMAIL_CHANGE_MESSAGES = {
  same: 'This is already your email address.',
  expired: 'This link has expired or has been used.',
  taken: 'Another account has this email address by now. Nothing has changed.',
  changedBack: 'Your account has its earlier email address again. All devices have been logged out.',
} as const;

/** A list of the administrator, or of an employer's jobs, that could not be fetched. */
export const fetchFailed = (what: 'employers' | 'candidates' | 'jobs' | 'applications' | 'approvals'): string =>
  `Failed to fetch ${what}. Please try again.`;

/** What an administrator has deleted, by its name in the plural, such as "jobs". */
export const deletedSuccessfully = (what: string): string =>
  `${what.charAt(0).toUpperCase()}${what.slice(1)} deleted successfully.`;

/** The administrator's import. */
export const IMPORT_MESSAGES = {
  chooseFile: 'Please select a file before uploading.',
  previewFailed: 'Failed to preview file.',
  previewWentWrong: 'Something went wrong during preview.',
  failed: 'Import failed. Please check your file.',
  wentWrong: 'Something went wrong during bulk import.',
} as const;

/** The banner after an import. */
export const importResult = (imported: number, failed: number): string => `Imported: ${imported} Failed: ${failed}`;
