import type { PasswordInputProps } from '@mantine/core';
import type { Ref } from 'react';
import { PasswordField } from '../../../components/fields/password-field';

/** The password of the account that is logged in, asked again before something that a login left open may not do. */
export function OwnPasswordField(field: Omit<PasswordInputProps, 'label'> & { ref?: Ref<HTMLInputElement> }) {
  return <PasswordField label="Your password" autoComplete="current-password" withAsterisk {...field} />;
}
