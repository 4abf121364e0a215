import type { UserType } from '../accounts/user-type.js';

/** The screens that mails and notifications lead to, as paths of the web app. */
export const DEEP_LINKS = {
  login: {
    CANDIDATE: '/job-alert/candidate/login',
    EMPLOYER: '/job-alert/employer/login',
    ADMIN: '/job-alert/wp-login/wp/admin',
  } satisfies Record<UserType, string>,
  forgotPassword: '/job-alert/forget-password',
  companyProfile: '/job-alert/employer/edit-company-profile',
  myJobs: '/job-alert/employer/my-jobs',
  postJob: '/job-alert/employer/job-post',
  myApplications: '/job-alert/candidate/application-management',
  pendingApprovals: '/job-alert/admin/pending-approval',
  adminSecurity: '/job-alert/admin/security',
  applicants: '/job-alert/employer/applicants',
  webhooks: '/job-alert/admin/webhooks',
} as const;

/** Every application, for administrators. */
export const APPLICATIONS_PATH = '/job-alert/admin/manage-application';

/** The lists of what waits for an administrator. */
export const QUEUE_PATHS = {
  employers: '/job-alert/admin/manage-employer?status=Pending',
  jobs: '/job-alert/admin/manage-jobs-listing?status=pending',
  applications: `${APPLICATIONS_PATH}?status=Pending`,
} as const;

/** An application of which nothing waits, opened over the whole list. */
export const applicationPath = (id: string): string => `${APPLICATIONS_PATH}?record=${id}`;

/** Paths to a record in the list of pending requests of its kind. */
export const QUEUE_RECORD_PATHS = {
  employer: (id: string) => `${QUEUE_PATHS.employers}&record=${id}`,
  job: (id: string) => `${QUEUE_PATHS.jobs}&record=${id}`,
  application: (id: string) => `${QUEUE_PATHS.applications}&record=${id}`,
} as const;

/** The applicants of one job, for its employer. */
export const jobApplicantsPath = (jobId: string): string => `${DEEP_LINKS.applicants}?job=${jobId}`;

/** One applicant in the drawer over the employer's list. The list is filtered by name and job so that it holds the applicant. */
export function applicantPath({ applicationId, jobId, name }: ApplicantLink): string {
  const query = new URLSearchParams({ ...(name !== '' && { search: name }), job: jobId, applicant: applicationId });
  return `${DEEP_LINKS.applicants}?${query.toString()}`;
}

interface ApplicantLink {
  applicationId: string;
  jobId: string;
  /** First and last name of the candidate; empty when it is not known. */
  name: string;
}

/** The pages whose address carries a secret from an email. They send no referrer, and search engines do not visit them. */
export const TOKEN_PATHS = {
  /** The token is the next part of the path. */
  resetPassword: '/reset-password',
  verifyEmail: '/job-alert/verify-email',
  confirmEmail: '/job-alert/confirm-email',
  /** A POST to the signed address stops the job alert at once. */
  stopAlert: '/job-alert/stop-alert',
  offer: '/job-alert/offer',
} as const;

/** The screen on which a password is set; the token is the secret of its link. It asks for consent where there is none yet. */
export const passwordPath = (token: string, needsConsent: boolean): string =>
  `${TOKEN_PATHS.resetPassword}/${encodeURIComponent(token)}${needsConsent ? '?consent=needed' : ''}`;

/** The screen that confirms an email address; the token is the secret of its link. */
export const verificationPath = (token: string): string =>
  `${TOKEN_PATHS.verifyEmail}?token=${encodeURIComponent(token)}`;

/** The screen that gives an account its new email address; the token is the secret of its link. */
export const emailChangePath = (token: string): string =>
  `${TOKEN_PATHS.confirmEmail}?token=${encodeURIComponent(token)}`;

/** The same screen for the link that gives the earlier address back. */
export const emailUndoPath = (token: string): string => `${emailChangePath(token)}&undo=yes`;

/** The screen that names an offer and takes the answer; the token is the secret of its link. */
export const offerPath = (token: string): string => `${TOKEN_PATHS.offer}?token=${encodeURIComponent(token)}`;
