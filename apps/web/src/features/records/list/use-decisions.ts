import type { ApprovalState, Decision } from '@job-alert/domain/approvals/approval';
import { decidedByOthers } from '@job-alert/domain/approvals/decided-by-others';
import { pluralizeCount } from '../../../components/list/pluralize-count';
import { MESSAGE_MS } from '../../../components/list/use-row-change';
import type { BannerTone } from '../../../components/use-banner';
import { notifyAdminDataChanged } from '../../../lib/admin-data-events';
import { formatNumber } from '../../../lib/format/format';
import type { DecideApprovalInput } from '../../../lib/graphql/schema.generated';
import { type BulkDecision, bulkDecide } from '../../shared/decisions/bulk-decide';
import type { DecideRows } from '../../shared/decisions/decide-selected';
import type { DecisionReason, PendingDecision } from '../../shared/decisions/decision-dialog';
import { type DecideRecordsMutation, useDecideRecordsMutation } from './decide-records.generated';
import type { Changed, Records } from './use-records';

interface DecidableRow {
  id: string;
  approvalState: ApprovalState;
  approval: { id: string } | null;
}

type DecidedRecord = NonNullable<DecideRecordsMutation['decideApprovals']['results'][number]['approval']>['subject'];

interface DecisionsOptions<Row, Facts> {
  /** Returns further values of the row as the administrator saw it, to detect concurrent changes. */
  expectedValues?: (row: Row) => Partial<DecideApprovalInput>;
  decideOne: (input: DecideApprovalInput) => Promise<Changed<Facts>>;
  /** Converts a record to a row of this list. */
  toRow: (subject: DecidedRecord) => Changed<Facts>;
  /** Returns the message about one row. `done` is "approved" or "rejected". */
  getMessage: (row: Row, done: string) => string;
}

const DONE: Readonly<Record<Decision, string>> = { APPROVE: 'approved', REJECT: 'rejected' };

export function useDecisions<Row extends DecidableRow, Facts>(
  { what, banner, change, answer, settle }: Records<string, Row, Facts>,
  { expectedValues, decideOne, toRow, getMessage }: DecisionsOptions<Row, Facts>,
) {
  const [decideRecords] = useDecideRecordsMutation();

  const toInput = (row: Row, decision: Decision, reason: DecisionReason): DecideApprovalInput => ({
    approvalId: row.approval?.id ?? '',
    expectedState: row.approvalState,
    ...expectedValues?.(row),
    decision,
    ...reason,
  });

  function settleDecided(decided: readonly Changed<Facts>[]) {
    notifyAdminDataChanged();
    return settle(decided);
  }

  return {
    decide: ({ decision, rows: [row] }: PendingDecision<Row>, reason: DecisionReason): Promise<void> =>
      change(
        () => decideOne(toInput(row, decision, reason)),
        getMessage(row, DONE[decision]),
        (decided) => settleDecided([decided]),
      ),

    /** Shows the counted results in the banner. Resolves to the ids of the remaining rows. */
    async decideMany(...[{ decision, rows }, reason, onProgress]: Parameters<DecideRows<Row>>) {
      banner.clear();
      const result = await bulkDecide(
        rows,
        async (batch) => {
          const decisions = batch.map((row) => toInput(row, decision, reason));
          const { data } = await decideRecords({ variables: { decisions } });
          return data?.decideApprovals.results;
        },
        onProgress,
      );
      if (result.error) console.error('The decisions could not go on.', result.error);
      const { tone, text } = describeBulkResult(what, decision, result);
      // Error messages stay until the user closes them or starts another action.
      banner.show(tone, text, tone === 'success' ? MESSAGE_MS : undefined);
      await settleDecided(result.decided.map(({ subject }) => toRow(subject)));
      if (result.decided.length < rows.length) await answer.reload().catch(() => undefined);
      return new Set(result.leftIds);
    },
  };
}

/**
 * Returns the message about a bulk decision and its tone. It counts the decided, already decided and remaining rows.
 */
function describeBulkResult(
  what: string,
  decision: Decision,
  { decided, byOthers, deleted, leftIds }: BulkDecision<unknown>,
): { tone: BannerTone; text: string } {
  const verb = DONE[decision];
  const sentences = [`${pluralizeCount(decided.length, what)} ${decided.length === 1 ? 'was' : 'were'} ${verb}.`];
  if (byOthers.length > 0) sentences.push(decidedByOthers(byOthers));
  if (deleted > 0) sentences.push(`${formatNumber(deleted)} ${deleted === 1 ? 'was' : 'were'} already deleted.`);
  if (leftIds.length > 0) sentences.push(`${formatNumber(leftIds.length)} could not be ${verb}; try again.`);
  const tone = leftIds.length > 0 ? 'error' : byOthers.length + deleted > 0 ? 'warning' : 'success';
  return { tone, text: sentences.join(' ') };
}
