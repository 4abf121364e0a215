import {
  generatePath,
  matchRoutes,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
  redirect,
} from 'react-router-dom';
import { isAreaPath, paths } from '../config/paths';
import { loadRouteModule } from '../start/lazy-loading';
import { AccountLayout } from './layouts/account-layout';
import { PublicLayout } from './layouts/public-layout';
import { FirstLoad, RootLayout } from './layouts/root-layout';
import { RouteError } from './layouts/route-error';

/** A server-rendered page. Its id is its module under `routes`. */
const served = <Page,>(id: string, path: string, load: () => Promise<Page>) => ({
  id,
  path,
  lazy: () => loadRouteModule(load),
});

/** Redirects from URLs that people type and from corrected spellings of the specification's URLs. */
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

const publicRoutes: RouteObject[] = [
  served('public/home', paths.home, () => import('./routes/public/home')),
  served('public/openings', paths.openings, () => import('./routes/public/openings')),
  served('public/services', paths.services, () => import('./routes/public/services')),
  served('public/about', paths.about, () => import('./routes/public/about')),
  served('public/contact', paths.contact, () => import('./routes/public/contact')),
  served('public/privacy-policy', paths.privacyPolicy, () => import('./routes/public/privacy-policy')),
  served('public/not-found', '*', () => import('./routes/public/not-found')),
];

const plainPublicRoutes: RouteObject[] = [
  served('public/open-job', `${paths.openings}/:idSlug`, () => import('./routes/public/open-job')),
];

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
  served('account/confirm-preferences', paths.confirmPreferences, () => import('./routes/account/confirm-preferences')),
  served('account/invitation-by-link', paths.invitation, () => import('./routes/account/invitation-by-link')),
  served('account/feedback-by-link', paths.guestFeedback, () => import('./routes/account/feedback-by-link')),
  served('account/offer-by-link', paths.offer, () => import('./routes/account/offer-by-link')),
  served('account/account-deleted', paths.accountDeleted, () => import('./routes/account/account-deleted')),
];

/** True for pages for visitors. A route's id is its module under `routes`. */
export const isServerRendered = (routeId: string): boolean => /^(?:public|account)\//.test(routeId);

/** The id of the route to which the signed-in areas are added. */
const ROOT_ID = 'root';

export const routes: RouteObject[] = [
  {
    id: ROOT_ID,
    element: <RootLayout />,
    errorElement: <RouteError />,
    hydrateFallbackElement: <FirstLoad />,
    children: [
      { element: <PublicLayout />, children: [...publicRoutes, ...movedRoutes] },
      { element: <AccountLayout />, children: [...plainPublicRoutes, ...accountRoutes] },
    ],
  },
];

/** Loads the routes of the signed-in areas, which pages for visitors do not need. */
export const loadAreaRoutes = async (): Promise<RouteObject> =>
  (await loadRouteModule(() => import('./areas/area-routes'))).areaRoutes;

export async function routesFor(pathname: string): Promise<RouteObject[]> {
  const isFound = matchRoutes(routes, pathname)?.at(-1)?.route.path !== '*';
  return isFound || !isAreaPath(pathname) ? routes : [await loadAreaRoutes()];
}

/** Lets the router add the routes of the signed-in areas on the first navigation to one. */
export function patchAreaRoutes(): PatchRoutesOnNavigationFunction {
  let isPatched = false;
  return async ({ path, patch }) => {
    if (isPatched || !isAreaPath(path)) return;
    const areaRoutes = await loadAreaRoutes();
    if (isPatched) return;
    isPatched = true;
    patch(ROOT_ID, [areaRoutes]);
  };
}
