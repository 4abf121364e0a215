import { MAX_DELETION_IDS } from '@job-alert/domain/lists/paging';

export function toBatches(ids: readonly string[]): string[][] {
  const batches: string[][] = [];
  for (let start = 0; start < ids.length; start += MAX_DELETION_IDS) {
    batches.push(ids.slice(start, start + MAX_DELETION_IDS));
  }
  return batches;
}

/** The number of deleted records, and the ids of those that were deactivated instead. */
export type DeletedBatch = { deleted: number; deactivatedIds?: readonly string[] } | undefined;

export interface DeletionResult {
  /** The number of deleted records, without those that had been deleted before. */
  count: number;
  /** The ids of the records that were not deleted because a later batch failed. */
  leftIds: string[];
  /** The ids of the records that were deactivated instead. */
  deactivatedIds: string[];
}

/**
 * Deletes the records in batches. Throws if the first batch fails; if a later batch fails, returns the ids that remain.
 */
export async function deleteInBatches(
  ids: readonly string[],
  deleteBatch: (ids: string[]) => Promise<DeletedBatch>,
): Promise<DeletionResult> {
  const batches = toBatches(ids);
  let count = 0;
  const deactivatedIds: string[] = [];
  for (const [index, batch] of batches.entries()) {
    try {
      const result = await deleteBatch(batch);
      count += result?.deleted ?? 0;
      deactivatedIds.push(...(result?.deactivatedIds ?? []));
    } catch (error) {
      if (index === 0) throw error;
      console.error('The deletion could not go on.', error);
      return { count, leftIds: batches.slice(index).flat(), deactivatedIds };
    }
  }
  return { count, leftIds: [], deactivatedIds };
}
