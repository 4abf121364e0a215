import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '../../config/paths';
import { renderApp } from '../../testing/render-app';

async function openForm() {
  renderApp(paths.contact);
  return screen.findByRole('form', { name: 'Contact form' });
}

describe('the markup of the contact form', () => {
  it('turns off browser validation and marks the four text fields as required', async () => {
    expect(await openForm()).toHaveAttribute('novalidate');
    const fields = screen.getAllByRole('textbox');
    expect(fields.map((field) => (field as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
      'Name *',
      'Email *',
      'Phone *',
      'Message *',
    ]);
    for (const field of fields) expect(field).toBeRequired();
  });

  it('has a spam trap that screen readers and the keyboard do not reach', async () => {
    const form = await openForm();
    const [trap, ...others] = [...form.querySelectorAll<HTMLInputElement>('[aria-hidden="true"] input')];
    expect(others).toEqual([]);
    expect(trap).toHaveAttribute('tabindex', '-1');
    expect(trap).toHaveAttribute('autocomplete', 'off');
    expect(trap).toHaveValue('');
  });
});
