import { PasswordInput, SimpleGrid } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';

interface PasswordFieldsProps {
  password: GetInputPropsReturnType;
  confirmPassword: GetInputPropsReturnType;
}

/** A new password and its second typing, side by side where there is room. */
export function PasswordFields({ password, confirmPassword }: PasswordFieldsProps) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      <PasswordInput
        label="Password"
        description="8 or more characters with upper and lower case letters, a number and a special character"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="new-password"
        withAsterisk
        {...password}
      />
      <PasswordInput label="Confirm Password" autoComplete="new-password" withAsterisk {...confirmPassword} />
    </SimpleGrid>
  );
}
