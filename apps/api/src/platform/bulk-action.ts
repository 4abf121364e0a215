import { MAX_BULK_SIZE } from '@job-alert/domain/lists/paging';
import { invalidInput, PortalError } from './errors.js';

/** The result for one item of a bulk action: its value or its error. */
export type BulkResult<Item, Result> = { item: Item } & (
  | { result: Result; error: null }
  | { result: null; error: PortalError }
);

interface BulkRequest<Item> {
  /** The input field that holds the items. */
  field: string;
  items: readonly Item[];
  /** The error message for too many items. */
  tooManyMessage: string;
}

/** Acts on each item in its own transaction, one after the other. An item that fails leaves the others as they are. */
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

/** The error as fields of the payload; nulls without one. */
export const errorFields = (error: PortalError | null) => ({
  code: error?.code ?? null,
  message: error?.message ?? null,
});
