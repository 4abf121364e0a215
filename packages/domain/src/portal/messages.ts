/**
 * Messages that server and screens share (specification 1 §8, 2 §8, 3 §8). Messages of a single rule are
 * next to the rule. Similar messages with and without a full stop follow the specification.
 */

export const COMMON_MESSAGES = {
  networkLater: 'Network error. Please try again later.',
  network: 'Network error. Please try again.',
  serverError: 'Server error. Try again.',
  wentWrong: 'Something went wrong',
  recordMissing: 'The record of this row is missing.',
  wentWrongStop: 'Something went wrong.',
  wentWrongTryAgain: 'Something went wrong. Please try again',
  wentWrongTryAgainStop: 'Something went wrong. Please try again.',
  wentWrongTryLater: 'Something went wrong. Try again later.',
  formSubmitted: 'Form submitted successfully!',
  unknownError: 'Unknown error',
  uploadCancelled: 'Upload cancelled. Nothing has been saved.',
} as const;

export const ACCOUNT_MESSAGES = {
  emailTaken: 'This email is already registered.',
  emailReserved: 'This address belongs to the portal. Enter your own email address.',
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

export const JOB_MESSAGES = {
  companyInfoFailed: 'Failed to load company information. Please enter manually.',
  updated: 'Job updated successfully.',
  waitsAgain: 'Job updated. It is waiting for approval again.',
  statusUpdated: 'Job status updated successfully.',
  extendFailed: 'Could not extend the deadline.',
  takenOff: 'An administrator has taken this job down. Please contact admin to reactivate it.',
  nonePosted: 'No jobs posted yet.',
  none: 'No jobs found.',
  notFound: 'Job not found.',
  noMatch: 'No jobs found matching your search.',
  searching: 'Searching best jobs for you.',
} as const;

/** The error of changing a job between Active and Inactive, for My Jobs. */
export const jobStatusFailed = (reason: string = COMMON_MESSAGES.unknownError): string =>
  `Failed to update status: ${reason}`;

export const APPLY_MESSAGES = {
  submitted: 'Application submitted successfully!',
  mustSignIn: 'You must be logged in to apply.',
  profileIncomplete: 'Please complete your profile to apply.',
  deadlinePassed: 'The job application deadline has passed.',
  closed: 'This job is no longer open for applications.',
  notOpenYet: 'This job is not open for applications yet.',
  expired: 'You have already applied. Your previous application has expired.',
  failed: 'Failed to apply.',
} as const;
