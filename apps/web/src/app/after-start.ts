import type { createBrowserRouter } from 'react-router-dom';
import { countVisits } from '../lib/visits/record-visit';
import { prefetchPages } from './prefetch-pages';
import { routesFor } from './routes';

/** What nobody waits for once a page lives: the visit is counted, and the code of next pages comes ahead. */
export function afterStart(router: ReturnType<typeof createBrowserRouter>): void {
  countVisits(router);
  prefetchPages(routesFor);
}
