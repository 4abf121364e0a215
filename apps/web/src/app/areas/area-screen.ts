import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { loadRouteModule } from '../../start/lazy-loading';

/** A screen of a signed-in area: its address, its code, and its entry in the area's navigation. */
export interface AreaScreen {
  path: string;
  load: () => Promise<ComponentType>;
  /** The label of its entry in the navigation. A screen without one is reached from elsewhere. */
  label?: string;
  /** The entry is enabled even while the profile is incomplete. */
  isAlwaysEnabled?: boolean;
  /** The screen stays closed until the profile is complete. */
  isLocked?: boolean;
}

/** Returns the route of a screen. A page whose code does not come leaves the present one in place. */
export const routeOf = ({ path, load, isLocked }: AreaScreen): RouteObject => ({
  path,
  handle: { isLocked } satisfies AreaHandle,
  lazy: async () => ({ Component: await loadRouteModule(load) }),
});

/** The part of a screen that its area's layout reads from the matched route. */
export type AreaHandle = Pick<AreaScreen, 'isLocked'>;
