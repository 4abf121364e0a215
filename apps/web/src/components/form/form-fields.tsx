import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { replayPreHydrationInput } from '../../start/replay-pre-hydration-input';
import classes from './form-fields.module.css';

/** The fields of a server-rendered form. They preserve text and a submit from before hydration (`pre-hydration.ts`). */
export function FormFields({ children }: { children: ReactNode }) {
  const element = useRef<HTMLFieldSetElement>(null);
  const [sent, setSent] = useState(false);

  // Runs in the commit that hydrates the page, because the next commit writes the form's empty values into the fields.
  useLayoutEffect(() => {
    if (element.current) replayPreHydrationInput(element.current);
    setSent('sent' in document.documentElement.dataset);
  }, []);

  // Runs one commit later, when the form contains the typed text.
  useEffect(() => {
    if (!sent) return;
    delete document.documentElement.dataset.sent;
    const form = element.current?.form;
    // Submits with the button, as Enter does.
    form?.requestSubmit(form.querySelector<HTMLButtonElement>('[type=submit]'));
  }, [sent]);

  return (
    <fieldset ref={element} className={classes.fields}>
      {children}
    </fieldset>
  );
}
