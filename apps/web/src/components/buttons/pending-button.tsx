import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import classes from './pending-button.module.css';

export interface Busy {
  /** True while the action runs. */
  busy: boolean;
  /** The label while the action runs, such as "Saving...". */
  busyText: string;
  /** True if a click would do nothing at the moment. The button keeps focus and appearance. */
  blocked?: boolean;
  children: ReactNode;
}

export interface BusyButtonProps
  extends Busy,
    Omit<ButtonProps, keyof Busy>,
    Omit<ComponentPropsWithRef<'button'>, keyof ButtonProps | keyof Busy> {}

/**
 * A button that runs an action. Meanwhile it shows the pending label, ignores clicks and never shrinks, so that nothing moves under the
 * pointer. It is not `disabled`, because that would remove keyboard focus.
 */
export function PendingButton(props: BusyButtonProps) {
  return <Button {...whileBusy(props)} />;
}

interface Pressed {
  className?: string | undefined;
  disabled?: boolean | undefined;
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
}

/** Returns the props of a button while its action runs. */
export function whileBusy<Props extends Busy & Pressed>(all: Props) {
  const { busy, busyText, blocked = false, children, className, onClick, ...props } = all;
  const still = busy || blocked;
  return {
    'aria-disabled': still || Boolean(props.disabled),
    'data-busy': busy || undefined,
    className: className ? `${classes.button} ${className}` : classes.button,
    // A submit button would submit its form otherwise.
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      if (still) event.preventDefault();
      else onClick?.(event);
    },
    ...props,
    children: busy ? (
      <span className={classes.word} data-idle={typeof children === 'string' ? children : undefined}>
        {busyText}
      </span>
    ) : (
      children
    ),
  };
}
