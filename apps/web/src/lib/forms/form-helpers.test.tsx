import { cleanup, render } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { applyFieldErrors, focusFirstInvalid } from './form-helpers';

const refused = (fields: Record<string, string[]>) =>
  Object.assign(new Error('Refused.'), {
    errors: [{ message: 'Refused.', extensions: { code: 'INVALID_INPUT', fields } }],
  });

type Show = (errors: Record<string, string>) => void;

function Form({ onReady }: { onReady: (show: Show) => void }) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  useEffect(() => onReady(setErrors), [onReady]);
  return (
    <form>
      <input aria-label="Name" aria-invalid={errors.name !== undefined} />
      <input aria-label="Email" aria-invalid={errors.email !== undefined} />
    </form>
  );
}

/** The form without the test library's help, which would commit every change at once. */
function open() {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  let show: Show = () => undefined;
  const keep = (ready: Show) => {
    show = ready;
  };
  const { container } = render(<Form onReady={keep} />);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  return { form: container.querySelector('form'), show };
}

beforeEach(cleanup);

it('focuses the first field that an answer of the server refuses before React would paint by itself', async () => {
  const { form, show } = open();
  await Promise.resolve();
  expect(applyFieldErrors({ setErrors: show }, refused({ email: ['Email is taken.'] }), form)).toBe(true);
  expect(document.activeElement).toHaveAccessibleName('Email');
});

it('takes the first in the order of the screen, not of the answer', async () => {
  const { form, show } = open();
  await Promise.resolve();
  focusFirstInvalid(form, () => show({ email: 'Email is taken.', name: 'Name is required.' }));
  expect(document.activeElement).toHaveAccessibleName('Name');
});

it('leaves the focus where it is when the answer names no field', () => {
  const { form, show } = open();
  expect(applyFieldErrors({ setErrors: show }, new Error('No answer.'), form)).toBe(false);
  expect(document.activeElement).toBe(document.body);
});
