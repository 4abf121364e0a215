import { type ComponentType, lazy, useSyncExternalStore } from 'react';

/** The pages whose code did not come, each as another try at it; true when it has come. */
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

/** The first page is there: from now on a page whose code does not come leaves the present one as it is. */
export function keepPages(): void {
  running = true;
}

/** What is loaded in here is loaded ahead: nobody waits for it, so when it does not come nothing is said of it. */
export function loadAhead(load: () => void): void {
  isAhead = true;
  try {
    load();
  } finally {
    isAhead = false;
  }
}

/**
 * The code of a page. The router would put its error in the place of everything, and never ask again; so, when the code does not come,
 * the navigation waits for another try.
 */
export async function loadPage<Page>(load: () => Promise<Page>): Promise<Page> {
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

/** Asks once more for all that is missing; true when it has come. */
export async function retryPages(): Promise<boolean> {
  const came = await Promise.all([...missing].map((attempt) => attempt()));
  return came.every(Boolean);
}

/** Is there a page whose code did not come? */
export function usePageMissing(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => missing.size > 0,
    () => false,
  );
}

/** A part of a page whose code comes by itself. What stands in its place stays until there is a connection. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
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
