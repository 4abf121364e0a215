import { SimpleGrid } from '@mantine/core';
import { PasswordField } from '../../components/password-field';
import type { PublicForm } from '../../components/use-public-form';

/** A new password and its second typing, side by side where there is room. */
export function PasswordFields({ form }: { form: PublicForm<{ password: string; confirmPassword: string }> }) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      <PasswordField
        label="Password"
        description="8 or more characters with upper and lower case letters, a number and a special character"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="new-password"
        withAsterisk
        {...form.typed('password')}
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        withAsterisk
        {...form.typed('confirmPassword')}
      />
    </SimpleGrid>
  );
}
