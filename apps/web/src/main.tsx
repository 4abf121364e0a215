import './theme/base-styles';
import './theme/global.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { loadMatchedRoutes } from './app/load-matched-routes';
import { Providers } from './app/providers';
import { patchAreaRoutes, routes, routesFor } from './app/routes';
import { isAreaPath } from './config/paths';
import { followHistory } from './lib/close-on-back';
import { nextTask } from './lib/next-task';
import { pageRead } from './lib/page-read';
import { keepPages } from './lib/parts';
import { shareSession } from './lib/session/shared-session';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element.');

// First: another tab answers while the page's code is loaded.
const sharing = shareSession();

// Evaluating the packages, finding the routes and building the router are a task each: as one they keep a phone (4 x slower CPU) busy for
// 120 ms without an answer to people.
await nextTask();
const { pathname } = window.location;
await loadMatchedRoutes(await routesFor(pathname), pathname);
keepPages();
await nextTask();
await pageRead();
// What the server has loaded for the page that it rendered; data, not a script, so the CSP lets it be.
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
