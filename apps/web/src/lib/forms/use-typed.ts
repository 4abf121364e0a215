import { startTransition, useOptimistic } from 'react';

/**
 * The text of a field, which is drawn at once, and how a new one is taken: what depends on it (the rest of the form, its draft, its hints)
 * is drawn after the browser has shown the key. A key that mends a wrong field draws everything at once, so that its message goes with it
 * and whoever leaves the field in that moment meets no message that is about to go.
 */
export function useTyped<Value extends string | undefined>(
  value: Value,
  onChange: ((typed: string) => void) | undefined,
  isWrong: boolean,
): [Value | string, (typed: string) => void] {
  const [shown, show] = useOptimistic<Value | string>(value);
  const type = (typed: string) => {
    if (isWrong) onChange?.(typed);
    startTransition(() => {
      show(typed);
      if (!isWrong) onChange?.(typed);
    });
  };
  return [shown, type];
}
