import { TextInput, type TextInputProps } from '@mantine/core';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { memo } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hasUnsavedChanges } from '../../lib/forms/use-unsaved-changes';
import { renderPart } from '../../testing/render-part';
import { FormFooter } from './form-footer';
import { useForm } from './use-form';

const field = (label: string) => screen.getByLabelText(label);

describe('the fields', () => {
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
    // The field has focus, so screen readers read its message. With an alert they would read it twice.
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('draws a field again only when something about it has changed', async () => {
    const user = userEvent.setup();
    await user.type(field('Least'), '300');
    expect(drawn).toHaveBeenCalledTimes(1);
    await user.type(field('City'), 'Su');
    expect(drawn).toHaveBeenCalledTimes(3);
  });
});

describe('the submit', () => {
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

  it('sends nothing while a field is wrong, and focuses that field', async () => {
    const work = vi.fn(async () => undefined);
    renderPart(<Form work={work} />);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Save' }));
    expect(work).not.toHaveBeenCalled();
    expect(name()).toHaveFocus();
    expect(name()).toHaveAccessibleDescription('Name is required.');
  });

  it.each([false, true])(
    'shows a refusal of a field beside it, and in the banner if it is always said there: %s',
    async (always) => {
      await send(() => Promise.reject(refused), always);
      expect(name()).toHaveAccessibleDescription('Name is taken.');
      expect(name()).toHaveFocus();
      expect(screen.queryByRole('alert')?.textContent?.includes('Refused.') ?? false).toBe(always);
    },
  );

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

  it('has no unsaved changes once it is saved', async () => {
    await send(async () => undefined);
    expect(hasUnsavedChanges()).toBe(false);
  });

  it('loads its rules when its first field gets focus, and again on submit when that failed', async () => {
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

  it('shows an error in the banner when its rules cannot be loaded on submit', async () => {
    const load = () => Promise.reject<typeof check>(new TypeError('Failed to fetch'));
    renderPart(<Form work={async () => undefined} load={load} />);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('alert')).toHaveTextContent('No connection.');
  });
});
