import type { Decision } from '@job-alert/domain/approvals/approval';
import type { RejectionKind } from '@job-alert/domain/approvals/rejection-reasons';
import { Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog';
import { isExplained, noRejection, type Rejection, RejectionInDialog } from '../history/rejection-fields';

/** A decision that is asked about before it is made. */
export interface AskedDecision<Row> {
  decision: Decision;
  rows: readonly [Row, ...Row[]];
}

/** Why it is rejected, as it is sent; nothing goes with an approval. */
export type DecisionReason = Partial<Rejection>;

export const DECISION_VERBS: Readonly<Record<Decision, string>> = { APPROVE: 'Approve', REJECT: 'Reject' };

interface DecisionDialogProps<Row> {
  dialog: { opened: boolean; subject: AskedDecision<Row> | null; close: () => void };
  /** Names the rows in the heading: "this employer", "2 employers". */
  headingOf: (rows: readonly Row[]) => string;
  kindOf: (row: Row) => RejectionKind;
  /** The names of the records and the consequences of the decision. */
  children: (asked: AskedDecision<Row>) => ReactNode;
  /** How far a decision about several has come. */
  progress?: string | undefined;
  onDecide: (asked: AskedDecision<Row>, why: DecisionReason) => Promise<void>;
}

/** Asks before an approval or a rejection, and why it is rejected. */
export function DecisionDialog<Row extends { id: string }>(props: DecisionDialogProps<Row>) {
  const { dialog, kindOf } = props;
  const asked = dialog.subject;
  // The reason is kept for the same rows, because the decision may not reach the server.
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
