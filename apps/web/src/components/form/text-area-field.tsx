import { Textarea, type TextareaProps } from '@mantine/core';
import { memo } from 'react';
import { useDeferredInput } from '../../lib/forms/use-deferred-input';

type LongTextFieldProps = Omit<TextareaProps, 'value' | 'onChange'> & {
  value?: string;
  onChange?: (text: string) => void;
};

export const TextAreaField = memo(function LongTextField({ onChange, value, ...props }: LongTextFieldProps) {
  const [shown, type] = useDeferredInput(value, onChange, Boolean(props.error));
  return <Textarea {...props} value={shown} onChange={({ currentTarget }) => type(currentTarget.value)} />;
});
