import { Modal, type ModalProps } from '@mantine/core';
import { useEffect, useState } from 'react';

/** A dialog. Escape and its button close it, and the focus returns to what opened it, also when the dialog is taken away as a whole. */
export function Dialog({ opened, ...props }: ModalProps) {
  useReturnedFocus(opened);
  return <Modal opened={opened} returnFocus={false} closeButtonProps={{ 'aria-label': 'Close' }} {...props} />;
}

/** Mantine's own return needs a dialog that stays mounted, and an opener that does: the entry of a menu is gone with its menu. */
function useReturnedFocus(opened: boolean): void {
  // Read while rendering: once the dialog is in the page, a menu that has opened it is not.
  const [opener, setOpener] = useState(() => (opened ? presentOpener() : null));
  const [wasOpened, setWasOpened] = useState(opened);
  if (opened !== wasOpened) {
    setWasOpened(opened);
    setOpener(opened ? presentOpener() : null);
  }

  useEffect(() => {
    if (opener === null) return;
    return () => {
      if (opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [opener]);
}

/** What has the focus now; of a menu's entry, the button of the menu. */
function presentOpener(): HTMLElement | null {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || activeElement === document.body) return null;
  const menuButton = activeElement.closest('[role=menu]')?.getAttribute('aria-labelledby');
  return (menuButton && document.getElementById(menuButton)) || activeElement;
}
