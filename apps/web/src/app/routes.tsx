import { generatePath, redirect, type RouteObject } from 'react-router-dom';
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

/** A page that the server renders first; its id is its module under `routes`. */
const served = <Page,>(id: string, path: string, load: () => Promise<Page>) => ({ id, path, lazy: page(load) });

/** A screen of the signed-in areas. */
const screen = (path: string, part: AreaPart, handle?: AreaHandle) => ({ path, handle, lazy: areaPart(part) });

/** Addresses that people type or that correct the specification's spelling, and the pages that they mean. */
const MOVED: Readonly<Record<string, string>> = {
  '/job-alert': paths.home,
  '/job-alert/home': paths.home,
  '/job-alert/login': paths.candidate.login,
  '/job-alert/signup': paths.candidate.signUp,
  '/job-alert/candidate': paths.candidate.home,
  '/job-alert/employer': paths.employer.home,
  '/job-alert/job-opportunities': paths.openings,
  '/job-alert/job-opportunities/:idSlug': `${paths.openings}/:idSlug`,
  '/job-alert/forgot-password': paths.forgotPassword,
};

const movedRoutes: RouteObject[] = Object.entries(MOVED).map(([path, target]) => ({
  id: `public/moved${path}`,
  path,
  Component: FirstLoad,
  loader: ({ params, request }) => redirect(generatePath(target, params) + new URL(request.url).search, 301),
}));

/** Pages with a banner under a transparent header. */
const publicRoutes: RouteObject[] = [
  served('public/home', paths.home, () => import('./routes/public/home')),
  served('public/openings', paths.openings, () => import('./routes/public/openings')),
  served('public/services', paths.services, () => import('./routes/public/services')),
  served('public/about', paths.about, () => import('./routes/public/about')),
  served('public/contact', paths.contact, () => import('./routes/public/contact')),
  served('public/privacy-policy', paths.privacyPolicy, () => import('./routes/public/privacy-policy')),
  served('public/not-found', '*', () => import('./routes/public/not-found')),
];

/** Public pages without a banner, under an always solid header. */
const plainPublicRoutes: RouteObject[] = [
  served('public/open-job', `${paths.openings}/:idSlug`, () => import('./routes/public/open-job')),
];

/** Forms under an always solid header. */
const accountRoutes: RouteObject[] = [
  served('account/candidate-sign-up', paths.candidate.signUp, () => import('./routes/account/candidate-sign-up')),
  served('account/employer-sign-up', paths.employer.signUp, () => import('./routes/account/employer-sign-up')),
  served('account/candidate-login', paths.candidate.login, () => import('./routes/account/candidate-login')),
  served('account/employer-login', paths.employer.login, () => import('./routes/account/employer-login')),
  served('account/admin-login', paths.admin.login, () => import('./routes/account/admin-login')),
  served('account/forgot-password', paths.forgotPassword, () => import('./routes/account/forgot-password')),
  served('account/reset-password', '/reset-password/:token', () => import('./routes/account/reset-password')),
  served('account/verify-email', paths.verifyEmail, () => import('./routes/account/verify-email')),
  served('account/confirm-email', paths.confirmEmail, () => import('./routes/account/confirm-email')),
  served('account/stop-alert', paths.stopAlert, () => import('./routes/account/stop-alert')),
  served('account/offer-by-link', paths.offer, () => import('./routes/account/offer-by-link')),
  served('account/account-deleted', paths.accountDeleted, () => import('./routes/account/account-deleted')),
];

const candidateRoutes: RouteObject[] = [
  screen(paths.candidate.home, 'candidate/candidate-home'),
  screen(paths.candidate.profile, 'candidate/edit-profile-management'),
  screen(paths.candidate.jobs, 'candidate/job-management', locked),
  screen(paths.candidate.applications, 'candidate/application-management', locked),
  screen(paths.candidate.savedJobs, 'candidate/saved-jobs'),
  screen(paths.candidate.account, 'candidate/account'),
  screen(paths.candidate.myData, 'candidate/my-data'),
];

const employerRoutes: RouteObject[] = [
  screen(paths.employer.home, 'employer/jobs-home'),
  screen(paths.employer.companyProfile, 'employer/edit-company-profile'),
  screen(paths.employer.postJob, 'employer/job-post', locked),
  screen(paths.employer.myJobs, 'employer/my-jobs', locked),
  screen(paths.employer.applicants, 'employer/applicants', locked),
  screen(paths.employer.scheduleInterview, 'employer/schedule-interview', locked),
  screen(paths.employer.interviewCalendar, 'employer/interview-calendar', locked),
  screen(paths.employer.reports, 'employer/reports', locked),
  screen(paths.employer.account, 'employer/account'),
  screen(paths.employer.myData, 'employer/my-data'),
];

const adminRoutes: RouteObject[] = [
  screen(paths.admin.home, 'admin/home'),
  screen(paths.admin.employers, 'admin/manage-employer'),
  screen(paths.admin.candidates, 'admin/manage-candidate'),
  screen(paths.admin.jobs, 'admin/manage-jobs-listing'),
  screen(paths.admin.applications, 'admin/manage-application'),
  screen(paths.admin.pendingApprovals, 'admin/pending-approval'),
  screen(paths.admin.contactMessages, 'admin/contact-messages'),
  screen(paths.admin.security, 'admin/security'),
  screen(paths.admin.undeliveredMails, 'admin/undelivered-mails'),
  screen(paths.admin.reports, 'admin/reports'),
  screen(paths.admin.auditTrail, 'admin/audit-trail'),
  screen(paths.admin.apiKeys, 'admin/api-keys'),
  screen(paths.admin.webhooks, 'admin/webhooks'),
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
      { element: <PublicLayout />, children: [...publicRoutes, ...movedRoutes] },
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
