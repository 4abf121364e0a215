import { useState } from 'react';

/** A switch that shows the new state while it is being saved. It is not `disabled`, because that would remove focus. */
export function useOptimisticToggle(isActive: boolean, onChange: (isActive: boolean) => Promise<void>) {
  const [pendingState, setPendingState] = useState<boolean | null>(null);

  async function choose(next: boolean) {
    if (pendingState !== null || next === isActive) return;
    setPendingState(next);
    try {
      await onChange(next);
    } finally {
      setPendingState(null);
    }
  }

  return {
    value: pendingState ?? isActive,
    isPending: pendingState !== null,
    choose: (next: boolean) => void choose(next),
  };
}
