import { Button, Group, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Dialog } from './dialog';

interface ConfirmDialogProps {
  opened: boolean;
  title: string;
  /** What is asked, and for deletions what goes with it. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** Red for what cannot be undone. */
  danger?: boolean;
  /** The question cannot be answered with yes yet. */
  blocked?: boolean;
  onClose: () => void;
  /** Runs the action; the dialog's buttons wait for it and the dialog closes afterwards, whether it succeeded or not. */
  onConfirm: () => void | Promise<void>;
}

/** Asks before an action. Escape and Cancel close without acting; focus returns to where it was. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const [busy, setBusy] = useState(false);

  async function confirm() {
    setBusy(true);
    try {
      await props.onConfirm();
    } finally {
      setBusy(false);
      props.onClose();
    }
  }

  return (
    <Dialog opened={props.opened} onClose={props.onClose} title={props.title}>
      <Text component="div" c="gray.7">
        {props.children}
      </Text>
      <Group justify="flex-end" mt="xl">
        <Button variant="default" onClick={props.onClose} disabled={busy}>
          {props.cancelLabel ?? 'Cancel'}
        </Button>
        <Button color={props.danger ? 'red.9' : undefined} onClick={confirm} disabled={busy || props.blocked}>
          {props.confirmLabel}
        </Button>
      </Group>
    </Dialog>
  );
}
