import { useEffect, useRef } from 'react';
import { focusNextRow, isGone, type RowPosition, getRowPosition } from './row-position';

/**
 * Keeps the keyboard's place in the list that a component draws: when the row or the button that has the focus leaves or is disabled, the
 * focus goes on to the next row instead of getting lost. Not before the list is `shown`.
 */
export function useRowFocus(shown: boolean): void {
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
    if (!shown || !held.current || !isGone(held.current.control)) return;
    const { control, place } = held.current;
    held.current = null;
    const { activeElement, body } = document;
    if (activeElement === body || activeElement === control) focusNextRow(place);
  });
}
