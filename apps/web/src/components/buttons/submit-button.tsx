import { useHydrated } from '../../start/use-hydrated';
import { PendingButton, type PendingButtonProps } from './pending-button';
import classes from './submit-button.module.css';

/**
 * A form's submit button. In a server-rendered form it accepts a click at once. If the page's code has not loaded yet, it shows that the form
 * is waiting for it.
 */
export function SubmitButton({ children, ...props }: PendingButtonProps) {
  const isHydrated = useHydrated();
  return (
    <PendingButton type="submit" size="md" {...props}>
      {isHydrated ? (
        children
      ) : (
        <>
          {children}
          <span role="status" className={classes.loading}>
            Loading…
          </span>
        </>
      )}
    </PendingButton>
  );
}
