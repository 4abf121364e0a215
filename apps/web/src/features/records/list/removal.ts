import type { ListAnswer } from '../../../components/list/list-answer';
import type { useRowChange } from '../../../components/list/use-row-change';
import { tellDeskChange } from '../../../lib/desk-changes';
import { deletionDone } from './deletion-texts';
import { type Deleted, deleteInBatches } from './in-batches';

interface RemovalOptions {
  change: ReturnType<typeof useRowChange>;
  answer: ListAnswer<unknown>;
  /** What is deleted, in lower case: "employers". */
  what: string;
  /** Answers how many it has deleted. */
  deleteBatch: (ids: string[]) => Promise<number | undefined>;
}

/** Deletes the chosen records of a list as a row's change; `after` learns what became of the deletion. */
export function removalOf({ change, answer, what, deleteBatch }: RemovalOptions) {
  return (ids: string[], after: (deleted: Deleted) => void): Promise<void> =>
    change(
      () => deleteInBatches(ids, async (batch) => (await deleteBatch(batch)) ?? 0),
      (deleted) => deletionDone(what, deleted, ids.length),
      (deleted) => {
        after(deleted);
        tellDeskChange();
        return answer.drop(ids.filter((id) => !deleted.leftIds.includes(id)));
      },
    );
}
