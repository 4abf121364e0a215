import type { Decision } from '@job-alert/domain/approval';
import type { RejectionKind } from '@job-alert/domain/rejection-reasons';
import type { ReactNode } from 'react';
import { DecisionDialog, type DecisionReason } from './decision-dialog';

interface DecideOneProps<Row> {
  /** What is decided about: "employer". */
  what: string;
  dialog: { opened: boolean; subject: { row: Row; decision: Decision } | null; close: () => void };
  kindOf: (row: Row) => RejectionKind;
  nameOf: (row: Row) => string;
  /** What the decision would bring about. */
  effectOf: (row: Row, decision: Decision) => ReactNode;
  onDecide: (row: Row, decision: Decision, why: DecisionReason) => Promise<void>;
}

/** The question before a decision about one row. */
export function DecideOne<Row extends { id: string }>({
  dialog,
  kindOf,
  nameOf,
  effectOf,
  onDecide,
  ...props
}: DecideOneProps<Row>) {
  const { row, decision } = dialog.subject ?? {};
  return (
    <DecisionDialog
      {...props}
      opened={dialog.opened}
      request={
        row && decision
          ? {
              decision,
              about: row.id,
              kinds: [kindOf(row)],
              name: nameOf(row),
              effect: effectOf(row, decision),
            }
          : null
      }
      onClose={dialog.close}
      onConfirm={async (why) => {
        if (row && decision) await onDecide(row, decision, why);
      }}
    />
  );
}
