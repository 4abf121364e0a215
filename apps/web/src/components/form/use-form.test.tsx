import { TextInput, type TextInputProps } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { memo } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hasUnsavedChanges } from '../../lib/forms/use-unsaved-changes';
import { renderPart } from '../../testing/render-part';
import { FormFooter } from './form-footer';
import { useForm } from './use-form';

const field = (label: string) => screen.getByLabelText(label);

describe('the fields of a form', () => {
  type Values = { city: string; least: string; most: string };

  function check(values: Values) {
    const { city, least, most } = values;
    const errors: Record<string, string> = {
      ...(city === '' && { city: 'City is required.' }),
      ...(Number(most) <= Number(least) && { most: 'Most must be above least.' }),
    };
    return Object.keys(errors).length > 0 ? ({ ok: false, errors } as const) : ({ ok: true, value: values } as const);
  }

  const drawn = vi.fn();
  const Counted = memo(function Counted(props: TextInputProps) {
    drawn();
    return <TextInput label="City" {...props} />;
  });

  function Form() {
    const form = useForm({
      initialValues: { city: '', least: '', most: '' },
      rules: check,
      save: async () => undefined,
    });
    return (
      <form {...form.element}>
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

  beforeEach(() => {
    drawn.mockClear();
    renderPart(<Form />);
  });

  it('are validated on blur once changed, show the error once, and leave other fields alone', async () => {
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

  it('are validated when text was typed and removed again', async () => {
    const user = userEvent.setup();
    await user.type(field('City'), 'S{Backspace}');
    await user.tab();
    expect(field('City')).toHaveAccessibleDescription('City is required.');
  });

  it('are validated again when a related field changes', async () => {
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

  it('keep a server error until they are changed', async () => {
    const user = userEvent.setup();
    await user.type(field('City'), 'Surat');
    await user.click(screen.getByRole('button', { name: 'Refuse' }));
    await user.type(field('Least'), '1');
    await user.tab();
    expect(field('City')).toHaveAccessibleDescription('City is taken.');
    await user.type(field('City'), 'x');
    expect(field('City')).toBeValid();
  });

  it('show no errors on blur after a reset until they are changed', async () => {
    const user = userEvent.setup();
    await user.type(field('City'), 'Surat');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    await user.click(field('City'));
    await user.tab();
    expect(field('City')).toBeValid();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(field('City')).toBeInvalid();
    // The field has focus, so screen readers read its message. With an alert they would read it twice.
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('are rendered again only when their own props change', async () => {
    const user = userEvent.setup();
    await user.type(field('Least'), '300');
    expect(drawn).toHaveBeenCalledTimes(1);
    await user.type(field('City'), 'Su');
    expect(drawn).toHaveBeenCalledTimes(3);
  });
});

describe('submitting a form', () => {
  const refused = Object.assign(new Error('Refused.'), {
    errors: [{ message: 'Refused.', extensions: { code: 'INVALID_INPUT', fields: { name: ['Name is taken.'] } } }],
  });

  interface FormProps {
    work: () => Promise<void>;
    always?: boolean;
    load?: () => Promise<typeof check>;
  }

  function check(values: { name: string }) {
    return values.name === ''
      ? ({ ok: false, errors: { name: 'Name is required.' } } as const)
      : ({ ok: true, value: values } as const);
  }

  function Form({ work, always, load }: FormProps) {
    const form = useForm({
      initialValues: { name: '' },
      rules: load ? { load } : check,
      save: work,
      messages: { fallback: 'Not saved.', network: 'No connection.', always: always ?? false },
    });
    return (
      <form {...form.element}>
        <TextInput label="Name" {...form.getInputProps('name')} />
        <FormFooter form={form} onCancel={() => undefined} pendingText="Saving...">
          Save
        </FormFooter>
      </form>
    );
  }

  const name = () => field('Name');

  async function send(work: () => Promise<void>, always = false) {
    const user = userEvent.setup();
    renderPart(<Form work={work} always={always} />);
    await user.type(name(), 'Asha');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    return user;
  }

  it('sends nothing while a field is invalid, and focuses that field', async () => {
    const work = vi.fn(async () => undefined);
    renderPart(<Form work={work} />);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Save' }));
    expect(work).not.toHaveBeenCalled();
    expect(name()).toHaveFocus();
    expect(name()).toHaveAccessibleDescription('Name is required.');
  });

  it.each([false, true])(
    'shows a field error next to its field, and in the banner only if it is always shown there: %s',
    async (always) => {
      await send(() => Promise.reject(refused), always);
      expect(name()).toHaveAccessibleDescription('Name is taken.');
      expect(name()).toHaveFocus();
      expect(screen.queryByRole('alert')?.textContent?.includes('Refused.') ?? false).toBe(always);
    },
  );

  it('shows an error without a field in the banner until the form is submitted again', async () => {
    const work = vi.fn(async () => undefined).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const user = await send(work);
    expect(screen.getByRole('alert')).toHaveTextContent('No connection.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('sends one request even when the form is submitted repeatedly', async () => {
    let finish: () => void = () => undefined;
    const work = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const user = await send(work);
    await user.type(name(), '{Enter}');
    expect(work).toHaveBeenCalledTimes(1);
    finish();
    expect(await screen.findByRole('button', { name: 'Save' })).toBeEnabled();
  });

  it('leaves no unsaved changes after a successful save', async () => {
    await send(async () => undefined);
    // The form is rendered once more after the save.
    await waitFor(() => expect(hasUnsavedChanges()).toBe(false));
  });

  it('loads the rules on the first focus, and again on submit if loading failed', async () => {
    const load = vi.fn(async () => check).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const work = vi.fn(async () => undefined);
    const user = userEvent.setup();
    renderPart(<Form work={work} load={load} />);
    expect(load).not.toHaveBeenCalled();
    await user.click(name());
    expect(load).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(load).toHaveBeenCalledTimes(2);
    expect(name()).toHaveAccessibleDescription('Name is required.');
  });

  it('shows an error in the banner when the rules cannot be loaded', async () => {
    const load = () => Promise.reject<typeof check>(new TypeError('Failed to fetch'));
    renderPart(<Form work={async () => undefined} load={load} />);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('alert')).toHaveTextContent('No connection.');
  });
});
