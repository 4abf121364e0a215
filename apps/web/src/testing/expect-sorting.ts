import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';

/** Presses a column's header twice: the list is asked for in the one order, then in the other, and the header says so. */
export async function expectSorting<Order>(
  name: string,
  asked: readonly { orderBy?: unknown }[],
  ascending: Order,
  descending: Order,
) {
  const header = () => screen.getByRole('columnheader', { name });
  await userEvent.click(within(header()).getByRole('button'));
  await waitFor(() => expect(asked.at(-1)?.orderBy).toEqual(ascending));
  await waitFor(() => expect(header()).toHaveAttribute('aria-sort', 'ascending'));
  await userEvent.click(within(header()).getByRole('button'));
  await waitFor(() => expect(header()).toHaveAttribute('aria-sort', 'descending'));
  expect(asked.map(({ orderBy }) => orderBy)).toContainEqual(descending);
}
