import { useEffectEvent, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';

/**
 * Back closes what is open over a page, one layer at a time, before it leaves the page.
 *
 * An open layer adds a copy of the page's entry to the browser's history. Back removes the copy, which closes the layer; the router
 * never sees that step. When a layer closes in another way, its copy stays: removing it is asynchronous and would race with a navigation
 * that follows. Back and Forward skip such a copy, and the next layer of the page reuses it.
 */

/** The state that the router stores in an entry, with the number of layers that the entry stands for. */
interface EntryState {
  key?: string;
  idx?: number;
  layers?: number;
}

interface Entry {
  state: EntryState | null;
  url: string;
}

/** The router's key for the first page, whose entry has none. */
const FIRST_KEY = 'default';

type Close = () => void;

/** How to close each open layer, the topmost last. */
const layers: Close[] = [];
let current: Entry = { state: null, url: '' };
/** The key of the router's location. The history is elsewhere while the router undoes a step that it has blocked. */
let pageKey = FIRST_KEY;

const readEntry = (): Entry => ({ state: window.history.state, url: window.location.href });
const depthOf = ({ state }: Entry): number => state?.layers ?? 0;
const keyOf = ({ state }: Entry): string => state?.key ?? FIRST_KEY;

/** Gives each open layer its entry. */
function addEntries(): void {
  const entry = readEntry();
  if (keyOf(entry) !== pageKey) return;
  current = entry;
  for (let depth = depthOf(current) + 1; depth <= layers.length; depth++) {
    // Closing a layer must not scroll the page back to where it was when the layer opened.
    window.history.scrollRestoration = 'manual';
    window.history.pushState({ ...current.state, layers: depth }, '');
    window.history.scrollRestoration = 'auto';
    current = readEntry();
  }
}

function addLayer(close: Close): () => void {
  layers.push(close);
  addEntries();
  return () => void layers.splice(layers.indexOf(close), 1);
}

/**
 * Starts to follow the browser's history. Call it before the router is created: the browser calls the listeners of `popstate` in the
 * order in which they were added, and the router must not see the steps between the entries of one page.
 */
export function followHistory(): () => void {
  current = readEntry();
  window.addEventListener('popstate', takeStep);
  return () => window.removeEventListener('popstate', takeStep);
}

/** Handles the steps between the entries of one page. All others are the router's. */
function takeStep(event: PopStateEvent): void {
  const previous = current;
  current = readEntry();
  const from = depthOf(previous);
  const to = depthOf(current);
  if (current.state?.idx !== previous.state?.idx || from === to) {
    addEntries();
    return;
  }
  event.stopImmediatePropagation();
  if (to > from) {
    if (layers.length < to) window.history.forward();
    return;
  }
  adopt({ state: { ...previous.state, layers: to }, url: previous.url });
  if (layers.length <= to) {
    window.history.back();
    return;
  }
  // A layer that stays, such as one that asks about unsaved changes, gets its entry back.
  for (const close of layers.slice(to).toReversed()) flushSync(close);
  addEntries();
}

/** The address can have changed since the layer opened: the page below has the newest one. */
function adopt({ state, url }: Entry): void {
  window.history.replaceState(state, '', url);
  current = readEntry();
  // Only after this step, for which the browser would scroll otherwise.
  requestAnimationFrame(() => {
    window.history.scrollRestoration = 'auto';
  });
}

/** Closes what is open over the page when the person goes back. */
export function useCloseOnBack(opened: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => (opened ? addLayer(() => close()) : undefined), [opened]);
}

/** Follows the router's location, once for all layers. */
export function useLayerHistory(): void {
  const { key } = useLocation();
  useLayoutEffect(() => {
    const previous = current;
    const { state, url } = readEntry();
    const wasReplaced = state?.idx === previous.state?.idx && depthOf({ state, url }) < depthOf(previous);
    if (wasReplaced) window.history.replaceState({ ...state, layers: depthOf(previous) }, '', url);
    pageKey = key;
    addEntries();
  }, [key]);
}
