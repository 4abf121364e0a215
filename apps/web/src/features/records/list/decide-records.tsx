import {
  type SubjectKind,
  type ApprovalState,
  canBulkDecide,
  type Decision,
} from '@job-alert/domain/approvals/approval';
import type { RejectionKind } from '@job-alert/domain/approvals/rejection-reasons';
import { Text } from '@mantine/core';
import { pluralizeCount } from '../../../components/list/pluralize-count';
import { formatNames, type NamedRow } from '../../../lib/format/format-names';
import { OutcomeCounts } from '../../shared/applications/outcome-counts';
import { type DecideRows, DecideSelected } from '../../shared/decisions/decide-selected';

export interface SelectedRows<Row> {
  /** The plural of the records in lower case, such as "employers". */
  recordsName: string;
  rows: readonly Row[];
  /** Deselects all rows except these. */
  keep: (left: ReadonlySet<string>) => void;
}

interface DecideRecordsProps<Row> extends SelectedRows<Row> {
  subject: SubjectKind;
  getKind: (row: Row) => RejectionKind;
  effects: Readonly<Record<Decision, string>>;
  /** Returns a short description of the requested step. The confirmation counts the steps. */
  getStep?: (row: Row) => string;
  /** True for rows that an administrator must read and approve one by one. */
  needsIndividualReview?: (row: Row) => boolean;
  /** Resolves to the ids of the remaining rows. */
  decideMany: (...decision: Parameters<DecideRows<Row>>) => Promise<ReadonlySet<string>>;
}

export function DecideRecords<Row extends NamedRow & { approvalState: ApprovalState }>({
  subject,
  effects,
  getStep,
  needsIndividualReview = () => false,
  decideMany,
  keep,
  ...props
}: DecideRecordsProps<Row>) {
  const { recordsName, rows } = props;
  const isPendingRow = ({ approvalState }: Row, decision: Decision) => canBulkDecide(subject, approvalState, decision);
  const toRead = rows.filter((row) => isPendingRow(row, 'APPROVE') && needsIndividualReview(row));
  return (
    <DecideSelected
      {...props}
      size="sm"
      canDecide={(row, decision) =>
        isPendingRow(row, decision) && !(decision === 'APPROVE' && needsIndividualReview(row))
      }
      onDecide={async (...decision) => keep(await decideMany(...decision))}
    >
      {({ decision, rows: decidedRows }) => (
        <>
          <strong>{formatNames(decidedRows)}</strong>
          <div>
            {getStep ? <OutcomeCounts outcomes={decidedRows.map(getStep)} /> : null}
            {effects[decision]}
            {decision === 'APPROVE' ? <ExcludedRows rows={rows} toRead={toRead.length} what={recordsName} /> : null}
          </div>
        </>
      )}
    </DecideSelected>
  );
}

interface ExcludedRowsProps {
  rows: readonly { approvalState: ApprovalState }[];
  toRead: number;
  what: string;
}

/** Explains why rows are excluded: a bulk action does not revert rejections or approve flagged terms. */
function ExcludedRows({ rows, toRead, what }: ExcludedRowsProps) {
  const rejected = rows.filter(({ approvalState }) => approvalState === 'REJECTED').length;
  const alone = (count: number) => `Approve ${count === 1 ? 'it on its own' : 'them one by one'}.`;
  return (
    <>
      {rejected > 0 ? (
        <Text mt="sm">
          Left out: {pluralizeCount(rejected, what)} that {rejected === 1 ? 'was' : 'were'} rejected before.{' '}
          {alone(rejected)}
        </Text>
      ) : null}
      {toRead > 0 ? (
        <Text mt="sm">
          Left out: {pluralizeCount(toRead, what)} with flagged terms. {alone(toRead)}
        </Text>
      ) : null}
    </>
  );
}
