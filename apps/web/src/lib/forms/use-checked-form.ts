import { useForm, type UseFormReturnType } from '@mantine/form';
import { useLayoutEffect, useRef, useState } from 'react';
import { afterPress } from './after-press';

const ALERT = { role: 'alert' };

interface CheckedForm<Values> {
  initialValues: Values;
  /** What the rules say of these values, by the paths of the fields. */
  errorsOf: (values: Values) => Record<string, string>;
}

interface Handlers {
  onFocus: unknown;
  onChange: (value: unknown) => void;
  onBlur: () => void;
}

/**
 * A form whose fields are checked when they are left, and again when it is sent. Only what somebody has changed is checked early; what
 * is said of other fields already is asked again, for two fields may agree by now. What the server has said stays until its field changes.
 */
export function useCheckedForm<Values extends Record<string, unknown>>({
  initialValues,
  errorsOf,
}: CheckedForm<Values>): UseFormReturnType<Values> {
  const [changed] = useState(() => new Set<PropertyKey>());
  /** The field whose message came while the focus went on: it is read out. With several at once the focus comes to the first instead. */
  const [said, setSaid] = useState<string | null>(null);
  /** What the rules said last, to tell their messages from the server's. */
  const [known] = useState(() => new Map<string, string>());
  /** Those of each field, the same ones as long as the form is there: a field whose props have not changed is not drawn again. */
  const [handlers] = useState(() => new Map<PropertyKey, Handlers>());
  const newest = useRef<{ errorsOf: typeof errorsOf; form?: UseFormReturnType<Values> }>({ errorsOf });

  function check(values: Values): Record<string, string> {
    const found = newest.current.errorsOf(values);
    known.clear();
    for (const [path, message] of Object.entries(found)) known.set(path, message);
    return found;
  }

  function leave(field: string) {
    const { form } = newest.current;
    if (!form || !changed.has(field)) return;
    const before = new Map(known);
    const found = check(form.getValues());
    for (const [path, shown] of Object.entries(form.errors)) {
      if (path !== field && before.get(path) === shown && found[path] !== shown) form.setFieldError(path, found[path]);
    }
    const message = found[field];
    if (message === undefined || form.errors[field] === message) return;
    form.setFieldError(field, message);
    setSaid(field);
  }

  const form = useForm<Values>({
    initialValues,
    validate: (values) => {
      setSaid(null);
      return check(values);
    },
    enhanceGetInputProps: ({ inputProps: { onChange, onFocus }, field, options }) => {
      const kept = handlers.get(field) ?? {
        onFocus,
        onChange: (value: unknown) => {
          changed.add(field);
          onChange(value);
          // What is chosen is complete at once.
          if (value instanceof File) leave(String(field));
        },
        onBlur: () => afterPress(() => leave(String(field))),
      };
      handlers.set(field, kept);
      // A checkbox has no such part.
      return options.type === 'checkbox' ? kept : { ...kept, errorProps: said === field ? ALERT : undefined };
    },
  });
  useLayoutEffect(() => {
    newest.current = { errorsOf, form };
  });

  function reset() {
    changed.clear();
    form.reset();
  }
  return { ...form, reset };
}
