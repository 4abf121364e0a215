import { LIST_PAGE_SIZE, LIST_PAGE_SIZES } from '@job-alert/domain/lists/paging';
import { useSyncExternalStore } from 'react';

const KEY = 'pageSize';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function read(): number {
  const stored = Number(window.localStorage.getItem(KEY));
  return LIST_PAGE_SIZES.find((size) => size === stored) ?? LIST_PAGE_SIZE;
}

/** Returns the page size that the user chose in this browser. Logging out clears it. */
export const usePageSize = (): number => useSyncExternalStore(subscribe, read, () => LIST_PAGE_SIZE);

export function savePageSize(size: number): void {
  window.localStorage.setItem(KEY, String(size));
  for (const listener of listeners) listener();
}
