import type { Decision } from '@job-alert/domain/approvals/approval';
import type { RejectionKind } from '@job-alert/domain/approvals/rejection-reasons';
import { Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog';
import { isExplained, noRejection, type Rejection, RejectionInDialog } from '../history/rejection-fields';

/** A decision that awaits confirmation. */
export interface AskedDecision<Row> {
  decision: Decision;
  rows: readonly [Row, ...Row[]];
}

/** The reason of a rejection; empty for an approval. */
export type DecisionReason = Partial<Rejection>;

export const DECISION_VERBS: Readonly<Record<Decision, string>> = { APPROVE: 'Approve', REJECT: 'Reject' };

interface DecisionDialogProps<Row> {
  dialog: { opened: boolean; subject: AskedDecision<Row> | null; close: () => void };
  /** Returns the records for the heading, such as "this employer" or "2 employers". */
  headingOf: (rows: readonly Row[]) => string;
  kindOf: (row: Row) => RejectionKind;
  /** The names of the records and the consequences of the decision. */
  children: (asked: AskedDecision<Row>) => ReactNode;
  /** The progress of a bulk decision. */
  progress?: string | undefined;
  onDecide: (asked: AskedDecision<Row>, why: DecisionReason) => Promise<void>;
}

/** Confirms an approval or a rejection, and asks for the reason of a rejection. */
export function DecisionDialog<Row extends { id: string }>(props: DecisionDialogProps<Row>) {
  const { dialog, kindOf } = props;
  const asked = dialog.subject;
  // The reason stays when the dialog reopens for the same rows, because the request may have failed.
  const [typed, setTyped] = useState({ about: '', rejection: noRejection });
  const about = asked?.rows.map(({ id }) => id).join() ?? '';
  const rejection = typed.about === about ? typed.rejection : noRejection;
  const rejects = asked?.decision === 'REJECT';
  const verb = DECISION_VERBS[asked?.decision ?? 'APPROVE'];

  return (
    <ConfirmDialog
      opened={dialog.opened}
      title={`${verb} ${props.headingOf(asked?.rows ?? [])}?`}
      confirmLabel={verb}
      busyLabel={rejects ? 'Rejecting...' : 'Approving...'}
      danger={rejects}
      blocked={rejects && !isExplained(rejection)}
      onClose={dialog.close}
      onConfirm={async () => {
        if (asked) await props.onDecide(asked, rejects ? { ...rejection, note: rejection.note.trim() } : {});
      }}
    >
      {asked ? props.children(asked) : null}
      {asked && rejects ? (
        <RejectionInDialog
          kinds={asked.rows.map(kindOf)}
          value={rejection}
          onChange={(next) => setTyped({ about, rejection: next })}
        />
      ) : null}
      <Text role="status" mt="sm" fw={600}>
        {props.progress}
      </Text>
    </ConfirmDialog>
  );
}
