import { Fragment, type ReactNode } from 'react';
import { Dialog } from '../../../components/dialog/dialog';
import { stepsFrom } from '../../../components/dialog/dialog-steps';

interface InfoModalProps {
  title: string;
  dialog: {
    opened: boolean;
    subject: { id: string } | null;
    open: (record: { id: string }) => void;
    close: () => void;
  };
  /** The rows of the list, for Previous and Next. */
  rows: readonly { id: string }[] | undefined;
  children: (id: string) => ReactNode;
}

export function InfoModal({ title, dialog, rows, children }: InfoModalProps) {
  const id = dialog.subject?.id;
  return (
    <Dialog
      opened={dialog.opened}
      onClose={dialog.close}
      steps={stepsFrom(rows, id, dialog.open)}
      title={title}
      size={720}
      styles={{ title: { fontWeight: 700, fontSize: '1.25rem' } }}
    >
      {id === undefined ? null : <Fragment key={id}>{children(id)}</Fragment>}
    </Dialog>
  );
}
