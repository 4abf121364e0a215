import { deletionDone } from './deletion-texts';
import { type Deleted, deleteInBatches } from './in-batches';
import type { useRowChange } from '../../../components/list/use-row-change';

/**
 * Deletes the chosen records of a list as a row's change. `deleteBatch` answers how many it has deleted, and `after` learns what became of
 * the deletion.
 */
export function removalOf(
  change: ReturnType<typeof useRowChange>,
  what: string,
  deleteBatch: (ids: string[]) => Promise<number | undefined>,
) {
  return (ids: string[], after: (deleted: Deleted) => void): Promise<void> =>
    change(
      () => deleteInBatches(ids, async (batch) => (await deleteBatch(batch)) ?? 0),
      (deleted) => deletionDone(what, deleted, ids.length),
      after,
    );
}
