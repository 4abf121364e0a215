import { filterDigits } from '@job-alert/domain/typing-filters';
import { PHONE_PREFIX } from '@job-alert/domain/india';
import { TextInput, type TextInputProps } from '@mantine/core';

type PhoneFieldProps = Omit<TextInputProps, 'onChange' | 'value'> & {
  value?: string;
  onChange: (digits: string) => void;
  /** What typing lets through: ten digits, unless a screen has a rule of its own. */
  filter?: (text: string) => string;
};

const tenDigits = (text: string) => filterDigits(text, 10);

/** An Indian phone number: +91 in front, digits only, at most ten of them while typing. */
export function PhoneField({ value, onChange, filter = tenDigits, ...props }: PhoneFieldProps) {
  return (
    <TextInput
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      leftSection={<span aria-hidden>{PHONE_PREFIX}</span>}
      leftSectionWidth={52}
      value={value}
      onChange={(event) => onChange(filter(event.currentTarget.value))}
      {...props}
    />
  );
}
