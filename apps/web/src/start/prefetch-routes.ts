import { matchRoutes, type RouteObject } from 'react-router-dom';
import { preload } from './lazy-loading';

/** Returns the URL of the page that a link opens, or that follows a form (`data-leads-to`). */
function nextPage(target: EventTarget | null): string | undefined {
  const way = target instanceof Element ? target.closest<HTMLElement>('a[href^="/"], [data-leads-to]') : null;
  return way instanceof HTMLAnchorElement ? way.pathname : way?.dataset['leadsTo'];
}

/**
 * Prefetches the code of the next page when its link is hovered, touched or focused, or when a form with
 * `data-leads-to` gets input. Data is not prefetched, because loading a job counts as a view. On slow 4G a link shows
 * its page after 0.2 s instead of 0.5 s, and a login shows its dashboard 1.5 s earlier (decision 0126).
 */
export function prefetchRoutes(routesFor: (path: string) => Promise<RouteObject[]>): void {
  const requested = new Set<unknown>();
  const load = ({ lazy }: RouteObject) => {
    if (typeof lazy !== 'function' || requested.has(lazy)) return;
    requested.add(lazy);
    preload(() => void lazy().catch(() => requested.delete(lazy)));
  };
  const prefetch = ({ target }: Event) => {
    const path = nextPage(target);
    if (path === undefined) return;
    preload(() => {
      routesFor(path).then(
        (routes) => matchRoutes(routes, path)?.forEach(({ route }) => load(route)),
        () => undefined,
      );
    });
  };
  for (const kind of ['pointerover', 'focusin']) document.addEventListener(kind, prefetch);
}
