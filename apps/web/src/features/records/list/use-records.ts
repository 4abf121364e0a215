import type { ListResult } from '../../../components/list/list-result';
import type { List } from '../../../components/list/use-list';
import { useRowChange } from '../../../components/list/use-row-change';
import { type BannerState, useBanner } from '../../../components/use-banner';
import { notifyAdminDataChanged } from '../../../lib/admin-data-events';
import { type DeletedBatch, type DeletionResult, deleteInBatches } from './delete-in-batches';
import { deletionMessage } from './deletion-messages';
import type { RecordFilter } from './record-filters';

/** A row with the fields that the filters check, or null if the record no longer exists. */
export type Changed<Row> = Row | null | undefined;

interface RecordsOptions<What, Row, Facts> {
  /** The plural of the records in lower case, such as "employers". */
  what: What;
  list: List<RecordFilter>;
  answer: ListResult<Row>;
  matches: (row: Facts) => boolean;
  /** Returns the error message, or null if the error is only logged. */
  describe: (error: unknown) => string | null;
  describeDeletion?: (error: unknown) => string | null;
  deleteBatch: (ids: string[], confirmedCompanies: string[]) => Promise<DeletedBatch>;
}

/** The shared state of the administrator's four lists: rows, message, and the effects of changes and deletions. */
export interface Records<What, Row, Facts> {
  what: What;
  list: List<RecordFilter>;
  answer: ListResult<Row>;
  banner: BannerState;
  change: ReturnType<typeof useRowChange>;
  /** Removes rows that no longer match. The cache has already updated the other rows. */
  settle: (changed: readonly Changed<Facts>[]) => Promise<void>;
  /** Deletes the records and passes the result to `after`. */
  remove: (ids: string[], confirmedCompanies: string[], after: (deleted: DeletionResult) => void) => Promise<void>;
}

export function useRecords<What extends string, Row, Facts extends { id: string }>(
  options: RecordsOptions<What, Row, Facts>,
): Records<What, Row, Facts> {
  const { what, list, answer, matches, describe, describeDeletion = describe, deleteBatch } = options;
  const banner = useBanner();
  const change = useRowChange({ banner, reload: answer.reload, describe });
  const removal = useRowChange({ banner, reload: answer.reload, describe: describeDeletion });
  return {
    what,
    list,
    answer,
    banner,
    change,
    async settle(changed) {
      const removedIds = changed.flatMap((row) => (row && !matches(row) ? [row.id] : []));
      if (removedIds.length > 0) await answer.removeRows(removedIds);
    },
    remove: (ids, confirmedCompanies, after) =>
      removal(
        () => deleteInBatches(ids, (batch) => deleteBatch(batch, confirmedCompanies)),
        (deleted) => deletionMessage(what, deleted, ids.length),
        (deleted) => {
          after(deleted);
          notifyAdminDataChanged();
          if (deleted.deactivatedIds.length > 0) return answer.reload();
          return answer.removeRows(ids.filter((id) => !deleted.leftIds.includes(id)));
        },
      ),
  };
}
