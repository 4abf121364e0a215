import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';

/**
 * Clicks a column's header twice. Expects requests for the ascending and the descending order, and the header's
 * `aria-sort`.
 */
export async function expectSorting<Order>(
  name: string,
  requests: readonly { orderBy?: unknown }[],
  ascending: Order,
  descending: Order,
) {
  const header = () => screen.getByRole('columnheader', { name });
  await userEvent.click(within(header()).getByRole('button'));
  await waitFor(() => expect(requests.at(-1)?.orderBy).toEqual(ascending));
  await waitFor(() => expect(header()).toHaveAttribute('aria-sort', 'ascending'));
  await userEvent.click(within(header()).getByRole('button'));
  await waitFor(() => expect(header()).toHaveAttribute('aria-sort', 'descending'));
  expect(requests.map(({ orderBy }) => orderBy)).toContainEqual(descending);
}
