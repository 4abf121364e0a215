import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { PlainButton } from '../buttons/plain-button';
import classes from './row-actions.module.css';

/** The actions of a table row, side by side; in a card they wrap. */
export function RowActions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>;
}

/** A button for an action on one row. */
export const RowButton = Button.withProps({ size: 'compact-sm', variant: 'default', radius: 'sm' });

/** An email address in one line; a longer one is cut off, and its title has all of it. */
export function EmailAddress({ children }: { children: string }) {
  return (
    <span className={classes.address} title={children}>
      {children}
    </span>
  );
}

/** Opens the row's information. */
export function ViewButton({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <PlainButton className={classes.button} data-row-act="open" aria-label={`View ${name}`} onClick={onClick}>
      View
    </PlainButton>
  );
}
