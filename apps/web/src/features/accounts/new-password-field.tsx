import type { PasswordInputProps } from '@mantine/core';
import { PasswordField } from '../../components/fields/password-field';
import { PasswordRules } from './password-rules';

/** A field for a new password. Its rules are the accessible description of the field. */
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
