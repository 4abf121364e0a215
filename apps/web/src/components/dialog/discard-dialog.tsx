import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Button, Group, Modal, Text } from '@mantine/core';
import { useCloseOnBack } from '../../lib/close-on-back';

export interface DiscardDialogProps {
  opened: boolean;
  onStay: () => void;
  onDiscard: () => void;
}

/** Asks for confirmation before unsaved changes are discarded. Escape, Back and a click outside keep the changes. */
export function DiscardDialog({ opened, onStay, onDiscard }: DiscardDialogProps) {
  useCloseOnBack(opened, onStay);
  return (
    <Modal
      opened={opened}
      onClose={onStay}
      title="You have unsaved changes"
      centered
      withCloseButton={false}
      // Above the dialog with the changes, and above the login dialog after an expired session.
      zIndex={1100}
    >
      <Text c="gray.7">Leave without saving?</Text>
      <Group justify="flex-end" data-dialog-actions mt="xl">
        <Button variant="default" onClick={onDiscard}>
          Leave
        </Button>
        <Button onClick={onStay} data-autofocus>
          Stay
        </Button>
      </Group>
    </Modal>
  );
}
