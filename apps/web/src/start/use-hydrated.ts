import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Detects hydration, because React calls `getServerSnapshot` only then. */
function hydrationStore() {
  let isServed = false;
  return { present: () => isServed, served: () => (isServed = true) };
}

/** Returns false on the server and during hydration. It changes in a transition, because a synchronous render blocks phones. */
export function useHydrated(): boolean {
  const [rendering] = useState(hydrationStore);
  const isServed = useSyncExternalStore(never, rendering.present, rendering.served);
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => {
    if (isServed) startTransition(() => setHydrated(true));
  }, [isServed]);
  return isHydrated || !isServed;
}
