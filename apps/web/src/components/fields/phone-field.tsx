import { PHONE_PREFIX } from '@job-alert/domain/india/india';
import { filterPhone } from '@job-alert/domain/fields/phone';
import { type ComponentProps, memo } from 'react';
import { TextField } from '../form/text-field';

type PhoneFieldProps = Omit<ComponentProps<typeof TextField>, 'filter'> & {
  /** Filters typed text without a prefix. The default allows ten digits. */
  filter?: (text: string) => string;
};

/** An Indian phone number after a fixed +91. A prefix of +91, 0091 or 0 is removed from typed or pasted numbers. */
export const PhoneField = memo(function PhoneField({ filter, ...props }: PhoneFieldProps) {
  return (
    <TextField
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      leftSection={<span aria-hidden>{PHONE_PREFIX}</span>}
      leftSectionWidth={52}
      filter={(text) => filterPhone(text, filter)}
      {...props}
    />
  );
});
