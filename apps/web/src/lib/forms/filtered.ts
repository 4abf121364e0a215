import type { UseFormReturnType } from '@mantine/form';
import type { ChangeEvent } from 'react';

type InputProps = ReturnType<UseFormReturnType<object>['getInputProps']>;

/** A form's text field, of which typing lets only through what `filter` does. */
export const filtered = (props: InputProps, filter: (text: string) => string) => ({
  ...props,
  onChange: (event: ChangeEvent<HTMLInputElement>) => props.onChange(filter(event.currentTarget.value)),
});
