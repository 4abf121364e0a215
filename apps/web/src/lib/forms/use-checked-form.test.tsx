import { TextInput, type TextInputProps } from '@mantine/core';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { memo } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPart } from '../../testing/render-part';
import { useCheckedForm } from './use-checked-form';

const errorsOf = ({ city, least, most }: { city: string; least: string; most: string }): Record<string, string> => ({
  ...(city === '' && { city: 'City is required.' }),
  ...(Number(most) <= Number(least) && { most: 'Most must be above least.' }),
});

const drawn = vi.fn();
const Counted = memo(function Counted(props: TextInputProps) {
  drawn();
  return <TextInput label="City" {...props} />;
});

function Form() {
  const form = useCheckedForm({ initialValues: { city: '', least: '', most: '' }, errorsOf });
  return (
    <form onSubmit={form.onSubmit(() => undefined)}>
      <Counted {...form.getInputProps('city')} />
      <TextInput label="Least" {...form.getInputProps('least')} />
      <TextInput label="Most" {...form.getInputProps('most')} />
      <button type="button" onClick={() => form.setErrors({ city: 'City is taken.' })}>
        Refuse
      </button>
      <button type="button" onClick={form.reset}>
        Reset
      </button>
      <button type="submit">Send</button>
    </form>
  );
}

const field = (label: string) => screen.getByLabelText(label);
beforeEach(() => {
  drawn.mockClear();
  renderPart(<Form />);
});

it('checks a field that somebody has changed when it is left, says so once, and leaves the others alone', async () => {
  const user = userEvent.setup();
  await user.click(field('City'));
  await user.tab();
  expect(screen.queryByText('City is required.')).toBeNull();
  await user.type(field('Least'), '3');
  await user.type(field('Most'), '2');
  expect(field('Most')).toBeValid();
  await user.tab();
  expect(field('Most')).toBeInvalid();
  expect(field('Most')).toHaveAccessibleDescription('Most must be above least.');
  expect(screen.getByRole('alert')).toHaveTextContent('Most must be above least.');
  expect(screen.queryByText('City is required.')).toBeNull();
  await user.type(field('Most'), '2');
  expect(field('Most')).toBeValid();
});

it('checks what was typed and taken out again', async () => {
  const user = userEvent.setup();
  await user.type(field('City'), 'S{Backspace}');
  await user.tab();
  expect(field('City')).toHaveAccessibleDescription('City is required.');
});

it('asks again what is said of another field, which may be right by now', async () => {
  const user = userEvent.setup();
  await user.type(field('Least'), '9');
  await user.type(field('Most'), '8');
  await user.tab();
  expect(field('Most')).toBeInvalid();
  await user.clear(field('Least'));
  await user.type(field('Least'), '1');
  await user.tab();
  expect(field('Most')).toBeValid();
});

it('keeps what the server has said until its field is changed', async () => {
  const user = userEvent.setup();
  await user.type(field('City'), 'Surat');
  await user.click(screen.getByRole('button', { name: 'Refuse' }));
  await user.type(field('Least'), '1');
  await user.tab();
  expect(field('City')).toHaveAccessibleDescription('City is taken.');
  await user.type(field('City'), 'x');
  expect(field('City')).toBeValid();
});

it('says nothing of fields that nobody has changed since it was emptied', async () => {
  const user = userEvent.setup();
  await user.type(field('City'), 'Surat');
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await user.click(field('City'));
  await user.tab();
  expect(field('City')).toBeValid();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(field('City')).toBeInvalid();
  // The focus is there: read out as well, it would be heard twice.
  expect(screen.queryByRole('alert')).toBeNull();
});

it('draws a field again only when something about it has changed', async () => {
  const user = userEvent.setup();
  await user.type(field('Least'), '300');
  expect(drawn).toHaveBeenCalledTimes(1);
  await user.type(field('City'), 'Su');
  expect(drawn).toHaveBeenCalledTimes(3);
});
