import type { UserType } from '../text/user-type.js';
import { TOKEN_PATHS } from './token-paths.js';

/** Paths of the web app for emails and notifications. */
export const DEEP_LINKS = {
  login: {
    CANDIDATE: '/job-alert/candidate/login',
    EMPLOYER: '/job-alert/employer/login',
    ADMIN: '/job-alert/wp-login/wp/admin',
  } satisfies Record<UserType, string>,
  forgotPassword: '/job-alert/forget-password',
  companyProfile: '/job-alert/employer/edit-company-profile',
  team: '/job-alert/employer/team',
  myJobs: '/job-alert/employer/my-jobs',
  postJob: '/job-alert/employer/job-post',
  candidateProfile: '/job-alert/candidate/edit-profile-management',
  myApplications: '/job-alert/candidate/application-management',
  pendingApprovals: '/job-alert/admin/pending-approval',
  adminHome: '/job-alert/admin/home',
  adminSecurity: '/job-alert/admin/security',
  applicants: '/job-alert/employer/applicants',
  interviews: '/job-alert/employer/interviews',
  employerAccount: '/job-alert/employer/account',
  webhooks: '/job-alert/admin/webhooks',
} as const;

export const APPLICATIONS_PATH = '/job-alert/admin/manage-application';

export const EMPLOYERS_PATH = '/job-alert/admin/manage-employer';

/** The lists of pending requests. */
export const QUEUE_PATHS = {
  employers: `${EMPLOYERS_PATH}?status=Pending`,
  jobs: '/job-alert/admin/manage-jobs-listing?status=pending',
  applications: `${APPLICATIONS_PATH}?status=Pending`,
} as const;

/** The path of an application in the complete list. */
export const applicationPath = (id: string): string => `${APPLICATIONS_PATH}?record=${id}`;

/** Paths to a record in the complete list of its kind. */
export const ADMIN_RECORD_PATHS = {
  COMPANY: (id: string) => `${EMPLOYERS_PATH}?record=${id}`,
  CANDIDATE: (id: string) => `/job-alert/admin/manage-candidate?record=${id}`,
  APPLICATION: applicationPath,
  JOB: (id: string) => `/job-alert/admin/manage-jobs-listing?record=${id}`,
} as const;

const RESPONSIBLE_PATHS = {
  COMPANY: EMPLOYERS_PATH,
  JOB: '/job-alert/admin/manage-jobs-listing',
  REQUEST: DEEP_LINKS.pendingApprovals,
} as const;

/** The path of the records that an administrator is responsible for. */
export const responsiblePath = (kind: keyof typeof RESPONSIBLE_PATHS, administratorId: string): string =>
  `${RESPONSIBLE_PATHS[kind]}?responsible=${administratorId}`;

/** Paths to a record in the list of pending requests of its kind. */
export const QUEUE_RECORD_PATHS = {
  employer: (id: string) => `${QUEUE_PATHS.employers}&record=${id}`,
  job: (id: string) => `${QUEUE_PATHS.jobs}&record=${id}`,
  application: (id: string) => `${QUEUE_PATHS.applications}&record=${id}`,
} as const;

export const jobApplicantsPath = (jobId: string): string => `${DEEP_LINKS.applicants}?job=${jobId}`;

/**
 * The path of an applicant in the employer's list. The list is filtered by name and job, so that it contains the
 * applicant.
 */
export function applicantPath({ applicationId, jobId, name }: ApplicantLink): string {
  const query = new URLSearchParams({ ...(name !== '' && { search: name }), job: jobId, applicant: applicationId });
  return `${DEEP_LINKS.applicants}?${query.toString()}`;
}

interface ApplicantLink {
  applicationId: string;
  jobId: string;
  /** The candidate's full name; empty if unknown. */
  name: string;
}

/** The page that sets a password. It asks for consent if there is none yet. The token is the secret of the link. */
export const passwordPath = (token: string, needsConsent: boolean): string =>
  `${TOKEN_PATHS.resetPassword}/${encodeURIComponent(token)}${needsConsent ? '?consent=needed' : ''}`;

export const verificationPath = (token: string): string =>
  `${TOKEN_PATHS.verifyEmail}?token=${encodeURIComponent(token)}`;

export const emailChangePath = (token: string): string =>
  `${TOKEN_PATHS.confirmEmail}?token=${encodeURIComponent(token)}`;

/** The page that restores the previous email address. */
export const emailUndoPath = (token: string): string => `${emailChangePath(token)}&undo=yes`;

export const offerPath = (token: string): string => `${TOKEN_PATHS.offer}?token=${encodeURIComponent(token)}`;

export const invitationPath = (token: string): string => `${TOKEN_PATHS.invitation}?token=${encodeURIComponent(token)}`;

export const guestFeedbackPath = (token: string): string =>
  `${TOKEN_PATHS.guestFeedback}?token=${encodeURIComponent(token)}`;
