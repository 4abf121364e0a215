import { Button, type ButtonProps } from '@mantine/core';
import { useHydrated } from '../lib/use-hydrated';
import classes from './submit-button.module.css';

/**
 * A form's submit button: shows its specified busy text while sending and cannot fire twice. Of a form that the server has rendered it
 * says that it is not ready until the page's code is there; a submit would only load the page again, with what was typed in its address.
 */
export function SubmitButton({
  busy,
  busyText,
  children,
  ...props
}: ButtonProps & { busy: boolean; busyText: string }) {
  const ready = useHydrated();
  return (
    <Button
      type="submit"
      size="md"
      aria-disabled={busy || !ready}
      data-busy={busy || undefined}
      disabled={busy || !ready}
      {...props}
      className={ready ? undefined : classes.waiting}
    >
      {busy ? busyText : children}
      {ready ? null : <span className={classes.loading}>Loading…</span>}
    </Button>
  );
}
