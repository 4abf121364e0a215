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

it('gives a day that is typed, and shows it in full when it is left', async () => {
  const { user, changes, field } = open();
  await user.type(field, '5/1/2027');
  expect(changes.at(-1)).toBe('2027-01-05');
  await user.tab();
  expect(field).toHaveValue('05/01/2027');
});

it.each([
  ['31/02/2027', '31/02/2027 is not a date. Check the day and the month.'],
  ['5/1', 'Enter the date as DD/MM/YYYY.'],
])('keeps %s, which is no day, and says why when it is left', async (typed, reason) => {
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

it('has a calendar for the keyboard: Tab and Enter open it, arrows choose, the focus comes back', async () => {
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

it('opens the calendar with the arrow down and closes it with Escape', async () => {
  const { user, changes, field } = open('2027-01-05');
  await user.click(field);
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('button', { name: '5 January 2027' })).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(field).toHaveFocus());
  expect(changes).toEqual([]);
});

it('closes its calendar with Escape also before the focus has come into it', async () => {
  const { user, changes } = open('2027-01-05');
  const button = screen.getByRole('button', { name: 'Application Deadline: open the calendar' });
  await user.click(button);
  button.focus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(changes).toEqual([]);
});
