import { PasswordInput, type PasswordInputProps } from '@mantine/core';

/** A password. Mantine's own field shows a wrong one, but does not say it to screen readers, nor to what moves the focus there. */
export function PasswordField(props: PasswordInputProps) {
  return <PasswordInput aria-invalid={props.error ? true : undefined} {...props} />;
}
