import { useEffect } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';

const question = 'You have unsaved changes. Leave without saving?';

/** May what has been typed be given up? Asks only when there is something to lose. */
export const mayDiscard = (dirty: boolean): boolean => !dirty || window.confirm(question);

/** Warns before leaving a screen whose form is dirty: on navigation inside the app and on closing or reloading the page. */
export function useUnsavedChanges(dirty: boolean): void {
  const shouldBlock: BlockerFunction = ({ currentLocation, nextLocation }) =>
    dirty && currentLocation.pathname !== nextLocation.pathname;
  const blocker = useBlocker(shouldBlock);

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (mayDiscard(true)) blocker.proceed();
    else blocker.reset();
  }, [blocker]);

  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty]);
}
