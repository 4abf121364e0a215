import { useCallback, useRef, useState } from 'react';

/** Runs one action at a time. A call while another action is running does nothing. */
export function useAsyncAction(): { isPending: boolean; run: (action: () => Promise<void>) => Promise<void> } {
  const [isPending, setIsPending] = useState(false);
  const isRunning = useRef(false);

  const run = useCallback(async (action: () => Promise<void>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsPending(true);
    try {
      await action();
    } finally {
      isRunning.current = false;
      setIsPending(false);
    }
  }, []);

  return { isPending, run };
}
