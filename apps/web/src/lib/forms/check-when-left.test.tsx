import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPart } from '../../testing/render-part';
import { checkWhenLeft } from './check-when-left';

const errorsOf = ({ city, pin }: { city: string; pin: string }): Record<string, string> => ({
  ...(city === '' && { city: 'City is required.' }),
  ...(pin.length !== 6 && { pin: 'Pin code must be 6 digits.' }),
});

function Form() {
  const form = useForm({ initialValues: { city: '', pin: '' }, ...checkWhenLeft(errorsOf) });
  return (
    <>
      <TextInput label="City" {...form.getInputProps('city')} />
      <TextInput label="Pincode" {...form.getInputProps('pin')} />
    </>
  );
}

it('checks a field that somebody has changed when it is left, and no other', async () => {
  renderPart(<Form />);
  const user = userEvent.setup();
  await user.click(screen.getByLabelText('City'));
  await user.tab();
  expect(screen.queryByText('City is required.')).toBeNull();
  await user.type(screen.getByLabelText('Pincode'), '39500');
  expect(screen.queryByText('Pin code must be 6 digits.')).toBeNull();
  await user.tab();
  expect(await screen.findByText('Pin code must be 6 digits.')).toBeVisible();
  expect(screen.queryByText('City is required.')).toBeNull();
  await user.type(screen.getByLabelText('Pincode'), '2');
  expect(screen.queryByText('Pin code must be 6 digits.')).toBeNull();
});
