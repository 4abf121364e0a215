import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { TextField } from '../../components/form/text-field';
import { useForm } from '../../components/form/use-form';
import { renderPart } from '../../testing/render-part';
import { hasUnsavedChanges } from './use-unsaved-changes';

function Profile() {
  const form = useForm({
    initialValues: { city: '' },
    rules: (value) => ({ ok: true, value }),
    save: async () => undefined,
  });
  return <TextField label="City" {...form.getInputProps('city')} />;
}

/** Enters text as a browser does. It waits only for microtasks, in which React renders its urgent updates. */
async function type(field: HTMLElement, text: string): Promise<void> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  for (let microtask = 0; microtask < 10; microtask += 1) await Promise.resolve();
  vi.unstubAllGlobals();
}

it('a form has unsaved changes from the first key, so that leaving at once asks for confirmation', async () => {
  renderPart(<Profile />);
  await type(screen.getByLabelText('City'), 'B');
  expect(hasUnsavedChanges()).toBe(true);
});
