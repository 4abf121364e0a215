import { useCallback, useRef, useState } from 'react';

/** Runs one action at a time. A call while another one is running does nothing. */
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
