import { TOKEN_PATHS } from '@job-alert/domain/portal/deep-links';
import { PUBLIC_PATHS } from '@job-alert/domain/portal/public-paths';

/** A role as it stands in URLs and in the browser's stored user. */
export type RoleName = 'candidate' | 'employer' | 'admin';

/** The three signed-in areas' route prefixes. */
const candidate = '/job-alert/candidate';
const employer = '/job-alert/employer';
const admin = '/job-alert/admin';

/**
 * Every URL of the web app, once. The spellings `job-opportunites` and `forget-password` are the specification's.
 * Signed-in screens stand under their role; builders make the ones with parameters.
 */
export const paths = {
  ...PUBLIC_PATHS,
  forgotPassword: '/job-alert/forget-password',
  /** The screen that a reset mail links to; `token` is the link's secret. */
  resetPassword: (token: string) => `${TOKEN_PATHS.resetPassword}/${encodeURIComponent(token)}`,
  /** The screen that confirms an email address; the mail's link adds `?token=…`. */
  verifyEmail: TOKEN_PATHS.verifyEmail,
  /** The screen that changes an email address, or changes it back; the mail's link adds `?token=…`. */
  confirmEmail: TOKEN_PATHS.confirmEmail,
  /** The page that the link of a job alert's mail opens; the link adds `?alert=…&signature=…`. */
  stopAlert: TOKEN_PATHS.stopAlert,
  /** The screen that answers an offer; the mail's link adds `?token=…`. */
  offer: TOKEN_PATHS.offer,
  /** Shown after people have deleted their account. */
  accountDeleted: '/job-alert/account-deleted',
  candidate: {
    signUp: `${candidate}/signup`,
    login: `${candidate}/login`,
    home: `${candidate}/candidate-home`,
    profile: `${candidate}/edit-profile-management`,
    jobs: `${candidate}/job-management`,
    applications: `${candidate}/application-management`,
    savedJobs: `${candidate}/saved-jobs`,
    account: `${candidate}/account`,
    myData: `${candidate}/my-data`,
  },
  employer: {
    signUp: `${employer}/signup`,
    login: `${employer}/login`,
    home: `${employer}/jobs-home`,
    postJob: `${employer}/job-post`,
    myJobs: `${employer}/my-jobs`,
    applicants: `${employer}/applicants`,
    scheduleInterview: `${employer}/schedule-interview`,
    interviewCalendar: `${employer}/interview-calendar`,
    companyProfile: `${employer}/edit-company-profile`,
    reports: `${employer}/reports`,
    account: `${employer}/account`,
    myData: `${employer}/my-data`,
  },
  admin: {
    login: '/job-alert/wp-login/wp/admin',
    home: `${admin}/home`,
    employers: `${admin}/manage-employer`,
    candidates: `${admin}/manage-candidate`,
    jobs: `${admin}/manage-jobs-listing`,
    applications: `${admin}/manage-application`,
    pendingApprovals: `${admin}/pending-approval`,
    contactMessages: `${admin}/contact-messages`,
    undeliveredMails: `${admin}/undelivered-mails`,
    reports: `${admin}/reports`,
    auditTrail: `${admin}/audit-trail`,
    apiKeys: `${admin}/api-keys`,
    webhooks: `${admin}/webhooks`,
    security: `${admin}/security`,
  },
} as const;

/** The first screen of a role after signing in, also the target of the header's Dashboard entry. */
export function dashboardPath(role: RoleName): string {
  return paths[role].home;
}

/** The login screen of a role. */
export function loginPath(role: RoleName): string {
  return paths[role].login;
}

/** A page of a role's area: its screens, and the login and sign-up beside them. */
export const isAreaPath = (pathname: string): boolean =>
  [candidate, employer, admin].some((area) => pathname.startsWith(`${area}/`));

/** The audience of a page for visitors: the services and the employer's own pages speak to companies, all others to candidates. */
export const audienceOf = (pathname: string): 'candidate' | 'employer' =>
  pathname === paths.services || pathname.startsWith(`${employer}/`) ? 'employer' : 'candidate';

/** The path with a query string of the non-empty parameters, in the given order. */
export function withQuery(path: string, query: Record<string, string | number | null | undefined>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== '') search.set(key, String(value));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

/** The openings that a search finds, past the banner of their page. */
export const openingsFor = (query: Record<string, string>): string => `${withQuery(paths.openings, query)}#openings`;
