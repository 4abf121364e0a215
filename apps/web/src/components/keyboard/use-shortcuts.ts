import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { KeyMode } from './use-key-mode';

/** The action of a key. */
interface SingleKey {
  act: () => void;
  /** Held down it goes on; everything else is done once. */
  moves?: boolean;
}

const TYPED_INTO =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable], [role=combobox], [role=listbox]';

/**
 * The single keys of a list, by their letters, and the arrows within its rows. They do nothing where somebody types or has a
 * dialog or a menu open.
 */
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
    // Elsewhere the arrows scroll the page.
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
