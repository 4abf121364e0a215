import { PasswordInput, type PasswordInputProps } from '@mantine/core';

/** A password field whose visibility toggle is reachable by keyboard. Mantine's own field does not set `aria-invalid`. */
export function PasswordField(props: PasswordInputProps & { label: string }) {
  return (
    <PasswordInput
      aria-invalid={props.error ? true : undefined}
      visibilityToggleFocusable
      // The label stays the same, because the pressed state says if the password is visible.
      visibilityToggleButtonProps={{ 'aria-label': `Show ${props.label.toLowerCase()}` }}
      {...props}
    />
  );
}
