import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useAsyncAction } from '../../lib/forms/use-async-action';
import { PendingButton } from '../buttons/pending-button';
import { Dialog } from './dialog';

interface ConfirmDialogProps {
  opened: boolean;
  title: string;
  /** The question. For a deletion it lists the records that are also deleted. */
  children: ReactNode;
  confirmLabel: string;
  /** The label while the action runs, such as "Deleting...". */
  pendingLabel: string;
  cancelLabel?: string;
  /** True if the action cannot be undone. The button is then red. */
  isDestructive?: boolean;
  isBlocked?: boolean;
  /** True if choices in the dialog make it longer. It is then aligned to the top, so that nothing moves under the pointer. */
  isTopAligned?: boolean;
  onClose: () => void;
  /** The dialog's buttons are pending while it runs. The dialog closes afterwards, even after an error. */
  onConfirm: () => void | Promise<void>;
}

/**
 * Asks for confirmation. Escape and Cancel close it without the action. Focus returns to the opener, or moves to the
 * next row if the opener no longer exists.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isPending, run } = useAsyncAction();
  // The dialog stays until the result is known, because a running action cannot be cancelled.
  const close = () => {
    if (!isPending) props.onClose();
  };

  const confirm = () =>
    run(async () => {
      try {
        await props.onConfirm();
      } finally {
        props.onClose();
      }
    });

  return (
    <Dialog opened={props.opened} onClose={close} title={props.title} centered={!props.isTopAligned}>
      <Text component="div" c="gray.7">
        {props.children}
      </Text>
      <Group justify="flex-end" data-dialog-actions mt="xl">
        <Button variant="default" onClick={close} aria-disabled={isPending}>
          {props.cancelLabel ?? 'Cancel'}
        </Button>
        <PendingButton
          color={props.isDestructive ? 'red.9' : undefined}
          isPending={isPending}
          pendingText={props.pendingLabel}
          disabled={props.isBlocked}
          onClick={() => void confirm()}
        >
          {props.confirmLabel}
        </PendingButton>
      </Group>
    </Dialog>
  );
}
