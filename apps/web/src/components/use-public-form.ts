import { type ChangeEvent, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { DraftValues } from '../lib/drafts/draft-storage';
import { useDraft } from '../lib/drafts/use-draft';
import { afterPress } from '../lib/forms/after-press';
import { applyFieldErrors, focusFirstInvalid } from '../lib/forms/form-helpers';
import type { Checked } from '../lib/forms/validate-with';
import { useSending } from '../lib/forms/use-sending';
import { useUnsavedChanges } from '../lib/forms/use-unsaved-changes';
import { type BannerState, useBanner } from './use-banner';

interface PublicFormOptions<Values, Cleaned> {
  empty: Values;
  /** Brings the rules of the fields, which weigh more than the page: they come when somebody begins to write. */
  loadRules: () => Promise<(values: Values) => Checked<Cleaned>>;
  /**
   * Of long forms: leaving with something filled in asks first, and these fields are kept in a draft of this name, which never holds
   * passwords, identity numbers or a consent.
   */
  kept?: { name: string; fields: readonly (keyof Values & string)[] };
  /** Sends what is right; the form is busy until it is done. */
  send: (cleaned: Cleaned, form: { banner: BannerState; clear: () => void }) => Promise<void>;
  /** Says why the sending has failed; the server's messages stand beside their fields already, and `refuse` puts others there. */
  fail: (
    error: unknown,
    form: {
      banner: BannerState;
      change: (values: Partial<Values>) => void;
      refuse: (messages: FieldMessages) => void;
    },
  ) => void;
}

const ALERT = { role: 'alert' };

type FieldMessages = Readonly<Record<string, ReactNode>>;

type TypedEvent = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>;

const pick = (messages: Record<string, string>, names: readonly string[]): FieldMessages =>
  Object.fromEntries(names.flatMap((name) => (messages[name] === undefined ? [] : [[name, messages[name]]])));

const isSame = (one: object, other: object): boolean =>
  Object.entries(one).every(([name, value]) => value === Reflect.get(other, name));

const pickFields = (values: object, names: readonly string[] = []): DraftValues =>
  Object.fromEntries(names.map((name) => [name, String(Reflect.get(values, name))]));

const asTyped = (text: string): string => text;

/**
 * A form of the pages for visitors: what is typed, what is wrong with it, its one message and its way to the server. These forms are too
 * small for a library of forms, and their pages for its weight.
 */
export function usePublicForm<Values extends object, Cleaned>(options: PublicFormOptions<Values, Cleaned>) {
  const { empty, loadRules, kept, send, fail } = options;
  const [values, setValues] = useState(empty);
  // What the rules say, and what the server has said, which only a change of its field takes back.
  const [errors, setErrors] = useState<FieldMessages>({});
  const [refusals, setRefusals] = useState<FieldMessages>({});
  /** The field whose message came while the focus went on: it is read out. With several at once the focus comes to the first instead. */
  const [said, setSaid] = useState<string | null>(null);
  const touched = useRef(new Set<string>());
  const element = useRef<HTMLFormElement>(null);
  const prepare = useRef(loadRules);
  const banner = useBanner();
  const sending = useSending();
  useUnsavedChanges(kept !== undefined && !isSame(values, empty));
  const draft = useDraft({
    name: kept?.name ?? null,
    read: () => ({ initial: pickFields(empty, kept?.fields), current: pickFields(values, kept?.fields) }),
    restore: (found) => setValues((now) => ({ ...now, ...found })),
  });

  useEffect(() => {
    const node = element.current;
    // Should they not come now, the submit asks once more.
    const load = () => void prepare.current().catch(() => undefined);
    node?.addEventListener('focusin', load, { once: true });
    return () => node?.removeEventListener('focusin', load);
  }, []);

  const change = (changes: Partial<Values>) => setValues((now) => ({ ...now, ...changes }));

  function clear() {
    touched.current.clear();
    draft.clear();
    setValues(empty);
  }

  /** Checks a field that somebody has changed, and asks again what is said of the others: two passwords may agree by now. */
  async function leave(name: string, entered = values) {
    if (!touched.current.has(name)) return;
    const checked = (await loadRules())(entered);
    const found = checked.ok ? {} : checked.errors;
    if (!touched.current.has(name)) return;
    setSaid(found[name] === undefined ? null : name);
    setErrors((shown) => pick(found, [...Object.keys(shown), name]));
  }

  async function submit() {
    banner.clear();
    setSaid(null);
    try {
      const checked = (await loadRules())(values);
      if (!checked.ok) return focusFirstInvalid(element.current, () => setErrors(checked.errors));
      setErrors({});
      setRefusals({});
      await send(checked.value, { banner, clear });
    } catch (error) {
      applyFieldErrors({ setErrors: setRefusals }, error, element.current);
      const refuse = (messages: FieldMessages) => focusFirstInvalid(element.current, () => setRefusals(messages));
      fail(error, { banner, change, refuse });
    }
  }

  /** A field's value, message, change and leaving; its message goes when it is changed. */
  function field<Name extends keyof Values & string>(name: Name) {
    const onChange = (value: Values[Name]) => {
      touched.current.add(name);
      change({ [name]: value } as unknown as Partial<Values>);
      setErrors(({ [name]: _, ...others }) => others);
      setRefusals(({ [name]: _, ...others }) => others);
      // What is chosen is complete at once.
      if (value instanceof File) leaveNow({ ...values, [name]: value });
    };
    // Should the rules not come now, the submit asks once more.
    const leaveNow = (entered?: Values) => void leave(name, entered).catch(() => undefined);
    const onBlur = () => afterPress(leaveNow);
    const errorProps = said === name ? ALERT : undefined;
    return { value: values[name], error: errors[name] ?? refusals[name], errorProps, onChange, onBlur };
  }

  return {
    banner,
    draft,
    busy: sending.busy,
    /** For the form's element. */
    element: {
      ref: element,
      // Sent before the page's code is there, it waits for it instead of loading the page again (`before-live.ts`).
      method: 'dialog',
      noValidate: true,
      onSubmit(event: FormEvent) {
        event.preventDefault();
        void sending.send(submit);
      },
    },
    field,
    /** A field that hands over the browser's event, with what typing lets through. */
    typed(name: keyof Values & string, filter = asTyped) {
      const { value, onChange, ...rest } = field(name);
      const onTyping = (event: TypedEvent) => onChange(filter(event.currentTarget.value) as Values[typeof name]);
      return { ...rest, value: value as string, onChange: onTyping };
    },
    /** A checkbox. */
    ticked(name: keyof Values & string) {
      const { value, error, onChange, onBlur } = field(name);
      const onTick = (event: ChangeEvent<HTMLInputElement>) =>
        onChange(event.currentTarget.checked as Values[typeof name]);
      return { error, onBlur, checked: value as boolean, onChange: onTick };
    },
  };
}

export type PublicForm<Values extends object> = ReturnType<typeof usePublicForm<Values, unknown>>;
