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

it.each(['Select all rows', 'Select all on this page'])(
  'a table selects and deselects all rows with "%s"',
  async (name) => {
    renderPart(<People />);
    await userEvent.click(box(name));
    expect(ticked()).toEqual([true, true]);
    expect(box(name)).toBeChecked();
    await userEvent.click(box(name));
    expect(ticked()).toEqual([false, false]);
  },
);

it('the checkbox above the cards shows a partial selection, and selects the other rows', async () => {
  renderPart(<People />);
  await userEvent.click(box('Select Rohan'));
  expect(box('Select all on this page')).toBePartiallyChecked();
  await userEvent.click(box('Select all on this page'));
  expect(ticked()).toEqual([true, true]);
});

it('a table without selection has no checkboxes', () => {
  renderPart(<DataTable caption="People" columns={[]} rows={rows} rowKey={({ name }) => name} />);
  expect(screen.queryByRole('checkbox')).toBeNull();
});
