import { matchRoutes, type RouteObject } from 'react-router-dom';
import { preload } from './lazy-loading';

/** The address of the page that a link of the site leads to, or a form once it is answered (`data-leads-to`). */
function nextPage(target: EventTarget | null): string | undefined {
  const way = target instanceof Element ? target.closest<HTMLElement>('a[href^="/"], [data-leads-to]') : null;
  return way instanceof HTMLAnchorElement ? way.pathname : way?.dataset['leadsTo'];
}

/**
 * Loads the code of the next page when somebody points at the link to it, touches it, reaches it by the keyboard, or begins a form that
 * leads to it. Only files: what a page asks the server for, and counts as a look at a job, is asked for when it is opened. Over slow 4G
 * a link shows its page after 0.2 s instead of 0.5, and a login its dashboard 1.5 s earlier (decision 0099).
 */
export function prefetchRoutes(routesFor: (path: string) => Promise<RouteObject[]>): void {
  const known = new Set<unknown>();
  const load = ({ lazy }: RouteObject) => {
    if (typeof lazy !== 'function' || known.has(lazy)) return;
    known.add(lazy);
    preload(() => void lazy().catch(() => known.delete(lazy)));
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
