import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderPart } from '../../testing/render-part';
import { DataTable } from './data-table';

const rows = [{ name: 'Asha' }, { name: 'Rohan' }];

function People() {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  return (
    <DataTable
      caption="People"
      columns={[{ key: 'name', header: 'Name', cell: ({ name }) => name }]}
      rows={rows}
      rowKey={({ name }) => name}
      selection={{ keys, onChange: setKeys, label: ({ name }) => `Select ${name}` }}
    />
  );
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const ticked = () => rows.map(({ name }) => box(`Select ${name}`).checked);

it.each(['Select all rows', 'Select all on this page'])('ticks and unticks every row with "%s"', async (name) => {
  renderPart(<People />);
  await userEvent.click(box(name));
  expect(ticked()).toEqual([true, true]);
  expect(box(name)).toBeChecked();
  await userEvent.click(box(name));
  expect(ticked()).toEqual([false, false]);
});

it('shows in the box over the cards that some rows are ticked, and ticks the others', async () => {
  renderPart(<People />);
  await userEvent.click(box('Select Rohan'));
  expect(box('Select all on this page')).toBePartiallyChecked();
  await userEvent.click(box('Select all on this page'));
  expect(ticked()).toEqual([true, true]);
});

it('has no box over a list without a selection', () => {
  renderPart(<DataTable caption="People" columns={[]} rows={rows} rowKey={({ name }) => name} />);
  expect(screen.queryByRole('checkbox')).toBeNull();
});
