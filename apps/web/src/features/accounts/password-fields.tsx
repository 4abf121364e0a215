import { PasswordField } from '../../components/fields/password-field';
import type { Form } from '../../components/form/use-form';
import { NewPasswordField } from './new-password-field';
import classes from './pair.module.css';

export function PasswordFields({ form }: { form: Form<{ password: string; confirmPassword: string }> }) {
  return (
    <div className={classes.pair}>
      <NewPasswordField label="Password" value={form.values.password} {...form.getInputProps('password')} />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        withAsterisk
        {...form.getInputProps('confirmPassword')}
      />
    </div>
  );
}
