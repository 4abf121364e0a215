import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { replayTyped } from '../lib/forms/replay-typed';
import classes from './form-fields.module.css';

/** The fields of a form that the server renders. They take text from the first paint and keep it when the page's code arrives. */
export function FormFields({ children }: { children: ReactNode }) {
  const element = useRef<HTMLFieldSetElement>(null);

  // In the commit that takes over the server's page: the next one would put the form's empty values into the fields.
  useLayoutEffect(() => {
    if (element.current) replayTyped(element.current);
  }, []);

  return (
    <fieldset ref={element} className={classes.fields}>
      {children}
    </fieldset>
  );
}
