import { MAX_DELETION_IDS } from '@job-alert/domain/lists/paging';

/** As many lists as it takes for the server, which takes no longer ones. */
export function batchesOf(ids: readonly string[]): string[][] {
  const batches: string[][] = [];
  for (let start = 0; start < ids.length; start += MAX_DELETION_IDS) {
    batches.push(ids.slice(start, start + MAX_DELETION_IDS));
  }
  return batches;
}

/** The result of a deletion. */
export interface Deleted {
  /** How many records were deleted; the others were already deleted. */
  count: number;
  /** The ids of those that are still there, because a later batch failed. */
  leftIds: string[];
}

/** Deletes one batch after another. A first batch that fails is thrown; after a later one the rest is left. */
export async function deleteInBatches(
  ids: readonly string[],
  deleteBatch: (ids: string[]) => Promise<number>,
): Promise<Deleted> {
  const batches = batchesOf(ids);
  let count = 0;
  for (const [index, batch] of batches.entries()) {
    try {
      count += await deleteBatch(batch);
    } catch (error) {
      if (index === 0) throw error;
      console.error('The deletion could not go on.', error);
      return { count, leftIds: batches.slice(index).flat() };
    }
  }
  return { count, leftIds: [] };
}
