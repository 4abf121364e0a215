import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { focusHeading } from './scroll-to-section';

/** Where somebody was on a page when leaving it. */
interface Place {
  top: number;
  /** The link that had the focus, such as the one that was followed: its address, and how far below the top of the window it stood. */
  link: { address: string; below: number } | null;
}

/** By the entry of the browser's history. */
const places = new Map<string, Place>();

/** Keeps the place of a page that is left, for Back to return to. Content that loads after Back returns to it once it `isReady`. */
export function useSaveScrollPosition(isReady = true): void {
  const { key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const isAwaited = useRef(isReturn && !isReady);
  // Before the next page stands in the place of this one.
  useLayoutEffect(() => () => void places.set(key, presentPlace()), [key]);
  useEffect(() => {
    if (!isAwaited.current || !isReady) return;
    isAwaited.current = false;
    restoreScrollPosition(key);
  }, [isReady, key]);
}

function presentPlace(): Place {
  const { activeElement } = document;
  const isLink = activeElement instanceof HTMLAnchorElement;
  return { top: window.scrollY, link: isLink ? { address: activeElement.href, below: topOf(activeElement) } : null };
}

const topOf = (element: Element): number => element.getBoundingClientRect().top;

/** Goes back to the place of an entry; false when it has none. */
export function restoreScrollPosition(entry: string): boolean {
  const place = places.get(entry);
  if (!place) return false;
  window.scrollTo({ top: place.top, left: 0, behavior: 'instant' });
  if (!place.link || !returnToLink(place.link)) focusHeading(document.querySelector<HTMLElement>('h1'));
  return true;
}

/** The link gets the focus where it stood, also when what is above it has changed. An opening may stand in two lists: the nearest. */
function returnToLink({ address, below }: { address: string; below: number }): boolean {
  const offBy = (link: Element) => topOf(link) - below;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a')].filter(({ href }) => href === address);
  const [nearest] = links.toSorted((one, other) => Math.abs(offBy(one)) - Math.abs(offBy(other)));
  if (!nearest) return false;
  window.scrollBy({ top: offBy(nearest), behavior: 'instant' });
  nearest.focus({ preventScroll: true });
  return true;
}
