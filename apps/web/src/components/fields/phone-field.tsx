import { PHONE_PREFIX } from '@job-alert/domain/india/india';
import { filterPhone } from '@job-alert/domain/india/phone';
import { TextInput, type TextInputProps } from '@mantine/core';
import { memo } from 'react';

type PhoneFieldProps = Omit<TextInputProps, 'onChange' | 'value'> & {
  value?: string;
  onChange: (digits: string) => void;
  /** The filter for typed text without a prefix. Default: ten digits. */
  filter?: (text: string) => string;
};

/** An Indian phone number with +91 in front; a number that is typed or pasted with +91, 0091 or 0 becomes its ten digits. */
export const PhoneField = memo(function PhoneField({ value, onChange, filter, ...props }: PhoneFieldProps) {
  return (
    <TextInput
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      leftSection={<span aria-hidden>{PHONE_PREFIX}</span>}
      leftSectionWidth={52}
      value={value}
      onChange={(event) => onChange(filterPhone(event.currentTarget.value, filter))}
      {...props}
    />
  );
});
