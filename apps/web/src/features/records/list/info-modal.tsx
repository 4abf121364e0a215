import type { ReactNode } from 'react';
import { Dialog } from '../../../components/dialog';

interface InfoModalProps {
  title: string;
  opened: boolean;
  onClose: () => void;
  size?: number;
  /** Asked for only while the modal is open. */
  children: ReactNode;
}

/** The frame of a record's information. */
export function InfoModal({ title, opened, onClose, size = 720, children }: InfoModalProps) {
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={title}
      size={size}
      styles={{ title: { fontWeight: 700, fontSize: '1.25rem' } }}
    >
      {children}
    </Dialog>
  );
}
