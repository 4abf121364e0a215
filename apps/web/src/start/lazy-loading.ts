import { type ComponentType, lazy, useSyncExternalStore } from 'react';

/** The retry functions of the modules that failed to load. Each resolves to true once its module has loaded. */
const missing = new Set<() => Promise<boolean>>();
const listeners = new Set<() => void>();
let running = false;
let isAhead = false;

function announce(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Enables retries. Call it once the first page has its code. A later failed load does not replace the current page. */
export function enableRetry(): void {
  running = true;
}

/** Loads something in advance. Errors are ignored, because no caller waits for the result. */
export function preload(load: () => void): void {
  isAhead = true;
  try {
    load();
  } finally {
    isAhead = false;
  }
}

/**
 * Loads the module of a route. After an error it waits for a retry, because an error would make the router replace the
 * whole page.
 */
export async function loadRouteModule<Page>(load: () => Promise<Page>): Promise<Page> {
  const isAwaited = running && !isAhead;
  try {
    return await load();
  } catch (error) {
    if (!isAwaited) throw error;
    return new Promise((resolve) => {
      const attempt = async () => {
        const page = await load().catch(() => null);
        if (page === null) return false;
        missing.delete(attempt);
        announce();
        resolve(page);
        return true;
      };
      missing.add(attempt);
      announce();
    });
  }
}

/** Retries all failed loads. Resolves to true once all modules have loaded. */
export async function retryFailedLoads(): Promise<boolean> {
  const came = await Promise.all([...missing].map((attempt) => attempt()));
  return came.every(Boolean);
}

export function useChunkLoadError(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => missing.size > 0,
    () => false,
  );
}

/**
 * Returns a component whose code is loaded when it is first rendered. Offline, its fallback stays until there is a
 * connection.
 */
export function lazyWithRetry<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await whenOnline(load) }));
}

function whenOnline<Part>(load: () => Promise<Part>): Promise<Part> {
  return load().catch(
    () =>
      new Promise((resolve) => {
        window.addEventListener('online', () => resolve(whenOnline(load)), { once: true });
      }),
  );
}
