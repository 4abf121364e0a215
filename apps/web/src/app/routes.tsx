import type { RouteObject } from 'react-router-dom';
import { paths } from '../config/paths';
import { loadPage } from '../lib/parts';
import type { AreaPart } from './area-parts';
import { AccountLayout } from './layouts/account-layout';
import type { AreaHandle } from './layouts/area-layout';
import { Crash } from './layouts/crash';
import { PublicLayout } from './layouts/public-layout';
import { FirstLoad, RootLayout } from './layouts/root-layout';

const locked: AreaHandle = { locked: true };

/** A page's code, which the present page outlasts when it does not come. */
const page =
  <Page,>(load: () => Promise<Page>) =>
  () =>
    loadPage(load);

/** A part of the signed-in areas. Where each one's code is, only those who enter an area load. */
const areaPart = (name: AreaPart) => page(async () => (await import('./area-parts')).areaParts[name]());

/** Pages with a banner under a transparent header. */
const publicRoutes: RouteObject[] = [
  { id: 'public/home', path: paths.home, lazy: page(() => import('./routes/public/home')) },
  { id: 'public/openings', path: paths.openings, lazy: page(() => import('./routes/public/openings')) },
  { id: 'public/services', path: paths.services, lazy: page(() => import('./routes/public/services')) },
  { id: 'public/about', path: paths.about, lazy: page(() => import('./routes/public/about')) },
  { id: 'public/contact', path: paths.contact, lazy: page(() => import('./routes/public/contact')) },
  {
    id: 'public/privacy-policy',
    path: paths.privacyPolicy,
    lazy: page(() => import('./routes/public/privacy-policy')),
  },
  { id: 'public/not-found', path: '*', lazy: page(() => import('./routes/public/not-found')) },
];

/** Public pages without a banner, under an always solid header. */
const plainPublicRoutes: RouteObject[] = [
  { id: 'public/open-job', path: `${paths.openings}/:idSlug`, lazy: page(() => import('./routes/public/open-job')) },
];

/** Forms under an always solid header. */
const accountRoutes: RouteObject[] = [
  {
    id: 'account/candidate-sign-up',
    path: paths.candidate.signUp,
    lazy: page(() => import('./routes/account/candidate-sign-up')),
  },
  {
    id: 'account/employer-sign-up',
    path: paths.employer.signUp,
    lazy: page(() => import('./routes/account/employer-sign-up')),
  },
  {
    id: 'account/candidate-login',
    path: paths.candidate.login,
    lazy: page(() => import('./routes/account/candidate-login')),
  },
  {
    id: 'account/employer-login',
    path: paths.employer.login,
    lazy: page(() => import('./routes/account/employer-login')),
  },
  { id: 'account/admin-login', path: paths.admin.login, lazy: page(() => import('./routes/account/admin-login')) },
  {
    id: 'account/forgot-password',
    path: paths.forgotPassword,
    lazy: page(() => import('./routes/account/forgot-password')),
  },
  {
    id: 'account/reset-password',
    path: '/reset-password/:token',
    lazy: page(() => import('./routes/account/reset-password')),
  },
  {
    id: 'account/verify-email',
    path: paths.verifyEmail,
    lazy: page(() => import('./routes/account/verify-email')),
  },
  {
    id: 'account/account-deleted',
    path: paths.accountDeleted,
    lazy: page(() => import('./routes/account/account-deleted')),
  },
];

const candidateRoutes: RouteObject[] = [
  { path: paths.candidate.home, lazy: areaPart('candidate/candidate-home') },
  { path: paths.candidate.profile, lazy: areaPart('candidate/edit-profile-management') },
  { path: paths.candidate.jobs, handle: locked, lazy: areaPart('candidate/job-management') },
  {
    path: paths.candidate.applications,
    handle: locked,
    lazy: areaPart('candidate/application-management'),
  },
  { path: paths.candidate.myData, lazy: areaPart('candidate/my-data') },
];

const employerRoutes: RouteObject[] = [
  { path: paths.employer.home, lazy: areaPart('employer/jobs-home') },
  { path: paths.employer.companyProfile, lazy: areaPart('employer/edit-company-profile') },
  { path: paths.employer.postJob, handle: locked, lazy: areaPart('employer/job-post') },
  { path: paths.employer.myJobs, handle: locked, lazy: areaPart('employer/my-jobs') },
  { path: paths.employer.applicants, handle: locked, lazy: areaPart('employer/applicants') },
  {
    path: paths.employer.scheduleInterview,
    handle: locked,
    lazy: areaPart('employer/schedule-interview'),
  },
  { path: paths.employer.myData, lazy: areaPart('employer/my-data') },
];

const adminRoutes: RouteObject[] = [
  { path: paths.admin.home, lazy: areaPart('admin/home') },
  { path: paths.admin.employers, lazy: areaPart('admin/manage-employer') },
  { path: paths.admin.candidates, lazy: areaPart('admin/manage-candidate') },
  { path: paths.admin.jobs, lazy: areaPart('admin/manage-jobs-listing') },
  { path: paths.admin.applications, lazy: areaPart('admin/manage-application') },
  { path: paths.admin.pendingApprovals, lazy: areaPart('admin/pending-approval') },
  { path: paths.admin.contactMessages, lazy: areaPart('admin/contact-messages') },
  { path: paths.admin.security, lazy: areaPart('admin/security') },
  { path: paths.admin.undeliveredMails, lazy: areaPart('admin/undelivered-mails') },
  { path: paths.admin.auditTrail, lazy: areaPart('admin/audit-trail') },
  { path: paths.admin.apiKeys, lazy: areaPart('admin/api-keys') },
];

/** The pages for visitors are rendered by the server first; a route's id is its module under `routes`. */
export const isServerRendered = (routeId: string): boolean => /^(?:public|account)\//.test(routeId);

/** The one route table. Each screen is its own chunk; a public page loads nothing of the signed-in areas, not even their way to the API. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <Crash />,
    hydrateFallbackElement: <FirstLoad />,
    children: [
      { element: <PublicLayout />, children: publicRoutes },
      { element: <AccountLayout />, children: [...plainPublicRoutes, ...accountRoutes] },
      {
        lazy: areaPart('layouts/apollo-layout'),
        children: [
          { lazy: areaPart('layouts/candidate-layout'), children: candidateRoutes },
          { lazy: areaPart('layouts/employer-layout'), children: employerRoutes },
          { lazy: areaPart('layouts/admin-layout'), children: adminRoutes },
        ],
      },
    ],
  },
];
