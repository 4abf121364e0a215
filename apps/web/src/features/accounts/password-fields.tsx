import { Stack } from '@mantine/core';
import { PasswordField } from '../../components/password-field';
import { PasswordRules } from './password-rules';
import type { PublicForm } from '../../components/use-public-form';
import classes from './pair.module.css';

/** A new password with its rules, and its second typing, side by side where there is room. */
export function PasswordFields({ form }: { form: PublicForm<{ password: string; confirmPassword: string }> }) {
  const password = form.typed('password');
  return (
    <div className={classes.pair}>
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
    </div>
  );
}
