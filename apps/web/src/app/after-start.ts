import type { createBrowserRouter } from 'react-router-dom';
import { countVisits } from '../lib/visits/record-visit';
import { prefetchRoutes } from '../start/prefetch-routes';
import { routesFor } from './routes';

/** Starts the work that can wait until the page is interactive: counting the visit and prefetching the next pages. */
export function afterStart(router: ReturnType<typeof createBrowserRouter>): void {
  countVisits(router);
  prefetchRoutes(routesFor);
}
