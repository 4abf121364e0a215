import type { PasswordInputProps } from '@mantine/core';
import { PasswordField } from '../../components/fields/password-field';
import { PasswordRules } from './password-rules';

/** A password that is being chosen, with its rules below it, which belong to the field for people who listen. */
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
