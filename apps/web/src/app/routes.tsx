import type { RouteObject } from 'react-router-dom';
import { paths } from '../config/paths';
import { AccountLayout } from './layouts/account-layout';
import type { AreaHandle } from './layouts/area-layout';
import { Crash } from './layouts/crash';
import { PublicLayout } from './layouts/public-layout';
import { FirstLoad, RootLayout } from './layouts/root-layout';

const locked: AreaHandle = { locked: true };

/** Pages with a banner under a transparent header. */
const publicRoutes: RouteObject[] = [
  { id: 'public/home', path: paths.home, lazy: () => import('./routes/public/home') },
  { id: 'public/openings', path: paths.openings, lazy: () => import('./routes/public/openings') },
  { id: 'public/services', path: paths.services, lazy: () => import('./routes/public/services') },
  { id: 'public/about', path: paths.about, lazy: () => import('./routes/public/about') },
  { id: 'public/contact', path: paths.contact, lazy: () => import('./routes/public/contact') },
  { id: 'public/privacy-policy', path: paths.privacyPolicy, lazy: () => import('./routes/public/privacy-policy') },
  { id: 'public/not-found', path: '*', lazy: () => import('./routes/public/not-found') },
];

/** Public pages without a banner, under an always solid header. */
const plainPublicRoutes: RouteObject[] = [
  { id: 'public/open-job', path: `${paths.openings}/:idSlug`, lazy: () => import('./routes/public/open-job') },
];

/** Forms under an always solid header. */
const accountRoutes: RouteObject[] = [
  { path: paths.candidate.signUp, lazy: () => import('./routes/account/candidate-sign-up') },
  { path: paths.employer.signUp, lazy: () => import('./routes/account/employer-sign-up') },
  { path: paths.candidate.login, lazy: () => import('./routes/account/candidate-login') },
  { path: paths.employer.login, lazy: () => import('./routes/account/employer-login') },
  { path: paths.admin.login, lazy: () => import('./routes/account/admin-login') },
  { path: paths.forgotPassword, lazy: () => import('./routes/account/forgot-password') },
  { path: '/reset-password/:token', lazy: () => import('./routes/account/reset-password') },
  { path: paths.accountDeleted, lazy: () => import('./routes/account/account-deleted') },
];

const candidateRoutes: RouteObject[] = [
  { path: paths.candidate.home, lazy: () => import('./routes/candidate/candidate-home') },
  { path: paths.candidate.profile, lazy: () => import('./routes/candidate/edit-profile-management') },
  { path: paths.candidate.jobs, handle: locked, lazy: () => import('./routes/candidate/job-management') },
  {
    path: paths.candidate.applications,
    handle: locked,
    lazy: () => import('./routes/candidate/application-management'),
  },
  { path: paths.candidate.myData, lazy: () => import('./routes/candidate/my-data') },
];

const employerRoutes: RouteObject[] = [
  { path: paths.employer.home, lazy: () => import('./routes/employer/jobs-home') },
  { path: paths.employer.companyProfile, lazy: () => import('./routes/employer/edit-company-profile') },
  { path: paths.employer.postJob, handle: locked, lazy: () => import('./routes/employer/job-post') },
  { path: paths.employer.myJobs, handle: locked, lazy: () => import('./routes/employer/my-jobs') },
  { path: paths.employer.applicants, handle: locked, lazy: () => import('./routes/employer/applicants') },
  {
    path: paths.employer.scheduleInterview,
    handle: locked,
    lazy: () => import('./routes/employer/schedule-interview'),
  },
  { path: paths.employer.myData, lazy: () => import('./routes/employer/my-data') },
];

const adminRoutes: RouteObject[] = [
  { path: paths.admin.home, lazy: () => import('./routes/admin/home') },
  { path: paths.admin.employers, lazy: () => import('./routes/admin/manage-employer') },
  { path: paths.admin.candidates, lazy: () => import('./routes/admin/manage-candidate') },
  { path: paths.admin.jobs, lazy: () => import('./routes/admin/manage-jobs-listing') },
  { path: paths.admin.applications, lazy: () => import('./routes/admin/manage-application') },
  { path: paths.admin.pendingApprovals, lazy: () => import('./routes/admin/pending-approval') },
  { path: paths.admin.contactMessages, lazy: () => import('./routes/admin/contact-messages') },
  { path: paths.admin.security, lazy: () => import('./routes/admin/security') },
  { path: paths.admin.undeliveredMails, lazy: () => import('./routes/admin/undelivered-mails') },
  { path: paths.admin.auditTrail, lazy: () => import('./routes/admin/audit-trail') },
  { path: paths.admin.apiKeys, lazy: () => import('./routes/admin/api-keys') },
];

/** Public pages are rendered by the server first; a route's id is its module under `routes`. */
export const isServerRendered = (routeId: string): boolean => routeId.startsWith('public/');

/** The one route table. Each screen is its own chunk; a public page loads nothing of the signed-in areas, not even their way to the API. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <Crash />,
    hydrateFallbackElement: <FirstLoad />,
    children: [
      { element: <PublicLayout />, children: publicRoutes },
      { element: <AccountLayout />, children: plainPublicRoutes },
      {
        lazy: () => import('./layouts/apollo-layout'),
        children: [
          { element: <AccountLayout />, children: accountRoutes },
          { lazy: () => import('./layouts/candidate-layout'), children: candidateRoutes },
          { lazy: () => import('./layouts/employer-layout'), children: employerRoutes },
          { lazy: () => import('./layouts/admin-layout'), children: adminRoutes },
        ],
      },
    ],
  },
];
