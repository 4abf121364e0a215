import { type ApprovalState, type ApprovalKind, canDecideTogether, type Decision } from '@job-alert/domain/approval';
import type { RejectionKind } from '@job-alert/domain/rejection-reasons';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { formatNumber } from '../../../lib/format/format';
import { countOf } from '../../../components/list/count-of';
import { OutcomeCounts } from '../../shared/outcome-counts';
import { DecisionDialog, type DecisionReason } from './decision-dialog';
import { type NamedRow, nameSome } from './name-some';
import { useDialog } from '../../../components/list/use-dialog';

interface DecideSelectedProps<Row> {
  subject: ApprovalKind;
  /** What is decided about, in lower case: "employers". */
  what: string;
  rows: readonly Row[];
  kindOf: (row: Row) => RejectionKind;
  /** What an approval, or a rejection, of several brings about. */
  effects: Readonly<Record<Decision, string>>;
  /** The step that was asked for, in short; the question counts them. */
  stepOf?: (row: Row) => string;
  /** Rows that are not approved together with others, because each has to be read. */
  lookedAtAlone?: (row: Row) => boolean;
  onDecide: (
    rows: readonly Row[],
    decision: Decision,
    why: DecisionReason,
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
  kindOf,
  effects,
  stepOf,
  lookedAtAlone = () => false,
  onDecide,
}: DecideSelectedProps<Row>) {
  const dialog = useDialog<{ decision: Decision; rows: readonly Row[] }>();
  const [decided, setDecided] = useState(0);
  const asked = dialog.subject;
  const allowed = (decision: Decision) =>
    rows.filter(
      (row) =>
        canDecideTogether(subject, row.approvalState, decision) && !(decision === 'APPROVE' && lookedAtAlone(row)),
    );
  const toRead = rows.filter((row) => canDecideTogether(subject, row.approvalState, 'APPROVE') && lookedAtAlone(row));

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
          {verbs[decision]} Selected ({formatNumber(allowed(decision).length)})
        </Button>
      ))}
      <DecisionDialog
        title={asked ? `${verbs[asked.decision]} ${countOf(asked.rows.length, what)}?` : undefined}
        what={what}
        opened={dialog.opened}
        request={
          asked && {
            decision: asked.decision,
            about: asked.rows.map(({ id }) => id).join(),
            kinds: asked.rows.map(kindOf),
            name: nameSome(asked.rows),
            effect: (
              <>
                {stepOf ? <OutcomeCounts outcomes={asked.rows.map(stepOf)} /> : null}
                {effects[asked.decision]}
                {asked.decision === 'APPROVE' ? <LeftOut rows={rows} toRead={toRead.length} what={what} /> : null}
              </>
            ),
          }
        }
        progress={
          asked && decided > 0 ? `${formatNumber(decided)} of ${formatNumber(asked.rows.length)} decided` : undefined
        }
        onClose={dialog.close}
        onConfirm={async (why) => {
          if (asked) await onDecide(asked.rows, asked.decision, why, setDecided);
        }}
      />
    </>
  );
}

interface LeftOutProps {
  rows: readonly { approvalState: ApprovalState }[];
  toRead: number;
  what: string;
}

/** A rejection is not lifted in passing, and words are not approved in passing: who wants that looks at each. */
function LeftOut({ rows, toRead, what }: LeftOutProps) {
  const rejected = rows.filter(({ approvalState }) => approvalState === 'REJECTED').length;
  const alone = (count: number) => `Approve ${count === 1 ? 'it on its own' : 'them one by one'}.`;
  return (
    <>
      {rejected > 0 ? (
        <Text mt="sm">
          Left out: {countOf(rejected, what)} that {rejected === 1 ? 'was' : 'were'} rejected before. {alone(rejected)}
        </Text>
      ) : null}
      {toRead > 0 ? (
        <Text mt="sm">
          Left out: {countOf(toRead, what)} with words to check. {alone(toRead)}
        </Text>
      ) : null}
    </>
  );
}
