import type { ListAnswer } from '../../../components/list/list-answer';

/**
 * What follows a change. Its answer has already changed the rows in place; those that do not match what the list asks for any more leave
 * it. `matches` asks that of a row as it is now.
 */
export const settleChanged =
  <Row extends { id: string }>(answer: ListAnswer<unknown>, matches: (row: Row) => boolean) =>
  async (changed: readonly (Row | null | undefined)[]): Promise<void> => {
    const gone = changed.flatMap((row) => (row && !matches(row) ? [row.id] : []));
    if (gone.length > 0) await answer.drop(gone);
  };
