import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { ShortcutMode } from './use-shortcut-mode';

interface Shortcut {
  act: () => void;
  /** True if the action repeats while the key is held down. */
  repeats?: boolean;
}

const TEXT_INPUTS =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable], [role=combobox], [role=listbox]';

/**
 * Adds single-key shortcuts to a list or a dialog, and arrow keys within the rows of a list. They are ignored in text
 * fields, and while a menu or another dialog is open.
 */
export function useShortcuts(
  mode: ShortcutMode,
  list: RefObject<HTMLElement | null>,
  keys: Readonly<Record<string, Shortcut>>,
): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const { target, key } = event;
    if (!(target instanceof Element) || target.matches(TEXT_INPUTS) || document.querySelector('[role=menu]')) return;
    const dialog = list.current?.closest('[role=dialog]') ?? undefined;
    if (dialog !== [...document.querySelectorAll('[role=dialog]')].at(-1)) return;
    const inList = (dialog ?? list.current)?.contains(target) === true;
    const isArrow = key.startsWith('Arrow');
    // Outside the rows, arrow keys scroll the page.
    const isActive = isArrow
      ? inList && target.closest('[data-row-key]') !== null
      : mode === 'everywhere' || (mode === 'queue' && inList);
    const shortcut = isActive ? keys[isArrow ? key : key.toLowerCase()] : undefined;
    if (shortcut === undefined || (event.repeat && !shortcut.repeats)) return;
    event.preventDefault();
    shortcut.act();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
