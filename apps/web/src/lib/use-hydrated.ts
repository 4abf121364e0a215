import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether a rendering takes over the server's page: only then React asks for the server's value. */
function takingOver() {
  let isServed = false;
  return { present: () => isServed, served: () => (isServed = true) };
}

/**
 * False in what the server renders and in the browser's first rendering of it, true as soon as the page answers to people. It becomes true
 * in a transition: a store that differs from what the server knows is drawn at once, which for the list of openings was a task of
 * 60 to 100 ms on a phone (4 x slower CPU), for its forty links and thirty hearts.
 */
export function useHydrated(): boolean {
  const [rendering] = useState(takingOver);
  const isServed = useSyncExternalStore(never, rendering.present, rendering.served);
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    if (isServed) startTransition(() => setLive(true));
  }, [isServed]);
  return isLive || !isServed;
}
