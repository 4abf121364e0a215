import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False in what the server renders and in the browser's first rendering of it, true as soon as the page answers to people. It becomes true
 * in a transition: a store that differs from what the server knows is drawn at once, which for the list of openings was a task of
 * 60 to 100 ms on a phone (4 x slower CPU), for its forty links and thirty hearts.
 */
export function useHydrated(): boolean {
  // Only a rendering of the server's page asks for the server's value; where none is, there is nothing to wait for.
  const [rendering] = useState(() => ({ isServed: false }));
  const isServed = useSyncExternalStore(
    never,
    () => rendering.isServed,
    () => (rendering.isServed = true),
  );
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    if (isServed) startTransition(() => setLive(true));
  }, [isServed]);
  return isLive || !isServed;
}
