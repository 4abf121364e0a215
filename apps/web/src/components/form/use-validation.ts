import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { afterPointerUp } from '../../lib/forms/after-pointer-up';
import type { Checked } from '../../lib/forms/check';

/** Validates a form. Returns the values to send, or a message for each invalid field. */
type Rules<Values, Cleaned> = (values: Values) => Checked<Cleaned>;

/** The rules of a form, or a function that loads them. Pages for visitors load them when the first field gets focus. */
export type RulesSource<Values, Cleaned> = Rules<Values, Cleaned> | { load: () => Promise<Rules<Values, Cleaned>> };

interface Handlers {
  onFocus: unknown;
  onChange: (value: unknown) => void;
  onBlur: () => void;
}

const ALERT = { role: 'alert' };

/**
 * Validates a field on blur after a change, and updates the rule messages of other fields. Server messages stay until a
 * change.
 */
export function useValidation<Values extends Record<string, unknown>, Cleaned>(
  form: UseFormReturnType<Values>,
  rules: RulesSource<Values, Cleaned>,
) {
  const [changed] = useState(() => new Set<PropertyKey>());
  /** The latest messages of the rules, to distinguish them from the server's messages. */
  const [ruleMessages] = useState(() => new Map<string, string>());
  /** Each field's handlers are stable, so that a field renders only when its own props change. */
  const [handlers] = useState(() => new Map<PropertyKey, Handlers>());
  /** The field whose message appeared after focus had moved on. Its message is announced. */
  const [announced, setAnnounced] = useState<string | null>(null);
  const newest = useRef({ form, rules });
  useLayoutEffect(() => {
    newest.current = { form, rules };
  });

  async function loadRules(): Promise<Rules<Values, Cleaned>> {
    const { rules: source } = newest.current;
    return typeof source === 'function' ? source : source.load();
  }

  async function validate(values: Values): Promise<Checked<Cleaned>> {
    const checked = (await loadRules())(values);
    ruleMessages.clear();
    for (const [path, message] of Object.entries(checked.ok ? {} : checked.errors)) ruleMessages.set(path, message);
    return checked;
  }

  async function validateField(field: string, values: Values) {
    if (!changed.has(field)) return;
    const before = new Map(ruleMessages);
    await validate(values);
    const { errors, setFieldError } = newest.current.form;
    for (const [path, message] of Object.entries(errors)) {
      if (path !== field && before.get(path) === message && ruleMessages.get(path) !== message) {
        setFieldError(path, ruleMessages.get(path));
      }
    }
    const message = ruleMessages.get(field);
    // The form may have been reset while the rules were loading.
    if (message === undefined || errors[field] === message || !changed.has(field)) return;
    setFieldError(field, message);
    setAnnounced(field);
  }

  /** Validates a field with its values at the time of the blur. */
  function leave(field: PropertyKey) {
    const values = newest.current.form.getValues();
    // If loading the rules fails, the submit loads them again.
    afterPointerUp(() => void validateField(String(field), values).catch(() => undefined));
  }

  const getInputProps: typeof form.getInputProps = (path, options) => {
    const props = form.getInputProps(path, options);
    const { onChange, onFocus } = props;
    const fieldHandlers = handlers.get(path) ?? {
      onFocus,
      onChange(value: unknown) {
        changed.add(path);
        onChange(value);
        // A chosen file is validated immediately, because it needs no blur.
        if (value instanceof File) leave(path);
      },
      onBlur: () => leave(path),
    };
    handlers.set(path, fieldHandlers);
    // Checkboxes have no error element.
    if (options?.type === 'checkbox') return { ...props, ...fieldHandlers };
    return { ...props, ...fieldHandlers, errorProps: announced === path ? ALERT : undefined };
  };

  return {
    getInputProps,
    loadRules,
    async validate(): Promise<Checked<Cleaned>> {
      setAnnounced(null);
      return validate(form.getValues());
    },
    reset: () => changed.clear(),
  };
}

export function useEarlyRules(element: React.RefObject<HTMLFormElement | null>, loadRules: () => Promise<unknown>) {
  const newest = useRef(loadRules);
  useEffect(() => {
    const node = element.current;
    // If loading the rules fails, the submit loads them again.
    const load = () => void newest.current().catch(() => undefined);
    node?.addEventListener('focusin', load, { once: true });
    return () => node?.removeEventListener('focusin', load);
  }, [element]);
}
