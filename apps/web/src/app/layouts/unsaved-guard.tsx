import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';
import type { DiscardDialogProps } from '../../components/dialog/discard-dialog';
import { hasUnsavedChanges, watchUnsavedChanges } from '../../lib/forms/use-unsaved-changes';

// Loaded once the user has typed something, because most readers of public pages never need it.
const DiscardDialog = lazy(async () => ({
  default: await import('../../components/dialog/discard-dialog').then(
    (loaded) => loaded.DiscardDialog,
    () => NativeQuestion,
  ),
}));

/** Uses the browser's own dialog if the code cannot be loaded, so that the user can still leave. */
function NativeQuestion({ opened, onStay, onDiscard }: DiscardDialogProps) {
  useEffect(() => {
    if (!opened) return;
    if (window.confirm('You have unsaved changes. Leave without saving?')) onDiscard();
    else onStay();
  }, [opened, onStay, onDiscard]);
  return null;
}

/** True for another page, false for another view of the same page. */
const shouldBlock: BlockerFunction = ({ currentLocation, nextLocation }) =>
  hasUnsavedChanges() && currentLocation.pathname !== nextLocation.pathname;

/**
 * Asks for confirmation before the user leaves a page with unsaved changes. The router allows one blocker, so this one
 * serves all forms.
 */
export function UnsavedGuard() {
  const isNeeded = useSyncExternalStore(watchUnsavedChanges, hasUnsavedChanges, () => false);
  // Renders the blocker only if needed, because an idle blocker makes the router warn about each link within a page.
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
