import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';
import type { DiscardDialogProps } from '../../components/dialog/discard-dialog';
import { hasUnsavedChanges, watchUnsavedChanges } from '../../lib/forms/use-unsaved-changes';

// Loads with the first key that somebody types: most readers of public pages never need it.
const DiscardDialog = lazy(async () => ({
  default: await import('../../components/dialog/discard-dialog').then(
    (loaded) => loaded.DiscardDialog,
    () => NativeQuestion,
  ),
}));

/** The browser's own question, for when the dialog's code cannot be loaded: the page must not lock the reader in. */
function NativeQuestion({ opened, onStay, onDiscard }: DiscardDialogProps) {
  useEffect(() => {
    if (!opened) return;
    if (window.confirm('You have unsaved changes. Leave without saving?')) onDiscard();
    else onStay();
  }, [opened, onStay, onDiscard]);
  return null;
}

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
  return (
    <Suspense>
      <DiscardDialog
        opened={blocker.state === 'blocked'}
        onStay={() => blocker.reset?.()}
        onDiscard={() => blocker.proceed?.()}
      />
    </Suspense>
  );
}
