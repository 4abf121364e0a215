import { useHydrated } from '../start/use-hydrated';
import { BusyButton, type BusyButtonProps } from './busy-button';
import classes from './submit-button.module.css';

/**
 * A form's submit button. Of a form that the server has rendered it takes a press at once; should the page's code not be there yet, it
 * says that the form waits for it.
 */
export function SubmitButton({ children, ...props }: BusyButtonProps) {
  const ready = useHydrated();
  return (
    <BusyButton type="submit" size="md" {...props}>
      {ready ? (
        children
      ) : (
        <>
          {children}
          <span role="status" className={classes.loading}>
            Loading…
          </span>
        </>
      )}
    </BusyButton>
  );
}
