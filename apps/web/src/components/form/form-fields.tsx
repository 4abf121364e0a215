import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { replayPreHydrationInput } from '../../start/replay-pre-hydration-input';
import classes from './form-fields.module.css';

/**
 * The fields of a form that the server renders. They take text from the first paint and keep it when the page's code arrives; a form that
 * was sent before is sent then (`pre-hydration.ts`).
 */
export function FormFields({ children }: { children: ReactNode }) {
  const element = useRef<HTMLFieldSetElement>(null);
  const [sent, setSent] = useState(false);

  // In the commit that takes over the server's page: the next one would put the form's empty values into the fields.
  useLayoutEffect(() => {
    if (element.current) replayPreHydrationInput(element.current);
    setSent('sent' in document.documentElement.dataset);
  }, []);

  // A commit later: the form knows by now what was typed.
  useEffect(() => {
    if (!sent) return;
    delete document.documentElement.dataset.sent;
    const form = element.current?.form;
    // As Enter does, by its button.
    form?.requestSubmit(form.querySelector<HTMLButtonElement>('[type=submit]'));
  }, [sent]);

  return (
    <fieldset ref={element} className={classes.fields}>
      {children}
    </fieldset>
  );
}
