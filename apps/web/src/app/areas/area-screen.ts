import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { loadRouteModule } from '../../start/lazy-loading';

/** A screen of a signed-in area: its path, its code and its navigation entry. */
export interface AreaScreen {
  path: string;
  load: () => Promise<ComponentType>;
  /** The label of the navigation entry. A screen without a label has no entry. */
  label?: string;
  /** True if the entry is enabled even while the profile is incomplete. */
  isAlwaysEnabled?: boolean;
  isLocked?: boolean;
  /** True for a screen of employers who only interview. Other employers reach it by links. */
  isForInterviewers?: boolean;
}

/** Returns the route of a screen. If its code cannot be loaded, the current page remains visible. */
export const toRoute = ({ path, load, isLocked, isForInterviewers }: AreaScreen): RouteObject => ({
  path,
  handle: { isLocked, isForInterviewers } satisfies AreaHandle,
  lazy: async () => ({ Component: await loadRouteModule(load) }),
});

export type AreaHandle = Pick<AreaScreen, 'isLocked' | 'isForInterviewers'>;
