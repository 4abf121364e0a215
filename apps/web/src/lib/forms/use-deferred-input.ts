import { startTransition, useOptimistic } from 'react';
import { hasUnsavedChanges } from './use-unsaved-changes';

/**
 * The text of a field, which is drawn at once, and how a new one is taken: what depends on it (the rest of the form, its draft, its hints)
 * is drawn after the browser has shown the key. A key that mends a wrong field draws everything at once, so that its message goes with it
 * and whoever leaves the field in that moment meets no message that is about to go. So does the first key of a form, which has unsaved
 * changes from then on: whoever leaves the page in that moment is asked.
 */
export function useDeferredInput<Value extends string | undefined>(
  value: Value,
  onChange: ((typed: string) => void) | undefined,
  isWrong: boolean,
): [Value | string, (typed: string) => void] {
  const [shown, show] = useOptimistic<Value | string>(value);
  const type = (typed: string) => {
    const atOnce = isWrong || !hasUnsavedChanges();
    if (atOnce) onChange?.(typed);
    startTransition(() => {
      show(typed);
      if (!atOnce) onChange?.(typed);
    });
  };
  return [shown, type];
}
