import { useCallback, useEffect, useRef } from 'react';

/** Runs something after some milliseconds, unless the screen is left before. A new call replaces the one that waits. */
export function useTimeout(): (milliseconds: number, run: () => void) => void {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback((milliseconds, run) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(run, milliseconds);
  }, []);
}
