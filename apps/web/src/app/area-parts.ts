/**
 * The code of each layout and screen of the signed-in areas. It is a table of its own because it grows with every screen, and visitors
 * of the public pages have no use for it.
 */
export const areaParts = {
  'layouts/apollo-layout': () => import('./layouts/apollo-layout'),
  'layouts/candidate-layout': () => import('./layouts/candidate-layout'),
  'layouts/employer-layout': () => import('./layouts/employer-layout'),
  'layouts/admin-layout': () => import('./layouts/admin-layout'),
  'candidate/candidate-home': () => import('./routes/candidate/candidate-home'),
  'candidate/edit-profile-management': () => import('./routes/candidate/edit-profile-management'),
  'candidate/job-management': () => import('./routes/candidate/job-management'),
  'candidate/application-management': () => import('./routes/candidate/application-management'),
  'candidate/saved-jobs': () => import('./routes/candidate/saved-jobs'),
  'candidate/account': () => import('./routes/candidate/account'),
  'candidate/my-data': () => import('./routes/candidate/my-data'),
  'employer/jobs-home': () => import('./routes/employer/jobs-home'),
  'employer/edit-company-profile': () => import('./routes/employer/edit-company-profile'),
  'employer/job-post': () => import('./routes/employer/job-post'),
  'employer/my-jobs': () => import('./routes/employer/my-jobs'),
  'employer/applicants': () => import('./routes/employer/applicants'),
  'employer/schedule-interview': () => import('./routes/employer/schedule-interview'),
  'employer/interview-calendar': () => import('./routes/employer/interview-calendar'),
  'employer/reports': () => import('./routes/employer/reports'),
  'employer/account': () => import('./routes/employer/account'),
  'employer/my-data': () => import('./routes/employer/my-data'),
  'admin/home': () => import('./routes/admin/home'),
  'admin/manage-employer': () => import('./routes/admin/manage-employer'),
  'admin/manage-candidate': () => import('./routes/admin/manage-candidate'),
  'admin/manage-jobs-listing': () => import('./routes/admin/manage-jobs-listing'),
  'admin/manage-application': () => import('./routes/admin/manage-application'),
  'admin/pending-approval': () => import('./routes/admin/pending-approval'),
  'admin/contact-messages': () => import('./routes/admin/contact-messages'),
  'admin/security': () => import('./routes/admin/security'),
  'admin/undelivered-mails': () => import('./routes/admin/undelivered-mails'),
  'admin/reports': () => import('./routes/admin/reports'),
  'admin/audit-trail': () => import('./routes/admin/audit-trail'),
  'admin/api-keys': () => import('./routes/admin/api-keys'),
  'admin/webhooks': () => import('./routes/admin/webhooks'),
} as const;

/** The name of such a part: its module under `app` or `app/routes`. */
export type AreaPart = keyof typeof areaParts;
