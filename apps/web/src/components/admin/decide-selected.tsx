import { type ApprovalState, type ApprovalSubject, type Decision, decide } from '@job-alert/domain/approval';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { countOf } from './count-of';
import { DecisionDialog } from './decision-dialog';
import { type NamedRow, nameSome } from './name-some';
import { useDialog } from './use-dialog';

interface DecideSelectedProps<Row> {
  subject: ApprovalSubject;
  /** What is decided about, in lower case: "employers". */
  what: string;
  rows: readonly Row[];
  /** What an approval, or a rejection, of several brings about. */
  effects: Readonly<Record<Decision, string>>;
  withReason?: boolean;
  onDecide: (
    rows: readonly Row[],
    decision: Decision,
    reason: string | undefined,
    onProgress: (decided: number) => void,
  ) => Promise<void>;
}

const verbs: Readonly<Record<Decision, string>> = { APPROVE: 'Approve', REJECT: 'Reject' };
const colours: Readonly<Record<Decision, string>> = { APPROVE: 'teal.9', REJECT: 'red.9' };

/** Approves or rejects those of the chosen rows that allow it, after a question. */
export function DecideSelected<Row extends NamedRow & { approvalState: ApprovalState }>({
  subject,
  what,
  rows,
  effects,
  withReason,
  onDecide,
}: DecideSelectedProps<Row>) {
  const dialog = useDialog<{ decision: Decision; rows: readonly Row[] }>();
  const [decided, setDecided] = useState(0);
  const asked = dialog.subject;
  const allowed = (decision: Decision) =>
    rows.filter(({ approvalState }) => decide(subject, approvalState, decision).ok);

  return (
    <>
      {(['APPROVE', 'REJECT'] as const).map((decision) => (
        <Button
          key={decision}
          size="sm"
          data-needs-selection
          variant="default"
          c={allowed(decision).length > 0 ? colours[decision] : 'gray.6'}
          aria-disabled={allowed(decision).length === 0}
          onClick={() => {
            if (allowed(decision).length === 0) return;
            setDecided(0);
            dialog.open({ decision, rows: allowed(decision) });
          }}
        >
          {verbs[decision]} Selected ({allowed(decision).length})
        </Button>
      ))}
      <DecisionDialog
        title={asked ? `${verbs[asked.decision]} ${countOf(asked.rows.length, what)}?` : undefined}
        what={what}
        opened={dialog.opened}
        request={
          asked && {
            decision: asked.decision,
            name: nameSome(asked.rows),
            effect: effects[asked.decision],
          }
        }
        progress={asked && decided > 0 ? `${decided} of ${asked.rows.length} decided` : undefined}
        withReason={withReason}
        onClose={dialog.close}
        onConfirm={async (reason) => {
          if (asked) await onDecide(asked.rows, asked.decision, reason, setDecided);
        }}
      />
    </>
  );
}
