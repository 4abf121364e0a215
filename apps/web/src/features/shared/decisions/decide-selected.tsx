import { type Decision, DECISIONS } from '@job-alert/domain/approvals/approval';
import type { RejectionKind } from '@job-alert/domain/approvals/rejection-reasons';
import { Button, type ButtonProps } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { pluralizeCount } from '../../../components/list/pluralize-count';
import { useDialog } from '../../../components/list/use-dialog';
import { formatNumber } from '../../../lib/format/format';
import { DECISION_VERBS, DecisionDialog, type DecisionReason, type PendingDecision } from './decision-dialog';

/** Decides the rows after the confirmation. Calls `onProgress` with the number of decided rows. */
export type DecideRows<Row> = (
  decision: PendingDecision<Row>,
  reason: DecisionReason,
  onProgress: (decided: number) => void,
) => Promise<void>;

interface DecideSelectedProps<Row> {
  /** The plural of the records in lower case, such as "employers". */
  recordsName: string;
  size: NonNullable<ButtonProps['size']>;
  rows: readonly Row[];
  getKind: (row: Row) => RejectionKind;
  canDecide: (row: Row, decision: Decision) => boolean;
  children: (decision: PendingDecision<Row>) => ReactNode;
  onDecide: DecideRows<Row>;
}

const COLOURS: Readonly<Record<Decision, string>> = { APPROVE: 'teal.9', REJECT: 'red.9' };

export function DecideSelected<Row extends { id: string }>(props: DecideSelectedProps<Row>) {
  const { recordsName, size, rows, getKind, canDecide, children, onDecide } = props;
  const dialog = useDialog<PendingDecision<Row>>();
  const [decided, setDecided] = useState(0);
  const count = dialog.subject?.rows.length ?? 0;

  const button = (decision: Decision) => {
    const [first, ...others] = rows.filter((row) => canDecide(row, decision));
    return (
      <Button
        key={decision}
        size={size}
        variant="default"
        c={first ? COLOURS[decision] : 'gray.6'}
        aria-disabled={!first}
        onClick={() => {
          if (!first) return;
          setDecided(0);
          dialog.open({ decision, rows: [first, ...others] });
        }}
      >
        {DECISION_VERBS[decision]} Selected ({formatNumber(first ? others.length + 1 : 0)})
      </Button>
    );
  };

  return (
    <>
      {DECISIONS.map(button)}
      <DecisionDialog
        dialog={dialog}
        getHeading={(selected) => pluralizeCount(selected.length, recordsName)}
        getKind={getKind}
        progress={decided > 0 ? `${formatNumber(decided)} of ${formatNumber(count)} decided` : undefined}
        onDecide={(decision, reason) => onDecide(decision, reason, setDecided)}
      >
        {children}
      </DecisionDialog>
    </>
  );
}
