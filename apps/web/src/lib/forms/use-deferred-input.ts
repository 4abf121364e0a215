import { startTransition, useOptimistic } from 'react';
import { hasUnsavedChanges } from './use-unsaved-changes';

/**
 * The text of a field, which is rendered immediately. Its form, draft and hints are rendered after the browser has painted the key press.
 * Immediate fields render everything at once, such as invalid ones, whose message disappears with the key press that fixes them. So does the
 * first key press of a form, so that leaving the page asks about unsaved changes.
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
