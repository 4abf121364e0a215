import type { PasswordInputProps } from '@mantine/core';
import { PasswordField } from '../../components/fields/password-field';
import { PasswordRules } from './password-rules';

/** A new password with its rules, which screen readers read as its description. */
export function NewPasswordField(props: PasswordInputProps & { label: string; value: string }) {
  return (
    <PasswordField
      autoComplete="new-password"
      withAsterisk
      description={<PasswordRules password={props.value} />}
      descriptionProps={{ component: 'div' }}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      {...props}
    />
  );
}
