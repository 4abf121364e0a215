import type { PasswordInputProps } from '@mantine/core';
import type { Ref } from 'react';
import { PasswordField } from '../../../components/fields/password-field';

/** A field for the current password. It protects actions that an unattended session must not allow. */
export function OwnPasswordField(field: Omit<PasswordInputProps, 'label'> & { ref?: Ref<HTMLInputElement> }) {
  return <PasswordField label="Your password" autoComplete="current-password" withAsterisk {...field} />;
}
