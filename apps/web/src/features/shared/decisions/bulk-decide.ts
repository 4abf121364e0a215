import { MAX_BULK_SIZE } from '@job-alert/domain/lists/paging';
import type { ErrorCode } from '@job-alert/domain/portal/error-codes';

/** The server's answer to one of several decisions. */
interface Answer<Decided> {
  /** Null when the decision was not made. */
  approval: Decided | null;
  code: ErrorCode | null;
  decidedByName: string | null;
}

/** The outcome of several decisions. */
export interface BulkDecision<Decided> {
  /** The requests as the server has them now. */
  decided: Decided[];
  /** The name of the person who was first, for each request that was already decided. */
  byOthers: (string | null)[];
  /** How many records were deleted before. */
  deleted: number;
  /** The ids of those that are still as they were. */
  leftIds: string[];
  /** The error of a request that failed as a whole; the requests after it are not sent. */
  error?: unknown;
}

/** Decides as many rows with one request as the server takes. */
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
