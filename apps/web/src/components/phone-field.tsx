import { filterDigits } from '@job-alert/domain/typing-filters';
import { PHONE_PREFIX } from '@job-alert/domain/india';
import { TextInput, type TextInputProps } from '@mantine/core';

type PhoneFieldProps = Omit<TextInputProps, 'onChange' | 'value'> & {
  value?: string;
  onChange: (digits: string) => void;
};

/** An Indian phone number: +91 in front, digits only, at most ten of them while typing. */
export function PhoneField({ value, onChange, ...props }: PhoneFieldProps) {
  return (
    <TextInput
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      leftSection={<span aria-hidden>{PHONE_PREFIX}</span>}
      leftSectionWidth={52}
      value={value}
      onChange={(event) => onChange(filterDigits(event.currentTarget.value, 10))}
      {...props}
    />
  );
}
