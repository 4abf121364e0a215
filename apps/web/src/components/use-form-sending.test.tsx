import { TextInput } from '@mantine/core';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { useCheckedForm } from '../lib/forms/use-checked-form';
import { renderPart } from '../testing/render-part';
import { FormFoot } from './form-foot';
import { useFormSending } from './use-form-sending';

const refused = Object.assign(new Error('Refused.'), {
  errors: [{ message: 'Refused.', extensions: { code: 'INVALID_INPUT', fields: { name: ['Name is taken.'] } } }],
});

interface FormProps {
  work: () => Promise<void>;
  alwaysFor?: number;
}

function Form({ work, alwaysFor }: FormProps) {
  const form = useCheckedForm({
    initialValues: { name: '' },
    errorsOf: ({ name }): Record<string, string> => (name === '' ? { name: 'Name is required.' } : {}),
  });
  const sending = useFormSending(form, work, { fallback: 'Not saved.', network: 'No connection.', alwaysFor });
  return (
    <form {...sending.element}>
      <TextInput label="Name" {...form.getInputProps('name')} />
      <FormFoot sending={sending} onCancel={() => undefined} busyText="Saving...">
        Save
      </FormFoot>
    </form>
  );
}

const name = () => screen.getByLabelText('Name');

async function send(work: () => Promise<void>, alwaysFor?: number) {
  const user = userEvent.setup();
  renderPart(<Form work={work} alwaysFor={alwaysFor} />);
  await user.type(name(), 'Asha');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  return user;
}

it('sends nothing while a field is wrong, and focuses that field', async () => {
  const work = vi.fn(async () => undefined);
  renderPart(<Form work={work} />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Save' }));
  expect(work).not.toHaveBeenCalled();
  expect(name()).toHaveFocus();
  expect(name()).toHaveAccessibleDescription('Name is required.');
});

it('shows a refusal of a field beside it, and not in the banner too', async () => {
  await send(() => Promise.reject(refused));
  expect(name()).toHaveAccessibleDescription('Name is taken.');
  expect(name()).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says in the banner what is to be said there always', async () => {
  await send(() => Promise.reject(refused), 3000);
  expect(name()).toHaveAccessibleDescription('Name is taken.');
  expect(screen.getByRole('alert')).toHaveTextContent('Refused.');
});

it('says in the banner what names no field, until the form is sent again', async () => {
  const work = vi.fn(async () => undefined).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const user = await send(work);
  expect(screen.getByRole('alert')).toHaveTextContent('No connection.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('is sent once, however often it is submitted meanwhile', async () => {
  let finish: () => void = () => undefined;
  const work = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const user = await send(work);
  await user.type(name(), '{Enter}');
  expect(work).toHaveBeenCalledTimes(1);
  finish();
  expect(await screen.findByRole('button', { name: 'Save' })).toBeEnabled();
});
