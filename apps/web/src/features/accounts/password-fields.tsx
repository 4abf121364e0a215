import { SimpleGrid, Stack } from '@mantine/core';
import { PasswordField } from '../../components/password-field';
import { PasswordRules } from '../../components/password-rules';
import type { PublicForm } from '../../components/use-public-form';

/** A new password with its rules, and its second typing, side by side where there is room. */
export function PasswordFields({ form }: { form: PublicForm<{ password: string; confirmPassword: string }> }) {
  const password = form.typed('password');
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      <Stack gap="xs">
        <PasswordField label="Password" autoComplete="new-password" withAsterisk {...password} />
        <PasswordRules password={password.value} />
      </Stack>
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        withAsterisk
        {...form.typed('confirmPassword')}
      />
    </SimpleGrid>
  );
}
