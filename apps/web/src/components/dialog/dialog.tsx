import { Modal, type ModalProps } from '@mantine/core';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useCloseOnBack } from '../../lib/close-on-back';
import { DialogFormsProvider } from '../../lib/forms/use-unsaved-changes';
import { focusNextRow, getRowPosition, isUsable, type RowPosition, selectionPlace } from '../../lib/row-position';
import classes from './dialog.module.css';
import { DialogSteps, type Steps } from './dialog-steps';
import { DiscardDialog } from './discard-dialog';

export interface DialogProps extends ModalProps {
  steps?: Steps | undefined;
}

/**
 * A dialog. If there are unsaved changes, it asks for confirmation before it closes or steps to another record. Focus
 * returns to the opener.
 */
export function Dialog({ opened, onClose, steps, children, ...props }: DialogProps) {
  useReturnFocus(opened);
  const ignoreSecondClick = useIgnoreSecondClick(opened);
  const [forms] = useState(() => new Set<symbol>());
  /** The action that runs after the user agrees to discard the typed text. */
  const [pendingAction, setPendingAction] = useState<(() => void) | null>(null);
  const leave = (go: () => void) => {
    if (forms.size > 0) setPendingAction(() => go);
    else go();
  };
  const close = () => leave(onClose);
  useCloseOnBack(opened, close);
  return (
    <DialogFormsProvider value={forms}>
      <Modal
        opened={opened}
        onClose={close}
        returnFocus={false}
        closeButtonProps={{ 'aria-label': 'Close' }}
        // The second click of a double click could land next to the fields and move focus out of the dialog.
        onMouseDownCapture={ignoreSecondClick}
        onClickCapture={ignoreSecondClick}
        className={classes.dialog}
        {...props}
      >
        {steps ? <DialogSteps steps={steps} onGo={leave} /> : null}
        {children}
      </Modal>
      <DiscardDialog
        opened={opened && pendingAction !== null}
        onStay={() => setPendingAction(null)}
        onDiscard={() => {
          setPendingAction(null);
          pendingAction?.();
        }}
      />
    </DialogFormsProvider>
  );
}

/** The time after the dialog appears in which a click may be the second click of a double click, in milliseconds. */
const DOUBLE_CLICK_MS = 600;

/** Ignores the second click of the double click that opened the dialog. */
function useIgnoreSecondClick(opened: boolean): (event: MouseEvent) => void {
  const openedAt = useRef(0);
  useEffect(() => {
    if (opened) openedAt.current = performance.now();
  }, [opened]);
  return (event) => {
    if (event.detail < 2 || event.timeStamp - openedAt.current > DOUBLE_CLICK_MS) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

/** Mantine's focus return needs a dialog and an opener that stay mounted, but a menu entry is unmounted with its menu. */
function useReturnFocus(opened: boolean): void {
  // The opener is read during rendering, because its menu is unmounted by the time the dialog is mounted.
  const [opener, setOpener] = useState(() => (opened ? currentOpener() : null));
  const [wasOpened, setWasOpened] = useState(opened);
  if (opened !== wasOpened) {
    setWasOpened(opened);
    setOpener(opened ? currentOpener() : null);
  }

  useEffect(() => {
    if (opener === null) return;
    return () => {
      // A decision often removes its own button. Focus then moves to the next row.
      if (isUsable(opener.control)) opener.control.focus({ preventScroll: true });
      else focusNextRow(opener.position);
    };
  }, [opener]);
}

interface Opener {
  control: HTMLElement;
  position: RowPosition | null;
}

function currentOpener(): Opener | null {
  const control = focusedControl();
  return control && { control, position: getRowPosition(control) ?? selectionPlace() };
}

/** Returns the focused control, or for a menu item the button of its menu. */
function focusedControl(): HTMLElement | null {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || activeElement === document.body) return null;
  const menuButton = activeElement.closest('[role=menu]')?.getAttribute('aria-labelledby');
  return (menuButton && document.getElementById(menuButton)) || activeElement;
}
