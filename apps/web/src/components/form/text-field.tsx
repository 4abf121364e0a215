import { InputBase, type TextInputProps } from '@mantine/core';
import { type ComponentProps, memo } from 'react';
import { useDeferredInput } from '../../lib/forms/use-deferred-input';

/** Puts the hint below the input, where it is visible while typing. */
export const hintBelow: TextInputProps['inputWrapperOrder'] = ['label', 'input', 'description', 'error'];

type TextFieldProps = Omit<TextInputProps, 'value' | 'onChange'> & {
  value?: string;
  onChange?: (text: string) => void;
  /** Returns the accepted part of the new text, given the previous text. */
  filter?: (text: string, before: string) => string;
  /**
   * True to update everything in the same render as the key press, for values that are only in React's state and that
   * the next click reads.
   */
  isImmediate?: boolean;
};

/** A text field. A key press renders only the `input`. The frame around it renders later, with the rest of the form. */
export const TextField = memo(function TextField(props: TextFieldProps) {
  return <InputBase component={TypedInput} __staticSelector="TextInput" {...props} />;
});

type TypedInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> &
  Pick<TextFieldProps, 'value' | 'onChange' | 'filter' | 'isImmediate'>;

function TypedInput({ filter, onChange, value, isImmediate = false, ...props }: TypedInputProps) {
  const [text, type] = useDeferredInput(value, onChange, isImmediate || Boolean(props['aria-invalid']));
  return (
    <input
      {...props}
      value={text}
      onChange={({ currentTarget }) => type(filter ? filter(currentTarget.value, text ?? '') : currentTarget.value)}
    />
  );
}
