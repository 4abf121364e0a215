import { Textarea, type TextareaProps } from '@mantine/core';
import { memo } from 'react';
import { useDeferredInput } from '../../lib/forms/use-deferred-input';

type TextAreaFieldProps = Omit<TextareaProps, 'value' | 'onChange'> & {
  value?: string;
  onChange?: (text: string) => void;
};

export const TextAreaField = memo(function TextAreaField({ onChange, value, ...props }: TextAreaFieldProps) {
  const [text, type] = useDeferredInput(value, onChange, Boolean(props.error));
  return <Textarea {...props} value={text} onChange={({ currentTarget }) => type(currentTarget.value)} />;
});
