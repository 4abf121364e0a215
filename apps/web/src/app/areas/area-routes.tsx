import type { RouteObject } from 'react-router-dom';
import { loadPage } from '../../lib/parts';
import { adminScreens } from './admin-screens';
import { routeOf } from './area-screen';
import { candidateScreens } from './candidate-screens';
import { employerScreens } from './employer-screens';

/** The signed-in areas. Each area's layout and each screen is a chunk of its own. */
export const areaRoutes: RouteObject = {
  lazy: () => loadPage(() => import('../layouts/apollo-layout')),
  children: [
    {
      lazy: () => loadPage(() => import('../layouts/candidate-layout')),
      children: candidateScreens.map(routeOf),
    },
    {
      lazy: () => loadPage(() => import('../layouts/employer-layout')),
      children: employerScreens.map(routeOf),
    },
    {
      lazy: () => loadPage(() => import('../layouts/admin-layout')),
      children: adminScreens.map(routeOf),
    },
  ],
};
