import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, parsePath, RouterProvider } from 'react-router-dom';
import { Providers } from '../app/providers';
import { patchAreaRoutes, routes } from '../app/routes';
import { type BrowserSession, writeSession } from '../lib/session/session-storage';

interface RenderOptions {
  /** The logged-in user of this browser. By default no user is logged in. */
  as?: BrowserSession;
  /** The history state from the previous page. */
  state?: unknown;
  /** Makes user-event wait with vitest's fake clock. Pass `vi.advanceTimersByTimeAsync`. */
  advanceTimers?: (milliseconds: number) => Promise<unknown>;
}

/**
 * Opens the whole app at a URL, as a browser does. It uses the real routes and API clients with the mocked API of the
 * test.
 */
export function renderApp(address: string, { as, state, advanceTimers }: RenderOptions = {}) {
  if (as) writeSession(as, true);
  const router = createMemoryRouter(routes, {
    initialEntries: [{ ...parsePath(address), state }],
    patchRoutesOnNavigation: patchAreaRoutes(),
  });
  const user = userEvent.setup(advanceTimers ? { advanceTimers } : {});
  const view = render(
    <Providers test>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { ...view, user, router, path: () => router.state.location.pathname };
}
