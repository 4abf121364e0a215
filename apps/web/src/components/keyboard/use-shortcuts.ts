import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { KeyMode } from './use-key-mode';

interface SingleKey {
  act: () => void;
  /** True if the action repeats while the key is held down. */
  moves?: boolean;
}

const TYPED_INTO =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable], [role=combobox], [role=listbox]';

/** Single-key shortcuts of a list, and arrow keys within its rows. They are ignored in text fields and while a dialog or menu is open. */
export function useShortcuts(
  mode: KeyMode,
  list: RefObject<HTMLElement | null>,
  keys: Readonly<Record<string, SingleKey>>,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const { target, key } = event;
    if (
      !(target instanceof Element) ||
      target.matches(TYPED_INTO) ||
      document.querySelector('[role=dialog], [role=menu]')
    )
      return;
    const inList = list.current?.contains(target) === true;
    const isArrow = key.startsWith('Arrow');
    // Outside the rows, arrow keys scroll the page.
    const heard = isArrow
      ? inList && target.closest('[data-row-key]') !== null
      : mode === 'everywhere' || (mode === 'queue' && inList);
    const found = heard ? keys[isArrow ? key : key.toLowerCase()] : undefined;
    if (found === undefined || (event.repeat && !found.moves)) return;
    event.preventDefault();
    found.act();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
