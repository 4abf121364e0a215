import { PHONE_PREFIX } from '@job-alert/domain/india/india';
import { filterPhone } from '@job-alert/domain/india/phone';
import { TextInput, type TextInputProps } from '@mantine/core';
import { memo } from 'react';

type PhoneFieldProps = Omit<TextInputProps, 'onChange' | 'value'> & {
  value?: string;
  onChange: (digits: string) => void;
  /** Filters typed text without a prefix. The default allows ten digits. */
  filter?: (text: string) => string;
};

/** An Indian phone number after a fixed +91. A prefix of +91, 0091 or 0 is removed from typed or pasted numbers. */
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
