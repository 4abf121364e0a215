import { MAX_BULK_SIZE } from '@job-alert/domain/lists/paging';
import { invalidInput, PortalError } from './errors.js';

/** What became of one of several: its result, or why it was refused. */
export type BulkResult<Item, Result> = { item: Item } & (
  | { result: Result; error: null }
  | { result: null; error: PortalError }
);

interface BulkRequest<Item> {
  /** The field of the input that holds them. */
  field: string;
  items: readonly Item[];
  /** What is refused with when there are too many of them. */
  tooManyMessage: string;
}

/** Acts on several, one after the other, each in a transaction of its own: what is refused leaves the others as they are. */
export async function runBulk<Item, Result>(
  { field, items, tooManyMessage }: BulkRequest<Item>,
  act: (item: Item) => Promise<Result>,
): Promise<BulkResult<Item, Result>[]> {
  if (items.length > MAX_BULK_SIZE) throw invalidInput({ [field]: [tooManyMessage] });
  const results: BulkResult<Item, Result>[] = [];
  for (const item of items) {
    try {
      results.push({ item, result: await act(item), error: null });
    } catch (error) {
      if (!(error instanceof PortalError)) throw error;
      results.push({ item, result: null, error });
    }
  }
  return results;
}

/** A error as the payload says it; nulls when there was none. */
export const errorFields = (error: PortalError | null) => ({
  code: error?.code ?? null,
  message: error?.message ?? null,
});
