import type { RouteObject } from 'react-router-dom';
import { loadRouteModule } from '../../start/lazy-loading';
import { adminScreens, onBehalfScreens } from './admin-screens';
import { toRoute } from './area-screen';
import { candidateScreens } from './candidate-screens';
import { employerScreens } from './employer-screens';

/** The signed-in areas. Each layout and each screen is a separate chunk. */
export const areaRoutes: RouteObject = {
  lazy: () => loadRouteModule(() => import('../layouts/apollo-layout')),
  children: [
    {
      lazy: () => loadRouteModule(() => import('../layouts/candidate-layout')),
      children: candidateScreens.map(toRoute),
    },
    {
      lazy: () => loadRouteModule(() => import('../layouts/employer-layout')),
      children: employerScreens.map(toRoute),
    },
    {
      lazy: () => loadRouteModule(() => import('../layouts/admin-layout')),
      children: [...adminScreens, ...onBehalfScreens].map(toRoute),
    },
  ],
};
