import './theme/base-styles';
import './theme/global.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { Providers } from './app/providers';
import { patchAreaRoutes, routes, routesFor } from './app/routes';
import { isAreaPath } from './config/paths';
import { followHistory } from './lib/close-on-back';
import { shareSession } from './lib/session/shared-session';
import { domReady } from './start/dom-ready';
import { enableRetry } from './start/lazy-loading';
import { loadMatchedRoutes } from './start/load-matched-routes';
import { yieldToMain } from './start/yield-to-main';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element.');

followHistory();
// First, so that another tab can respond while the page's code loads.
const sharing = shareSession();

// Evaluating the packages, matching the routes and creating the router are separate tasks: a single one would block input for 120 ms on a
// phone (4 x slower CPU).
await yieldToMain();
const { pathname } = window.location;
await loadMatchedRoutes(await routesFor(pathname), pathname);
enableRetry();
await yieldToMain();
await domReady();
// The loader data of a server-rendered page. It is data and not a script, so the CSP does not block it.
const state = document.getElementById('page-state')?.textContent;
if (isAreaPath(pathname)) await sharing.settled;
const router = createBrowserRouter(routes, {
  patchRoutesOnNavigation: patchAreaRoutes(),
  ...(state && { hydrationData: JSON.parse(state) }),
});
const app = (
  <StrictMode>
    <Providers>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>
);
// In a transition React hydrates in slices and the browser can respond to input; otherwise it would be a single long task.
if (state) startTransition(() => void hydrateRoot(root, app));
else createRoot(root).render(app);
// Not needed for the first page, so it is loaded later and errors are ignored.
setTimeout(() => {
  import('./app/after-start').then(
    ({ afterStart }) => afterStart(router),
    () => undefined,
  );
});
