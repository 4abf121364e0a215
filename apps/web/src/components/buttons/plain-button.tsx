import { Button } from '@mantine/core';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import classes from './plain-button.module.css';

export interface PlainButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'type'> {
  /** As Mantine's variant of a button says it. */
  look?: 'default' | 'light' | 'filled';
  size?: 'compact-sm' | 'sm';
  icon?: ReactNode;
  /** Behind the words, such as the arrow of a menu. */
  iconBehind?: ReactNode;
  children: ReactNode;
}

/** A button of a row: plain elements that look like Mantine's button, which is drawn by three components of its own. */
export function PlainButton({
  look = 'default',
  size = 'compact-sm',
  icon,
  iconBehind,
  className = '',
  children,
  ...props
}: PlainButtonProps) {
  const parts = Button.classes;
  return (
    <button
      type="button"
      // Said also by its old name: what is printed leaves buttons out.
      className={`mantine-focus-auto mantine-Button-root ${props.disabled ? '' : 'mantine-active'} ${parts.root} ${classes.root} ${className}`}
      data-look={look}
      data-size={size}
      data-disabled={props.disabled || undefined}
      data-with-left-section={icon ? true : undefined}
      data-with-right-section={iconBehind ? true : undefined}
      {...props}
    >
      <span className={parts.inner}>
        {icon ? (
          <span className={parts.section} data-position="left">
            {icon}
          </span>
        ) : null}
        <span className={parts.label}>{children}</span>
        {iconBehind ? (
          <span className={parts.section} data-position="right">
            {iconBehind}
          </span>
        ) : null}
      </span>
    </button>
  );
}
