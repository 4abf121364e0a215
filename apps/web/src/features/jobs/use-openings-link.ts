import { useHydrated } from '../../lib/use-hydrated';
import { type OpeningsAsked, openingsPath } from './openings-address';
import { openingsListId } from './openings-filters';

/**
 * Where a link of the list leads. Without the page's code a link opens the page anew: then its address also tells the browser which part
 * to show. With it the page stays where it is.
 */
export function useOpeningsLink(): (asked: OpeningsAsked, part?: string) => string {
  const isLive = useHydrated();
  return (asked, part = openingsListId) => openingsPath(asked) + (isLive ? '' : `#${part}`);
}
