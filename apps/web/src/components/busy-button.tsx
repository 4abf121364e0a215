import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import classes from './busy-button.module.css';

export interface BusyButtonProps extends ButtonProps, Omit<ComponentPropsWithRef<'button'>, keyof ButtonProps> {
  /** What was pressed runs. */
  busy: boolean;
  /** What the button says meanwhile, such as "Saving...". */
  busyText: string;
  /** There is nothing to press it for at the moment, but it keeps the focus and its look. */
  blocked?: boolean;
  children: ReactNode;
}

/**
 * A button that sends something. While that runs it says so, takes no second press, and never gets narrower: what stands beside it does
 * not come under the pointer. It is not `disabled` then, which would take the focus away from who uses the keyboard.
 */
export function BusyButton({
  busy,
  busyText,
  blocked = false,
  children,
  className,
  onClick,
  ...props
}: BusyButtonProps) {
  const still = busy || blocked;
  return (
    <Button
      aria-disabled={still || Boolean(props.disabled)}
      data-busy={busy || undefined}
      className={className ? `${classes.button} ${className}` : classes.button}
      // A submit button sends its form unless it is kept from it.
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        if (still) event.preventDefault();
        else onClick?.(event);
      }}
      {...props}
    >
      {busy ? (
        <span className={classes.word} data-idle={typeof children === 'string' ? children : undefined}>
          {busyText}
        </span>
      ) : (
        children
      )}
    </Button>
  );
}
