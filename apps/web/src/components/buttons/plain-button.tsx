import { Button } from '@mantine/core';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import classes from './plain-button.module.css';

export interface PlainButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'type'> {
  variant?: 'default' | 'light' | 'filled' | 'subtle';
  size?: 'compact-sm' | 'sm';
  icon?: ReactNode;
  /** Shown after the label, such as the arrow of a menu. */
  trailingIcon?: ReactNode;
  children: ReactNode;
}

/** A button of a table row. It uses plain elements that look like Mantine's button, which renders three components. */
export function PlainButton({
  variant = 'default',
  size = 'compact-sm',
  icon,
  trailingIcon,
  className = '',
  children,
  ...props
}: PlainButtonProps) {
  const parts = Button.classes;
  return (
    <button
      type="button"
      // Includes Mantine's class names, because the styles for print and for phones use them.
      className={`mantine-focus-auto mantine-Button-root ${props.disabled ? '' : 'mantine-active'} ${parts.root} ${classes.root} ${className}`}
      data-look={variant}
      data-size={size}
      data-disabled={props.disabled || undefined}
      data-with-left-section={icon ? true : undefined}
      data-with-right-section={trailingIcon ? true : undefined}
      {...props}
    >
      <span className={`mantine-Button-inner ${parts.inner}`}>
        {icon ? (
          <span className={parts.section} data-position="left">
            {icon}
          </span>
        ) : null}
        <span className={`mantine-Button-label ${parts.label}`}>{children}</span>
        {trailingIcon ? (
          <span className={parts.section} data-position="right">
            {trailingIcon}
          </span>
        ) : null}
      </span>
    </button>
  );
}
