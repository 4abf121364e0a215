import { filterNumberInput, parseNumberInput } from '@job-alert/domain/fields/parse-number';
import { TextInput, type TextInputProps } from '@mantine/core';
import { type FocusEvent, memo, useState } from 'react';
import { useDeferredInput } from '../../lib/forms/use-deferred-input';

type NumberFieldProps = Omit<TextInputProps, 'value' | 'onChange' | 'defaultValue'> & {
  /** Digits, empty, or typed text that is not a number. */
  value?: string;
  onChange: (digits: string) => void;
};

/** An integer, typed as people write it: 12,00,000 or 12 lakh. On blur it shows the parsed number; ambiguous text stays. */
export const NumberField = memo(function NumberField({ value = '', onChange, onBlur, ...props }: NumberFieldProps) {
  const [read, take] = useDeferredInput(value, onChange, Boolean(props.error));
  const [typed, setTyped] = useState('');
  const text = parseNumberInput(typed) === read ? typed : read;
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      maxLength={24}
      value={text}
      onChange={({ currentTarget }) => {
        const next = filterNumberInput(currentTarget.value, text);
        setTyped(next);
        take(parseNumberInput(next));
      }}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        setTyped('');
        onBlur?.(event);
      }}
      {...props}
    />
  );
});
