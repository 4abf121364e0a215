import { useCallback, useEffect, useRef } from 'react';

/** Runs a function after a delay, unless the component unmounts before. A new call replaces the pending one. */
export function useTimeout(): (milliseconds: number, run: () => void) => void {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback((milliseconds, run) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(run, milliseconds);
  }, []);
}
