import { filterNumberInput, parseNumberInput } from '@job-alert/domain/fields/parse-number';
import { type ComponentProps, type FocusEvent, memo, useState } from 'react';
import { TextField } from '../form/text-field';

type NumberFieldProps = Omit<ComponentProps<typeof TextField>, 'filter' | 'onChange'> & {
  /** Digits, empty, or typed text that is not a number. */
  value?: string;
  onChange: (digits: string) => void;
};

/**
 * An integer that is typed in Indian notation, such as 12,00,000 or 12 lakh. On blur the field shows the parsed number.
 * Ambiguous text stays unchanged.
 */
export const NumberField = memo(function NumberField({ value = '', onChange, onBlur, ...props }: NumberFieldProps) {
  const [typed, setTyped] = useState('');
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      maxLength={24}
      value={parseNumberInput(typed) === value ? typed : value}
      filter={filterNumberInput}
      onChange={(text) => {
        setTyped(text);
        onChange(parseNumberInput(text));
      }}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        setTyped('');
        onBlur?.(event);
      }}
      {...props}
    />
  );
});
