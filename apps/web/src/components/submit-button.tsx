import { Button, type ButtonProps } from '@mantine/core';

/** A form's submit button: shows its specified busy text while sending and cannot fire twice. */
export function SubmitButton({
  busy,
  busyText,
  children,
  ...props
}: ButtonProps & { busy: boolean; busyText: string }) {
  return (
    <Button type="submit" size="md" aria-disabled={busy} data-busy={busy || undefined} disabled={busy} {...props}>
      {busy ? busyText : children}
    </Button>
  );
}
