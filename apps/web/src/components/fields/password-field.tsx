import { PasswordInput, type PasswordInputProps } from '@mantine/core';

/**
 * A password, with an eye that the keyboard reaches. Mantine's own field shows a wrong one, but does not say it to screen readers, nor to
 * what moves the focus there.
 */
export function PasswordField(props: PasswordInputProps & { label: string }) {
  return (
    <PasswordInput
      aria-invalid={props.error ? true : undefined}
      visibilityToggleFocusable
      // Its pressed state says whether the password is shown.
      visibilityToggleButtonProps={{ 'aria-label': `Show ${props.label.toLowerCase()}` }}
      {...props}
    />
  );
}
