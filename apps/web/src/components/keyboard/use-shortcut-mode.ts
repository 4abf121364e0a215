import { useState } from 'react';

/** The scope of single-key shortcuts: the whole screen, only while the list has focus, or never (WCAG 2.1.4). */
const SHORTCUT_MODES = ['everywhere', 'queue', 'off'] as const;
export type ShortcutMode = (typeof SHORTCUT_MODES)[number];

export const isShortcutMode = (text: string | null): text is ShortcutMode =>
  SHORTCUT_MODES.some((mode) => mode === text);

const KEY = 'approvalKeys';

/** Returns the user's choice, which is stored in the browser. */
export function useShortcutMode(): [ShortcutMode, (mode: ShortcutMode) => void] {
  const [mode, setMode] = useState<ShortcutMode>(() => {
    const stored = window.localStorage.getItem(KEY);
    return isShortcutMode(stored) ? stored : 'everywhere';
  });
  function saveMode(next: ShortcutMode) {
    window.localStorage.setItem(KEY, next);
    setMode(next);
  }
  return [mode, saveMode];
}
