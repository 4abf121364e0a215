import type { Decision } from '@job-alert/domain/approval';
import { useCallback } from 'react';
import { tellDeskChange } from '../../../lib/desk-changes';
import type { BannerState } from '../../../components/banner';
import type { DecisionReason } from './decision-dialog';
import { decideSeveral, describeSeveral } from './decide-several';
import { MESSAGE_TIME } from '../../../components/list/use-row-change';

interface SeveralDecisionsOptions<Row> {
  /** What is decided about, in lower case: "employers". */
  what: string;
  banner: BannerState;
  reload: () => Promise<unknown>;
  decideOne: (row: Row, decision: Decision, why: DecisionReason) => Promise<unknown>;
}

/** Decides several rows, counts in the banner what became of them, and reads the list again. Resolves to the ids that are left. */
export function useSeveralDecisions<Row extends { id: string }>({
  what,
  banner,
  reload,
  decideOne,
}: SeveralDecisionsOptions<Row>) {
  return useCallback(
    async (
      rows: readonly Row[],
      decision: Decision,
      why: DecisionReason,
      onProgress: (decided: number) => void,
    ): Promise<ReadonlySet<string>> => {
      banner.clear();
      const result = await decideSeveral(rows, (row) => decideOne(row, decision, why), onProgress);
      const { tone, text } = describeSeveral(what, decision, result);
      // What did not go as asked stays until it was read.
      banner.show(tone, text, tone === 'success' ? MESSAGE_TIME : undefined);
      tellDeskChange();
      await reload().catch(() => undefined);
      return new Set(result.leftIds);
    },
    [what, banner, reload, decideOne],
  );
}
