import { useState } from 'react';

/** Where single-key shortcuts work: on the whole screen, only while the list has focus, or never (WCAG 2.1.4). */
const KEY_MODES = ['everywhere', 'queue', 'off'] as const;
export type KeyMode = (typeof KEY_MODES)[number];

export const isKeyMode = (text: string | null): text is KeyMode => KEY_MODES.some((mode) => mode === text);

const KEY = 'approvalKeys';

/** The user's choice, stored in the browser. */
export function useKeyMode(): [KeyMode, (mode: KeyMode) => void] {
  const [mode, setMode] = useState<KeyMode>(() => {
    const stored = window.localStorage.getItem(KEY);
    return isKeyMode(stored) ? stored : 'everywhere';
  });
  function saveMode(next: KeyMode) {
    window.localStorage.setItem(KEY, next);
    setMode(next);
  }
  return [mode, saveMode];
}
