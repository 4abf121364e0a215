import { startTransition, useOptimistic } from 'react';
import { hasUnsavedChanges } from './use-unsaved-changes';

/**
 * Returns the text of a field, which renders immediately, and its setter. The form, its draft and its hints render
 * after the browser has painted the key press. Immediate fields render everything at once. An example is an invalid
 * field, whose message disappears with the key press that fixes it. The first key press of a form also renders
 * everything at once, so that leaving the page asks about unsaved changes.
 */
export function useDeferredInput<Value extends string | undefined>(
  value: Value,
  onChange: ((typed: string) => void) | undefined,
  isImmediate: boolean,
): [Value | string, (typed: string) => void] {
  const [text, show] = useOptimistic<Value | string>(value);
  const type = (typed: string) => {
    const atOnce = isImmediate || !hasUnsavedChanges();
    if (atOnce) onChange?.(typed);
    startTransition(() => {
      show(typed);
      if (!atOnce) onChange?.(typed);
    });
  };
  return [text, type];
}
