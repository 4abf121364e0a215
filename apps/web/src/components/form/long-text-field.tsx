import { Textarea, type TextareaProps } from '@mantine/core';
import { memo } from 'react';
import { useTyped } from '../../lib/forms/use-typed';

type LongTextFieldProps = Omit<TextareaProps, 'value' | 'onChange'> & {
  value?: string;
  onChange?: (text: string) => void;
};

/** Lines of text. */
export const LongTextField = memo(function LongTextField({ onChange, value, ...props }: LongTextFieldProps) {
  const [shown, type] = useTyped(value, onChange, Boolean(props.error));
  return <Textarea {...props} value={shown} onChange={({ currentTarget }) => type(currentTarget.value)} />;
});
