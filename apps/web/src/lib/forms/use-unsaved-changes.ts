import { useEffect } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';

const question = 'You have unsaved changes. Leave without saving?';

/** Warns before leaving a screen whose form is dirty: on navigation inside the app and on closing or reloading the page. */
export function useUnsavedChanges(dirty: boolean): void {
  const shouldBlock: BlockerFunction = ({ currentLocation, nextLocation }) =>
    dirty && currentLocation.pathname !== nextLocation.pathname;
  const blocker = useBlocker(shouldBlock);

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(question)) blocker.proceed();
    else blocker.reset();
  }, [blocker]);

  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty]);
}
