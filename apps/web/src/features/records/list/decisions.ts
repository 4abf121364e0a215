import type { Decision } from '@job-alert/domain/approval';
import { MESSAGE_TIME } from '../../../components/list/use-row-change';
import { tellDeskChange } from '../../../lib/desk-changes';
import { decideSeveral, describeSeveral } from './decide-several';
import type { DecisionReason } from './decision-dialog';
import type { Changed, Records } from './use-records';

interface DecisionsOptions<Row, Facts> {
  /** Resolves to the row as the server has it then. */
  decideOne: (row: Row, decision: Decision, why: DecisionReason) => Promise<Changed<Facts>>;
  /** What is said of one row that was "approved" or "rejected". */
  say: (row: Row, done: string) => string;
}

/** The decisions about a list's rows, about one and about several. */
export function decisionsOf<Row extends { id: string }, Facts>(
  { what, banner, change, answer, settle }: Records<string, Row, Facts>,
  { decideOne, say }: DecisionsOptions<Row, Facts>,
) {
  function settleDecided(decided: readonly Changed<Facts>[]) {
    tellDeskChange();
    return settle(decided);
  }

  return {
    decide: (row: Row, decision: Decision, why: DecisionReason): Promise<void> =>
      change(
        () => decideOne(row, decision, why),
        say(row, decision === 'APPROVE' ? 'approved' : 'rejected'),
        (decided) => settleDecided([decided]),
      ),

    /** Counts in the banner what became of them; resolves to the ids that are left. */
    async decideSeveral(
      rows: readonly Row[],
      decision: Decision,
      why: DecisionReason,
      onProgress: (decided: number) => void,
    ): Promise<ReadonlySet<string>> {
      banner.clear();
      const result = await decideSeveral(rows, (row) => decideOne(row, decision, why), onProgress);
      const { tone, text } = describeSeveral(what, decision, result);
      // What did not go as asked stays until it was read.
      banner.show(tone, text, tone === 'success' ? MESSAGE_TIME : undefined);
      await settleDecided(result.decided);
      if (result.decided.length < rows.length) await answer.reload().catch(() => undefined);
      return new Set(result.leftIds);
    },
  };
}
