import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in what the server renders and in the browser's first rendering of it, true as soon as the page answers to people. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
