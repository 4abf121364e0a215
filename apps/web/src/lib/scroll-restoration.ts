import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { focusHeading } from './scroll-to-section';

interface Place {
  top: number;
  /** The focused link, such as the link that was clicked: its URL and its distance from the top of the window. */
  link: { address: string; below: number } | null;
}

/** The positions by the key of the history entry. */
const places = new Map<string, Place>();

/**
 * Saves the position when a page is left, for Back. If the content loads after Back, the position is restored once it
 * `isReady`.
 */
export function useSaveScrollPosition(isReady = true): void {
  const { key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const isAwaited = useRef(isReturn && !isReady);
  // Saves the position before the next page replaces this one.
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
  return {
    top: window.scrollY,
    link: isLink ? { address: activeElement.href, below: distanceFromTop(activeElement) } : null,
  };
}

const distanceFromTop = (element: Element): number => element.getBoundingClientRect().top;

/** Restores the position of a history entry. Returns false if none is saved. */
export function restoreScrollPosition(entry: string): boolean {
  const place = places.get(entry);
  if (!place) return false;
  window.scrollTo({ top: place.top, left: 0, behavior: 'instant' });
  if (!place.link || !returnToLink(place.link)) focusHeading(document.querySelector<HTMLElement>('h1'));
  return true;
}

/**
 * Focuses the link at its saved distance, even if the content above has changed. A job may be in two lists, so the
 * nearest link is used.
 */
function returnToLink({ address, below }: { address: string; below: number }): boolean {
  const offBy = (link: Element) => distanceFromTop(link) - below;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a')].filter(({ href }) => href === address);
  const [nearest] = links.toSorted((one, other) => Math.abs(offBy(one)) - Math.abs(offBy(other)));
  if (!nearest) return false;
  window.scrollBy({ top: offBy(nearest), behavior: 'instant' });
  nearest.focus({ preventScroll: true });
  return true;
}
