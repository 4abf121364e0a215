import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import classes from './pending-button.module.css';

export interface PendingProps {
  isPending: boolean;
  /** The label while the action runs, such as "Saving...". */
  pendingText: string;
  /** True if a click must do nothing at the moment. The button does not lose focus or change its appearance. */
  isBlocked?: boolean;
  children: ReactNode;
}

export interface PendingButtonProps
  extends PendingProps,
    Omit<ButtonProps, keyof PendingProps>,
    Omit<ComponentPropsWithRef<'button'>, keyof ButtonProps | keyof PendingProps> {}

/**
 * A button that runs an action. While the action runs, it shows the pending label, ignores clicks and does not shrink,
 * so that nothing moves under the pointer. It is not `disabled`, because that would remove keyboard focus.
 */
export function PendingButton(props: PendingButtonProps) {
  return <Button {...pendingProps(props)} />;
}

interface ClickableProps {
  className?: string | undefined;
  disabled?: boolean | undefined;
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
}

/** Returns the props of a button while its action runs. */
export function pendingProps<Props extends PendingProps & ClickableProps>(all: Props) {
  const { isPending, pendingText, isBlocked = false, children, className, onClick, ...props } = all;
  const isInert = isPending || isBlocked;
  return {
    'aria-disabled': isInert || Boolean(props.disabled),
    'data-busy': isPending || undefined,
    className: className ? `${classes.button} ${className}` : classes.button,
    // Without this, a submit button would submit its form.
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      if (isInert) event.preventDefault();
      else onClick?.(event);
    },
    ...props,
    children: isPending ? (
      <span className={classes.label} data-idle={typeof children === 'string' ? children : undefined}>
        {pendingText}
      </span>
    ) : (
      children
    ),
  };
}
