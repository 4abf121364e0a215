import { filterNumber, readNumber } from '@job-alert/domain/typed-number';
import { TextInput, type TextInputProps } from '@mantine/core';
import { type FocusEvent, memo, useState } from 'react';

type NumberFieldProps = Omit<TextInputProps, 'value' | 'onChange' | 'defaultValue'> & {
  /** Digits, or empty, or what was typed and is no number. */
  value?: string;
  onChange: (digits: string) => void;
};

/**
 * A whole number, typed as people write it: 12,00,000 or 12 lakh. When the field is left it shows what was read; what can mean several
 * numbers stays, for the form's rules to refuse.
 */
export const NumberField = memo(function NumberField({ value = '', onChange, onBlur, ...props }: NumberFieldProps) {
  const [typed, setTyped] = useState('');
  const shown = readNumber(typed) === value ? typed : value;
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      maxLength={24}
      value={shown}
      onChange={({ currentTarget }) => {
        const next = filterNumber(currentTarget.value, shown);
        setTyped(next);
        onChange(readNumber(next));
      }}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        setTyped('');
        onBlur?.(event);
      }}
      {...props}
    />
  );
});
