import { useState } from 'react';

/**
 * A switch that shows the new state while it is being saved, and ignores clicks meanwhile. It is `aria-disabled`, because `disabled` would
 * remove keyboard focus.
 */
export function useAwaited(isActive: boolean, onChange: (isActive: boolean) => Promise<void>) {
  const [awaited, setAwaited] = useState<boolean | null>(null);

  async function choose(next: boolean) {
    if (awaited !== null || next === isActive) return;
    setAwaited(next);
    try {
      await onChange(next);
    } finally {
      setAwaited(null);
    }
  }

  return { shown: awaited ?? isActive, busy: awaited !== null, choose: (next: boolean) => void choose(next) };
}
