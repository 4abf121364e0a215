import type { ReactNode } from 'react';
import { useHydrated } from '../lib/use-hydrated';
import classes from './form-fields.module.css';

/**
 * The fields of a form that the server renders. They take nothing until the page's code is there: what is typed before would be lost, and
 * a submit would only load the page again.
 */
export function FormFields({ children }: { children: ReactNode }) {
  return (
    <fieldset className={classes.fields} disabled={!useHydrated()}>
      {children}
    </fieldset>
  );
}
