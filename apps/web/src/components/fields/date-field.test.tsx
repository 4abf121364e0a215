import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderPart } from '../../testing/render-part';
import { DateField } from './date-field';

function Form({ first = '', log }: { first?: string; log: (date: string) => void }) {
  const [date, setDate] = useState(first);
  const change = (next: string) => {
    log(next);
    setDate(next);
  };
  return <DateField label="Application Deadline" value={date} onChange={change} />;
}

function open(first?: string) {
  const changes: string[] = [];
  renderPart(<Form first={first} log={(date) => changes.push(date)} />);
  return { user: userEvent.setup(), changes, field: screen.getByLabelText('Application Deadline') };
}

it('a date field reports a typed date as ISO text and shows it in full on blur', async () => {
  const { user, changes, field } = open();
  await user.type(field, '5/1/2027');
  expect(changes.at(-1)).toBe('2027-01-05');
  await user.tab();
  expect(field).toHaveValue('05/01/2027');
});

it.each([
  ['31/02/2027', '31/02/2027 is not a date. Check the day and the month.'],
  ['5/1', 'Enter the date as DD/MM/YYYY.'],
])('a date field keeps %s, which is not a date, and shows the reason on blur', async (typed, reason) => {
  const { user, changes, field } = open('2027-01-05');
  await user.clear(field);
  await user.type(field, typed);
  expect(field).not.toHaveAccessibleDescription(reason);
  await user.tab();
  expect(field).toHaveValue(typed);
  expect(field).toHaveAccessibleDescription(reason);
  expect(field).toBeInvalid();
  // The field does not silently keep the previous date.
  expect(changes.at(-1)).toBe(typed);
});

it('the calendar opens with Tab and Enter, is used with arrow keys, and returns the focus to its button', async () => {
  const { user, changes, field } = open('2027-01-05');
  await user.click(field);
  await user.tab();
  expect(screen.getByRole('button', { name: 'Application Deadline: open the calendar' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: '5 January 2027' })).toHaveFocus());
  await user.keyboard('{ArrowDown}{Enter}');
  expect(changes).toEqual(['2027-01-12']);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const button = screen.getByRole('button', { name: 'Application Deadline: open the calendar' });
  await waitFor(() => expect(button).toHaveFocus());
  expect(field).toHaveValue('12/01/2027');
});

it('the calendar opens with the down arrow and closes with Escape', async () => {
  const { user, changes, field } = open('2027-01-05');
  await user.click(field);
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('button', { name: '5 January 2027' })).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(field).toHaveFocus());
  expect(changes).toEqual([]);
});

it('the calendar closes with Escape even while the focus is still on its button', async () => {
  const { user, changes } = open('2027-01-05');
  const button = screen.getByRole('button', { name: 'Application Deadline: open the calendar' });
  await user.click(button);
  button.focus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(changes).toEqual([]);
});
