import { useHydrated } from '../../start/use-hydrated';
import { PendingButton, type PendingButtonProps } from './pending-button';
import classes from './submit-button.module.css';

/** A submit button that also works before hydration: it then shows that the form is waiting for its code. */
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
