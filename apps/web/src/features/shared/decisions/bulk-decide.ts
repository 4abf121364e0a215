import { MAX_BULK_SIZE } from '@job-alert/domain/lists/paging';
import type { ErrorCode } from '@job-alert/domain/errors/error-codes';

/** The server's response to one decision. */
interface Answer<Decided> {
  /** Null if the decision was not made. */
  approval: Decided | null;
  code: ErrorCode | null;
  decidedByName: string | null;
}

export interface BulkDecision<Decided> {
  decided: Decided[];
  /** The name of the person who decided first, for each request that was already decided. */
  byOthers: (string | null)[];
  /** The number of records that no longer exist. */
  deleted: number;
  /** The ids of the undecided requests. */
  leftIds: string[];
  /** The error of a batch that failed as a whole. Later batches are not sent. */
  error?: unknown;
}

/** Decides the rows in batches of the maximum size that the server accepts. */
export async function bulkDecide<Row extends { id: string }, Decided>(
  rows: readonly Row[],
  decide: (batch: readonly Row[]) => Promise<readonly Answer<Decided>[] | undefined>,
  onProgress?: (decided: number) => void,
): Promise<BulkDecision<Decided>> {
  const result: BulkDecision<Decided> = { decided: [], byOthers: [], deleted: 0, leftIds: [] };
  for (let start = 0; start < rows.length; start += MAX_BULK_SIZE) {
    const batch = rows.slice(start, start + MAX_BULK_SIZE);
    try {
      const answers = (await decide(batch)) ?? [];
      for (const [index, { id }] of batch.entries()) count(result, id, answers[index]);
    } catch (error) {
      return { ...result, leftIds: [...result.leftIds, ...rows.slice(start).map(({ id }) => id)], error };
    }
    onProgress?.(start + batch.length);
  }
  return result;
}

function count<Decided>(result: BulkDecision<Decided>, id: string, answer: Answer<Decided> | undefined): void {
  if (answer?.approval) result.decided.push(answer.approval);
  else if (answer?.code === 'ALREADY_DECIDED') result.byOthers.push(answer.decidedByName);
  else if (answer?.code === 'NOT_FOUND') result.deleted += 1;
  else result.leftIds.push(id);
}
