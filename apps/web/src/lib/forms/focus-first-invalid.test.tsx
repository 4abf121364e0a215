import { cleanup, render } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { focusFirstInvalid } from './focus-first-invalid';

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

/** Renders the form without the `act` environment of the test library, which would commit each change immediately. */
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

it('focusFirstInvalid focuses the first invalid field before React renders on its own', async () => {
  const { form, show } = open();
  await Promise.resolve();
  focusFirstInvalid(form, () => show({ email: 'Email is taken.' }));
  expect(document.activeElement).toHaveAccessibleName('Email');
});

it('focusFirstInvalid uses the order of the screen, not the order of the messages', async () => {
  const { form, show } = open();
  await Promise.resolve();
  focusFirstInvalid(form, () => show({ email: 'Email is taken.', name: 'Name is required.' }));
  expect(document.activeElement).toHaveAccessibleName('Name');
});

it('focusFirstInvalid leaves the focus unchanged when no field is invalid', () => {
  const { form } = open();
  focusFirstInvalid(form);
  expect(document.activeElement).toBe(document.body);
});
