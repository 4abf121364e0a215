import type { UserType } from '@job-alert/domain/user-type';

/** The screens that mails and notifications lead to, as paths of the web app. */
export const SCREENS = {
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
  adminSecurity: '/job-alert/admin/security',
  applicants: '/job-alert/employer/applicants',
} as const;

/** What waits for an administrator: the list of its kind, with the record opened over it. */
export const RECORD_SCREENS = {
  employer: (id: string) => `/job-alert/admin/manage-employer?status=Pending&record=${id}`,
  job: (id: string) => `/job-alert/admin/manage-jobs-listing?status=pending&record=${id}`,
  application: (id: string) => `/job-alert/admin/manage-application?status=Pending&record=${id}`,
} as const;

/** The screen on which a password is set; the token is the secret of its link. It asks for consent where there is none yet. */
export const passwordScreen = (token: string, needsConsent: boolean): string =>
  `/reset-password/${encodeURIComponent(token)}${needsConsent ? '?consent=needed' : ''}`;
