import { Select, type SelectProps } from '@mantine/core';
import { type ChangeEvent, type ComponentProps, type KeyboardEvent, memo, startTransition, useOptimistic } from 'react';
import { flushSync } from 'react-dom';

/** A select that renders only when its props change. Define its options outside components. */
export const SelectField = memo(function SelectField(props: SelectProps) {
  return (
    <Select {...(props.searchable && { component: SearchInput, nothingFoundMessage: 'Nothing found' })} {...props} />
  );
});

/** The keys that act on the list of options. */
const OPTION_KEYS = ['ArrowDown', 'ArrowUp', 'Enter'];

/**
 * The input of a searchable select. A key press renders only the input. The options render after the paint, or before a
 * key acts on them.
 */
function SearchInput({ value, onChange, onKeyDown, ...props }: ComponentProps<'input'>) {
  const [text, show] = useOptimistic(value);

  function search(event: ChangeEvent<HTMLInputElement>) {
    startTransition(() => {
      show(event.currentTarget.value);
      onChange?.(event);
    });
  }

  function pressKey(event: KeyboardEvent<HTMLInputElement>) {
    const isOutdated = event.currentTarget.value !== value;
    // The cast is safe, because Mantine reads only `currentTarget` of a change.
    if (isOutdated && OPTION_KEYS.includes(event.key))
      flushSync(() => onChange?.(event as unknown as ChangeEvent<HTMLInputElement>));
    onKeyDown?.(event);
  }

  return <input {...props} value={text} onChange={search} onKeyDown={pressKey} />;
}
