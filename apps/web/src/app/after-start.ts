import type { createBrowserRouter } from 'react-router-dom';
import { countVisits } from '../lib/visits/record-visit';
import { prefetchRoutes } from '../start/prefetch-routes';
import { routesFor } from './routes';

/** What nobody waits for once a page lives: the visit is counted, and the code of next pages comes ahead. */
export function afterStart(router: ReturnType<typeof createBrowserRouter>): void {
  countVisits(router);
  prefetchRoutes(routesFor);
}
