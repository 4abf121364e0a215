import type { Decision } from '@job-alert/domain/approval';
import type { BannerState } from '../../../components/banner';
import { MESSAGE_TIME, type useRowChange } from '../../../components/list/use-row-change';
import { tellDeskChange } from '../../../lib/desk-changes';
import { decideSeveral, describeSeveral } from './decide-several';
import type { DecisionReason } from './decision-dialog';

interface DecisionsOptions<Row, Changed> {
  /** What is decided about, in lower case: "employers". */
  what: string;
  banner: BannerState;
  change: ReturnType<typeof useRowChange>;
  /** Reads the list again, where not every row was decided here. */
  reload: () => Promise<unknown>;
  /** Resolves to the row as the server has it then. */
  decideOne: (row: Row, decision: Decision, why: DecisionReason) => Promise<Changed>;
  settle: (changed: readonly Changed[]) => Promise<unknown>;
  /** What is said of one row that was "approved" or "rejected". */
  say: (row: Row, done: string) => string;
}

/** The decisions about a list's rows, about one and about several. */
export function decisionsOf<Row extends { id: string }, Changed>(options: DecisionsOptions<Row, Changed>) {
  const { what, banner, change, reload, decideOne, settle, say } = options;

  function settleDecided(decided: readonly Changed[]) {
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
      if (result.decided.length < rows.length) await reload().catch(() => undefined);
      return new Set(result.leftIds);
    },
  };
}
