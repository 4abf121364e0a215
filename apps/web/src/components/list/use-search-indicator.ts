import { useCallback, useState } from 'react';
import { useTimeout } from '../../lib/use-timeout';

/** The specified minimum, in milliseconds. */
const LEAST = 1800;
const MOST = 3000;

/**
 * The spinner of a search button. It spins for 1.8 s after the click, and up to 3 s while loading. It only confirms the click: results
 * appear as soon as they arrive.
 */
export function useSearchIndicator(loading: boolean): { spinning: boolean; start: () => void } {
  const [phase, setPhase] = useState<'off' | 'least' | 'longer'>('off');
  const later = useTimeout();

  const start = useCallback(() => {
    setPhase('least');
    later(LEAST, () => {
      setPhase('longer');
      later(MOST - LEAST, () => setPhase('off'));
    });
  }, [later]);

  return { spinning: phase === 'least' || (phase === 'longer' && loading), start };
}
