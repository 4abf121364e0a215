import { useEffect, useRef } from 'react';
import { focusNextRow, getRowPosition, isGone, type RowPosition } from './row-position';

/** Moves focus to the next row if the focused row or button is removed or disabled. Inactive until the list is shown. */
export function useRowFocus(isVisible: boolean): void {
  const held = useRef<{ control: HTMLElement; place: RowPosition } | null>(null);

  useEffect(() => {
    function hold({ target }: FocusEvent) {
      if (!(target instanceof HTMLElement)) return;
      const place = getRowPosition(target);
      held.current = place && { control: target, place };
    }
    document.addEventListener('focusin', hold);
    return () => document.removeEventListener('focusin', hold);
  }, []);

  useEffect(() => {
    if (!isVisible || !held.current || !isGone(held.current.control)) return;
    const { control, place } = held.current;
    held.current = null;
    const { activeElement, body } = document;
    if (activeElement === body || activeElement === control) focusNextRow(place);
  });
}
