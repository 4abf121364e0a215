import { PasswordField } from '../../components/password-field';
import { NewPasswordField } from './new-password-field';
import type { PublicForm } from '../../components/use-public-form';
import classes from './pair.module.css';

/** A new password with its rules, and its second typing, side by side where there is room. */
export function PasswordFields({ form }: { form: PublicForm<{ password: string; confirmPassword: string }> }) {
  return (
    <div className={classes.pair}>
      <NewPasswordField label="Password" {...form.typed('password')} />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        withAsterisk
        {...form.typed('confirmPassword')}
      />
    </div>
  );
}
