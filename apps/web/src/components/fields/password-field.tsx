import { PasswordInput, type PasswordInputProps } from '@mantine/core';

/**
 * A password field with a visibility toggle that is reachable by keyboard. Mantine's own field shows an error but does not set
 * `aria-invalid`.
 */
export function PasswordField(props: PasswordInputProps & { label: string }) {
  return (
    <PasswordInput
      aria-invalid={props.error ? true : undefined}
      visibilityToggleFocusable
      // The pressed state says whether the password is visible.
      visibilityToggleButtonProps={{ 'aria-label': `Show ${props.label.toLowerCase()}` }}
      {...props}
    />
  );
}
