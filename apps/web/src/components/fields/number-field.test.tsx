import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderPart } from '../../testing/render-part';
import { NumberField } from './number-field';

function Form() {
  const [salary, setSalary] = useState('');
  return <NumberField label="Salary" description={salary} value={salary} onChange={setSalary} />;
}

function open() {
  renderPart(<Form />);
  return { user: userEvent.setup(), field: screen.getByLabelText('Salary') };
}

it.each(['12,00,000', '1,200,000', '12 lakh', '₹12,00,000'])(
  'a number field reads %s and shows its digits on blur',
  async (typed) => {
    const { user, field } = open();
    await user.type(field, typed);
    expect(field).toHaveValue(typed);
    expect(field).toHaveAccessibleDescription('1200000');
    await user.tab();
    expect(field).toHaveValue('1200000');
  },
);

it('a number field keeps ambiguous and fractional input for validation', async () => {
  const { user, field } = open();
  await user.click(field);
  await user.paste('10-12 lakh');
  await user.tab();
  expect(field).toHaveValue('10-12 lakh');
  await user.clear(field);
  await user.type(field, '3.5');
  await user.tab();
  expect(field).toHaveValue('3.5');
});

it('a number field ignores letters that cannot be part of a number', async () => {
  const { user, field } = open();
  await user.type(field, 'a1b2');
  expect(field).toHaveValue('12');
});
