import { useCallback, useState } from 'react';
import { useTimeout } from '../../lib/use-timeout';

/** The specified minimum duration of the spinner, in milliseconds. */
const MIN_MS = 1800;
const MAX_MS = 3000;

/**
 * The spinner of a search button. It spins for 1.8 s after the click, and up to 3 s while loading. Results appear as
 * soon as they arrive.
 */
export function useSearchIndicator(loading: boolean): { isSpinning: boolean; start: () => void } {
  const [phase, setPhase] = useState<'off' | 'least' | 'longer'>('off');
  const runAfter = useTimeout();

  const start = useCallback(() => {
    setPhase('least');
    runAfter(MIN_MS, () => {
      setPhase('longer');
      runAfter(MAX_MS - MIN_MS, () => setPhase('off'));
    });
  }, [runAfter]);

  return { isSpinning: phase === 'least' || (phase === 'longer' && loading), start };
}
