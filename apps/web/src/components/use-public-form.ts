import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { applyFieldErrors, focusFirstInvalid } from '../lib/forms/form-helpers';
import type { Checked } from '../lib/forms/validate-with';
import { useSending } from '../lib/forms/use-sending';
import { type BannerState, useBanner } from './banner';

interface PublicFormOptions<Values, Cleaned> {
  empty: Values;
  /** Brings the rules of the fields, which weigh more than the page: they come when somebody begins to write. */
  loadRules: () => Promise<(values: Values) => Checked<Cleaned>>;
  /** Sends what is right; the form is busy until it is done. */
  send: (cleaned: Cleaned, form: { banner: BannerState; clear: () => void }) => Promise<void>;
  /** Says why the sending has failed; the server's messages stand beside their fields already. */
  fail: (error: unknown, form: { banner: BannerState; change: (values: Partial<Values>) => void }) => void;
}

type TypedEvent = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>;

const asTyped = (text: string): string => text;

/**
 * A form of the pages for visitors: what is typed, what is wrong with it, its one message and its way to the server. These forms are too
 * small for a library of forms, and their pages for its weight.
 */
export function usePublicForm<Values extends object, Cleaned>(options: PublicFormOptions<Values, Cleaned>) {
  const { empty, loadRules, send, fail } = options;
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const element = useRef<HTMLFormElement>(null);
  const prepare = useRef(loadRules);
  const banner = useBanner();
  const sending = useSending();

  useEffect(() => {
    const node = element.current;
    // Should they not come now, the submit asks once more.
    const load = () => void prepare.current().catch(() => undefined);
    node?.addEventListener('focusin', load, { once: true });
    return () => node?.removeEventListener('focusin', load);
  }, []);

  const change = (changes: Partial<Values>) => setValues((now) => ({ ...now, ...changes }));

  async function submit() {
    banner.clear();
    try {
      const checked = (await loadRules())(values);
      if (!checked.ok) return focusFirstInvalid(element.current, () => setErrors(checked.errors));
      setErrors({});
      await send(checked.value, { banner, clear: () => setValues(empty) });
    } catch (error) {
      applyFieldErrors({ setErrors }, error, element.current);
      fail(error, { banner, change });
    }
  }

  /** A field's value, message and change; its message goes when it is changed. */
  function field<Name extends keyof Values & string>(name: Name) {
    const onChange = (value: Values[Name]) => {
      change({ [name]: value } as unknown as Partial<Values>);
      setErrors(({ [name]: _, ...others }) => others);
    };
    return { value: values[name], error: errors[name], onChange };
  }

  return {
    banner,
    busy: sending.busy,
    /** For the form's element. */
    element: {
      ref: element,
      noValidate: true,
      onSubmit(event: FormEvent) {
        event.preventDefault();
        void sending.send(submit);
      },
    },
    field,
    /** A field that hands over the browser's event, with what typing lets through. */
    typed(name: keyof Values & string, filter = asTyped) {
      const { value, error, onChange } = field(name);
      const onTyping = (event: TypedEvent) => onChange(filter(event.currentTarget.value) as Values[typeof name]);
      return { value: value as string, error, onChange: onTyping };
    },
    /** A checkbox. */
    ticked(name: keyof Values & string) {
      const { value, error, onChange } = field(name);
      const onTick = (event: ChangeEvent<HTMLInputElement>) =>
        onChange(event.currentTarget.checked as Values[typeof name]);
      return { checked: value as boolean, error, onChange: onTick };
    },
  };
}

export type PublicForm<Values extends object> = ReturnType<typeof usePublicForm<Values, unknown>>;
