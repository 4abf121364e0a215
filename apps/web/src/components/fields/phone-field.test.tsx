import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderPart } from '../../testing/render-part';
import { PhoneField } from './phone-field';

function Form() {
  const [phone, setPhone] = useState('');
  return <PhoneField label="Contact No" value={phone} onChange={setPhone} />;
}

it.each(['+91 98765 43210', '098765 43210', '0091-98765-43210', '98765 43210'])(
  'a phone field reads %s, pasted or typed, as ten digits',
  async (input) => {
    renderPart(<Form />);
    const user = userEvent.setup();
    const field = screen.getByLabelText('Contact No');
    await user.click(field);
    await user.paste(input);
    expect(field).toHaveValue('9876543210');
    await user.clear(field);
    await user.type(field, input);
    expect(field).toHaveValue('9876543210');
  },
);

it('a phone field accepts only digits, and at most ten', async () => {
  renderPart(<Form />);
  const field = screen.getByLabelText('Contact No');
  await userEvent.setup().type(field, '98x7654321099');
  expect(field).toHaveValue('9876543210');
});
