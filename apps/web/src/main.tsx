import './theme/base-styles';
import './theme/global.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { loadMatchedRoutes } from './start/load-matched-routes';
import { Providers } from './app/providers';
import { patchAreaRoutes, routes, routesFor } from './app/routes';
import { isAreaPath } from './config/paths';
import { followHistory } from './lib/close-on-back';
import { yieldToMain } from './start/yield-to-main';
import { domReady } from './start/dom-ready';
import { enableRetry } from './start/lazy-loading';
import { shareSession } from './lib/session/shared-session';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element.');

// First: another tab answers while the page's code is loaded.
const sharing = shareSession();

// Evaluating the packages, finding the routes and building the router are a task each: as one they keep a phone (4 x slower CPU) busy for
// 120 ms without an answer to people.
await yieldToMain();
const { pathname } = window.location;
await loadMatchedRoutes(await routesFor(pathname), pathname);
enableRetry();
await yieldToMain();
await domReady();
// The loader data of a server-rendered page. It is data and not a script, so the CSP does not concern it.
const state = document.getElementById('page-state')?.textContent;
followHistory();
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
// As a transition React takes the page over piece by piece and lets the browser answer in between; at once it would be a single long task.
if (state) startTransition(() => void hydrateRoot(root, app));
else createRoot(root).render(app);
// Nobody waits for what comes now, so its code is no part of the page's, and nobody is told when it does not come.
setTimeout(() => {
  import('./app/after-start').then(
    ({ afterStart }) => afterStart(router),
    () => undefined,
  );
});
