import { startTransition, useOptimistic } from 'react';
import { hasUnsavedChanges } from './use-unsaved-changes';

/**
 * The text of a field, which is rendered immediately. Its form, draft and hints are rendered after the browser has painted the key press.
 * Two kinds of key press render everything at once: one that fixes an invalid field, so that its message disappears with it, and the first
 * one of a form, so that leaving the page asks about unsaved changes.
 */
export function useDeferredInput<Value extends string | undefined>(
  value: Value,
  onChange: ((typed: string) => void) | undefined,
  isWrong: boolean,
): [Value | string, (typed: string) => void] {
  const [text, show] = useOptimistic<Value | string>(value);
  const type = (typed: string) => {
    const atOnce = isWrong || !hasUnsavedChanges();
    if (atOnce) onChange?.(typed);
    startTransition(() => {
      show(typed);
      if (!atOnce) onChange?.(typed);
    });
  };
  return [text, type];
}
