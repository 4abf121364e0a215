import { MAX_SEVERAL } from '@job-alert/domain/paging';
import { invalidInput, PortalError } from './errors.js';

/** What became of one of several: its result, or why it was refused. */
export type Outcome<Item, Result> = { item: Item } & (
  | { result: Result; refusal: null }
  | { result: null; refusal: PortalError }
);

interface Several<Item> {
  /** The field of the input that holds them. */
  field: string;
  items: readonly Item[];
  /** What is refused with when there are too many of them. */
  tooMany: string;
}

/** Acts on several, one after the other, each in a transaction of its own: what is refused leaves the others as they are. */
export async function actOnSeveral<Item, Result>(
  { field, items, tooMany }: Several<Item>,
  act: (item: Item) => Promise<Result>,
): Promise<Outcome<Item, Result>[]> {
  if (items.length > MAX_SEVERAL) throw invalidInput({ [field]: [tooMany] });
  const outcomes: Outcome<Item, Result>[] = [];
  for (const item of items) {
    try {
      outcomes.push({ item, result: await act(item), refusal: null });
    } catch (error) {
      if (!(error instanceof PortalError)) throw error;
      outcomes.push({ item, result: null, refusal: error });
    }
  }
  return outcomes;
}

/** A refusal as the payload says it; nulls when there was none. */
export const refusalFields = (refusal: PortalError | null) => ({
  code: refusal?.code ?? null,
  message: refusal?.message ?? null,
});
