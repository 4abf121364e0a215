import type { Decision } from '@job-alert/domain/approvals/approval';
import type { RejectionKind } from '@job-alert/domain/approvals/rejection-reasons';
import { Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog';
import { isExplained, noRejection, type Rejection, RejectionInDialog } from '../history/rejection-fields';

export interface PendingDecision<Row> {
  decision: Decision;
  rows: readonly [Row, ...Row[]];
}

/** The reason of a rejection, or an empty object for an approval. */
export type DecisionReason = Partial<Rejection>;

export const DECISION_VERBS: Readonly<Record<Decision, string>> = { APPROVE: 'Approve', REJECT: 'Reject' };

interface DecisionDialogProps<Row> {
  dialog: { opened: boolean; subject: PendingDecision<Row> | null; close: () => void };
  /** Returns the records for the heading, such as "this employer" or "2 employers". */
  getHeading: (rows: readonly Row[]) => string;
  getKind: (row: Row) => RejectionKind;
  /** The names of the records and the consequences of the decision. */
  children: (decision: PendingDecision<Row>) => ReactNode;
  progress?: string | undefined;
  onDecide: (decision: PendingDecision<Row>, reason: DecisionReason) => Promise<void>;
}

/** Confirms an approval or a rejection. A rejection requires a reason. */
export function DecisionDialog<Row extends { id: string }>(props: DecisionDialogProps<Row>) {
  const { dialog, getKind } = props;
  const pending = dialog.subject;
  // The typed reason is kept when the dialog reopens for the same rows, because the request may have failed.
  const [typed, setTyped] = useState({ about: '', rejection: noRejection });
  const about = pending?.rows.map(({ id }) => id).join() ?? '';
  const rejection = typed.about === about ? typed.rejection : noRejection;
  const rejects = pending?.decision === 'REJECT';
  const verb = DECISION_VERBS[pending?.decision ?? 'APPROVE'];

  return (
    <ConfirmDialog
      opened={dialog.opened}
      title={`${verb} ${props.getHeading(pending?.rows ?? [])}?`}
      confirmLabel={verb}
      pendingLabel={rejects ? 'Rejecting...' : 'Approving...'}
      isDestructive={rejects}
      isBlocked={rejects && !isExplained(rejection)}
      onClose={dialog.close}
      onConfirm={async () => {
        if (pending) await props.onDecide(pending, rejects ? { ...rejection, note: rejection.note.trim() } : {});
      }}
    >
      {pending ? props.children(pending) : null}
      {pending && rejects ? (
        <RejectionInDialog
          kinds={pending.rows.map(getKind)}
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
