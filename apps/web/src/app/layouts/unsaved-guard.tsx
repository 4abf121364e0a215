import { useEffect, useSyncExternalStore } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';
import { hasUnsavedChanges, mayDiscard, watchUnsavedChanges } from '../../lib/forms/use-unsaved-changes';

/** Another page, not another view of the same one. */
const shouldBlock: BlockerFunction = ({ currentLocation, nextLocation }) =>
  hasUnsavedChanges() && currentLocation.pathname !== nextLocation.pathname;

/** Asks before a page is left on which something has been typed and not saved; the router takes one such question for all forms. */
export function UnsavedGuard() {
  const isNeeded = useSyncExternalStore(watchUnsavedChanges, hasUnsavedChanges, () => false);
  // With nothing to ask, the router would still complain about each link within a page.
  return isNeeded ? <Question /> : null;
}

function Question() {
  const blocker = useBlocker(shouldBlock);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (mayDiscard()) blocker.proceed();
    else blocker.reset();
  }, [blocker]);
  return null;
}
