import { useCallback, useState } from 'react';
import { useTimeout } from '../../lib/use-timeout';

/** The specified life of the search spinner, in milliseconds. */
const LEAST = 1800;
const MOST = 3000;

/**
 * The spinner of a search button: from the press it turns for 1.8 s, and up to 3 s while the answer is awaited. It only shows that
 * the search was taken; results appear when they arrive.
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
