import { useEffectEvent, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';

/**
 * Back closes what is open on a page, one layer at a time, before it leaves the page. An open layer pushes a copy of
 * the page's history entry. Back removes the copy, which closes the layer; the router does not see that step. If a
 * layer closes in another way, its copy stays, because removing it is asynchronous and would race with a following
 * navigation. Back and Forward skip such a copy, and the next layer of the page reuses it.
 */

/** The state that the router stores in an entry, plus the number of layers of the entry. */
interface EntryState {
  key?: string;
  idx?: number;
  layers?: number;
}

interface Entry {
  state: EntryState | null;
  url: string;
}

/** The router's key of the first page, whose history entry has no key. */
const FIRST_KEY = 'default';

type Close = () => void;

/** The close functions of the open layers, topmost last. */
const layers: Close[] = [];
let current: Entry = { state: null, url: '' };
/** The key of the router's location. The history differs while the router reverts a step that it has blocked. */
let pageKey = FIRST_KEY;
/** False until the page is rendered. After a reload its layers open only then. */
let isRendered = false;
/** The layers that Back was pressed for before the page was rendered. */
let layersToClose = 0;

const readEntry = (): Entry => ({ state: window.history.state, url: window.location.href });
const getDepth = ({ state }: Entry): number => state?.layers ?? 0;
const getKey = ({ state }: Entry): string => state?.key ?? FIRST_KEY;

function addEntries(): void {
  const entry = readEntry();
  if (layersToClose > 0 || getKey(entry) !== pageKey) return;
  current = entry;
  for (let depth = getDepth(current) + 1; depth <= layers.length; depth++) {
    // Closing a layer must not restore the scroll position from when it was opened.
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
 * Starts to follow the history. Call it before the router is created, because the router must not see `popstate` events
 * between the entries of one page, and early, because Back may be pressed while the page loads.
 */
export function followHistory(): () => void {
  current = readEntry();
  isRendered = false;
  layersToClose = 0;
  window.addEventListener('popstate', handlePopState);
  return () => window.removeEventListener('popstate', handlePopState);
}

/** Handles steps between the entries of one page. The router handles all other steps. */
function handlePopState(event: PopStateEvent): void {
  const previous = current;
  current = readEntry();
  const from = getDepth(previous);
  const to = getDepth(current);
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
  if (!isRendered) {
    layersToClose += from - to;
    return;
  }
  if (layers.length <= to) {
    window.history.back();
    return;
  }
  // A layer that stays open, such as one with unsaved changes, gets a new entry.
  for (const close of layers.slice(to).toReversed()) flushSync(close);
  addEntries();
}

/** Updates the page's entry, because the URL may have changed since the layer was opened. */
function adopt({ state, url }: Entry): void {
  window.history.replaceState(state, '', url);
  current = readEntry();
  // Runs after this step, because the browser would otherwise scroll.
  requestAnimationFrame(() => {
    window.history.scrollRestoration = 'auto';
  });
}

export function useCloseOnBack(opened: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => (opened ? addLayer(() => close()) : undefined), [opened]);
}

/** Tracks the router's location. Call it once for all layers. */
export function useLayerHistory(): void {
  const { key } = useLocation();
  useLayoutEffect(() => {
    const previous = current;
    const { state, url } = readEntry();
    const wasReplaced = state?.idx === previous.state?.idx && getDepth({ state, url }) < getDepth(previous);
    if (wasReplaced) window.history.replaceState({ ...state, layers: getDepth(previous) }, '', url);
    pageKey = key;
    isRendered = true;
    if (layersToClose > 0) closeTopLayers();
    else addEntries();
  }, [key]);
}

/** Does what Back was pressed for before the page was rendered. */
function closeTopLayers(): void {
  const closing = layers.slice(-layersToClose).toReversed();
  layersToClose = 0;
  if (closing.length === 0) window.history.back();
  for (const close of closing) close();
}
