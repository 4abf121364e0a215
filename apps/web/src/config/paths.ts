import { TOKEN_PATHS } from '@job-alert/domain/portal/token-paths';
import { PUBLIC_PATHS } from '@job-alert/domain/portal/public-paths';

/** A role as spelled in URLs and in the stored user. */
export type RoleName = 'candidate' | 'employer' | 'admin';

const candidate = '/job-alert/candidate';
const employer = '/job-alert/employer';
const admin = '/job-alert/admin';

/** All URLs of the web app. The spellings `job-opportunites` and `forget-password` come from the specification. */
export const paths = {
  ...PUBLIC_PATHS,
  forgotPassword: '/job-alert/forget-password',
  /** Linked in reset emails. `token` is the link's secret. */
  resetPassword: (token: string) => `${TOKEN_PATHS.resetPassword}/${encodeURIComponent(token)}`,
  /** Linked in emails with `?token=…`. */
  verifyEmail: TOKEN_PATHS.verifyEmail,
  /** Confirms or reverts a change of email address. Linked in emails with `?token=…`. */
  confirmEmail: TOKEN_PATHS.confirmEmail,
  /** Linked in job alert emails with `?alert=…&signature=…`. */
  stopAlert: TOKEN_PATHS.stopAlert,
  /** Linked in yearly emails with `?candidate=…&signature=…`. */
  confirmPreferences: TOKEN_PATHS.confirmPreferences,
  /** Answers an invitation to a job. Linked in emails with `?token=…`. */
  invitation: TOKEN_PATHS.invitation,
  /** Takes the interview feedback of a guest. Linked in emails with `?token=…`. */
  guestFeedback: TOKEN_PATHS.guestFeedback,
  /** Answers an offer. Linked in emails with `?token=…`. */
  offer: TOKEN_PATHS.offer,
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
    interviews: `${employer}/interviews`,
    companyProfile: `${employer}/edit-company-profile`,
    team: `${employer}/team`,
    reports: `${employer}/reports`,
    account: `${employer}/account`,
    myData: `${employer}/my-data`,
  },
  admin: {
    login: '/job-alert/wp-login/wp/admin',
    home: `${admin}/home`,
    employers: `${admin}/manage-employer`,
    candidates: `${admin}/manage-candidate`,
    findCandidates: `${admin}/find-candidates`,
    jobs: `${admin}/manage-jobs-listing`,
    postJob: `${admin}/post-job`,
    correctJob: `${admin}/correct-job`,
    interviews: `${admin}/interviews`,
    applications: `${admin}/manage-application`,
    pendingApprovals: `${admin}/pending-approval`,
    contactMessages: `${admin}/contact-messages`,
    undeliveredMails: `${admin}/undelivered-mails`,
    reports: `${admin}/reports`,
    team: `${admin}/team`,
    auditTrail: `${admin}/audit-trail`,
    apiKeys: `${admin}/api-keys`,
    webhooks: `${admin}/webhooks`,
    security: `${admin}/security`,
  },
} as const;

export function dashboardPath(role: RoleName): string {
  return paths[role].home;
}

export function loginPath(role: RoleName): string {
  return paths[role].login;
}

/** True for a page of a role's area, including its login and sign-up. */
export const isAreaPath = (pathname: string): boolean =>
  [candidate, employer, admin].some((area) => pathname.startsWith(`${area}/`));

/** Returns the audience of a page for visitors: services and the employers' pages address companies, all others candidates. */
export const audienceFor = (pathname: string): 'candidate' | 'employer' =>
  pathname === paths.services || pathname.startsWith(`${employer}/`) ? 'employer' : 'candidate';

/** Appends the non-empty parameters in the given order. */
export function withQuery(path: string, query: Record<string, string | number | null | undefined>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== '') search.set(key, String(value));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

/** Returns the URL of a job search, scrolled past the banner of its page. */
export const openingsFor = (query: Record<string, string>): string => `${withQuery(paths.openings, query)}#openings`;
