import { InputBase, type TextareaProps } from '@mantine/core';
import { type ComponentProps, memo } from 'react';
import { useDeferredInput } from '../../lib/forms/use-deferred-input';
import classes from './text-area.module.css';

type TextAreaProps = Omit<TextareaProps, 'autosize' | 'rows' | 'style' | 'classNames'> & {
  minRows: number;
  maxRows?: number;
};

/**
 * Returns the props that size the text by CSS. Mantine's `autosize` measures the text with each key press, which takes
 * a third of its time.
 */
const sizing = ({ minRows, maxRows = 100 }: Pick<TextAreaProps, 'minRows' | 'maxRows'>) => ({
  __staticSelector: 'Textarea',
  multiline: true,
  rows: minRows,
  classNames: classes,
  style: { '--min-rows': minRows, '--max-rows': maxRows },
});

/** A multi-line text input that grows with its text. */
export function TextArea({ minRows, maxRows, ...props }: TextAreaProps) {
  return <InputBase component="textarea" {...props} {...sizing({ minRows, maxRows })} />;
}

type TextAreaFieldProps = Omit<TextAreaProps, 'value' | 'onChange'> & {
  value?: string;
  onChange?: (text: string) => void;
};

/** A text area of a form. A key press renders only the `textarea`, as in `TextField`. */
export const TextAreaField = memo(function TextAreaField({ minRows, maxRows, ...props }: TextAreaFieldProps) {
  return <InputBase component={TypedTextArea} {...props} {...sizing({ minRows, maxRows })} />;
});

type TypedTextAreaProps = Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> &
  Pick<TextAreaFieldProps, 'value' | 'onChange'>;

function TypedTextArea({ onChange, value, ...props }: TypedTextAreaProps) {
  const [text, type] = useDeferredInput(value, onChange, Boolean(props['aria-invalid']));
  return <textarea {...props} value={text} onChange={({ currentTarget }) => type(currentTarget.value)} />;
}
