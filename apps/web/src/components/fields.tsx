import { Select, Textarea, TextInput, type TextInputProps } from '@mantine/core';
import { memo } from 'react';

/*
 * The fields of forms render alone: of a form with twenty fields a key draws the one that it is typed into. So what a field is given stays the
 * same object from one key to the next: `useCheckedForm` keeps its handlers, and lists of choices stand outside their components.
 */

/** The hint under the input, where it is read while typing. */
export const hintBelow: TextInputProps['inputWrapperOrder'] = ['label', 'input', 'description', 'error'];

type TextFieldProps = Omit<TextInputProps, 'value' | 'onChange'> & {
  value?: string;
  /** Takes the text or the event, as the forms' own handlers do. */
  onChange?: (typed: unknown) => void;
  /** What typing lets through, of the new text and the one before. */
  filter?: (text: string, before: string) => string;
};

/** A line of text. */
export const TextField = memo(function TextField({ filter, onChange, value, ...props }: TextFieldProps) {
  return (
    <TextInput
      value={value}
      onChange={filter ? (event) => onChange?.(filter(event.currentTarget.value, value ?? '')) : onChange}
      {...props}
    />
  );
});

/** Lines of text. */
export const LongTextField = memo(Textarea);

/** One of several. */
export const SelectField = memo(Select);
