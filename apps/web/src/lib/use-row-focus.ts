import { useEffect, useRef } from 'react';
import { focusNextRow, getRowPosition, isGone, type RowPosition } from './row-position';

/**
 * Moves focus to the next row if the focused row or button is removed or disabled. Does nothing until the list is
 * shown.
 */
export function useRowFocus(isVisible: boolean): void {
  const focused = useRef<{ control: HTMLElement; place: RowPosition } | null>(null);

  useEffect(() => {
    function remember({ target }: FocusEvent) {
      if (!(target instanceof HTMLElement)) return;
      const place = getRowPosition(target);
      focused.current = place && { control: target, place };
    }
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);

  useEffect(() => {
    if (!isVisible || !focused.current || !isGone(focused.current.control)) return;
    const { control, place } = focused.current;
    focused.current = null;
    const { activeElement, body } = document;
    if (activeElement === body || activeElement === control) focusNextRow(place);
  });
}
