import { useHydrated } from '../lib/use-hydrated';
import { BusyButton, type BusyButtonProps } from './busy-button';
import classes from './submit-button.module.css';

/**
 * A form's submit button. Of a form that the server has rendered it says that it is not ready until the page's code is there; a submit
 * would only load the page again, with what was typed in its address.
 */
export function SubmitButton({ children, disabled = false, ...props }: BusyButtonProps) {
  const ready = useHydrated();
  return (
    <BusyButton
      type="submit"
      size="md"
      {...props}
      disabled={disabled || !ready}
      className={ready ? undefined : classes.waiting}
    >
      {ready ? (
        children
      ) : (
        <>
          {children}
          <span className={classes.loading}>Loading…</span>
        </>
      )}
    </BusyButton>
  );
}
