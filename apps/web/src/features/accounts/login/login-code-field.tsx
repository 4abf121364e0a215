import { TextInput, type TextInputProps } from '@mantine/core';
import type { Ref } from 'react';

/** The code of the second factor: a code from the app, or a recovery code. */
export function LoginCodeField({ ref, ...field }: TextInputProps & { ref?: Ref<HTMLInputElement> }) {
  return (
    <TextInput
      ref={ref}
      label="Code"
      description="Six digits of your authenticator app, or one of your recovery codes"
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
      withAsterisk
      {...field}
    />
  );
}
