import { useState } from 'react';

/**
 * A switch that shows the chosen state while the server is asked for it, and takes no second choice meanwhile. Then it is `aria-disabled`:
 * `disabled` would take the focus away from who uses the keyboard.
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
