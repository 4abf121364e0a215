import { Fragment, type ReactNode } from 'react';
import { Dialog } from '../../../components/dialog/dialog';
import type { ListResult } from '../../../components/list/list-result';
import { useSteps } from '../../../components/list/use-steps';

interface InfoModalProps {
  title: string;
  dialog: {
    opened: boolean;
    subject: { id: string } | null;
    open: (record: { id: string }) => void;
    close: () => void;
  };
  /** The list, for Previous and Next. */
  records: { list: { page: number; size: number }; answer: ListResult<{ id: string }> };
  children: (id: string) => ReactNode;
}

export function InfoModal({ title, dialog, records, children }: InfoModalProps) {
  const id = dialog.subject?.id;
  const openedId = dialog.opened ? id : undefined;
  const { steps } = useSteps({ list: records.list, result: records.answer, openedId, open: dialog.open });
  return (
    <Dialog
      opened={dialog.opened}
      onClose={dialog.close}
      steps={steps}
      title={title}
      size={720}
      styles={{ title: { fontWeight: 700, fontSize: '1.25rem' } }}
    >
      {id === undefined ? null : <Fragment key={id}>{children(id)}</Fragment>}
    </Dialog>
  );
}
