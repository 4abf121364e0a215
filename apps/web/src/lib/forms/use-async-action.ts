import { useCallback, useRef, useState } from 'react';

/** Runs one piece of work at a time: `busy` while it runs, and a second call meanwhile does nothing. */
export function useAsyncAction(): { busy: boolean; send: (work: () => Promise<void>) => Promise<void> } {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  const send = useCallback(async (work: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await work();
    } finally {
      running.current = false;
      setBusy(false);
    }
  }, []);

  return { busy, send };
}
