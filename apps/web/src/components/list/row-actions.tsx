import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { PlainButton } from '../buttons/plain-button';
import classes from './row-actions.module.css';

export function RowActions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>;
}

export const RowButton = Button.withProps({ size: 'compact-sm', variant: 'default', radius: 'sm' });

/** An email address, which wraps where the column has no room. */
export function EmailAddress({ children }: { children: string }) {
  return <span className={classes.address}>{children}</span>;
}

export function ViewButton({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <PlainButton data-row-act="open" aria-label={`View ${name}`} onClick={onClick}>
      View
    </PlainButton>
  );
}
