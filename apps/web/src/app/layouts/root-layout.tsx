import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import {
  type BlockerFunction,
  createPath,
  type Location,
  Outlet,
  useBlocker,
  useLocation,
  useNavigation,
  useNavigationType,
} from 'react-router-dom';
import { PendingButton } from '../../components/buttons/pending-button';
import type { DiscardDialogProps } from '../../components/dialog/discard-dialog';
import { useLayerHistory } from '../../lib/close-on-back';
import { useAsyncAction } from '../../lib/forms/use-async-action';
import { hasUnsavedChanges, watchUnsavedChanges } from '../../lib/forms/use-unsaved-changes';
import { restoreScrollPosition } from '../../lib/scroll-restoration';
import { focusHeading, scrollToSection } from '../../lib/scroll-to-section';
import { retryFailedLoads, useChunkLoadError } from '../../start/lazy-loading';
import classes from './root-layout.module.css';

/** The root of all routes. On each route change it restores the scroll position and focuses the heading. It also shows the loading bar. */
export function RootLayout() {
  const { pathname, hash, key } = useLocation();
  const navigationType = useNavigationType();
  const isMissing = useChunkLoadError();
  const loading = useNavigation().state === 'loading' && !isMissing;
  const previous = useRef(pathname);
  useLayerHistory();

  // Runs in the commit that hydrates the page. React handles all clicks after it. End-to-end tests wait for this
  // attribute.
  useLayoutEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (navigationType === 'POP' && restoreScrollPosition(key)) return;
    if (hash && scrollToSection(hash.slice(1))) return;
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    focusHeading(document.querySelector<HTMLElement>('h1'));
  }, [pathname, hash, key, navigationType]);

  return (
    <>
      <div className={classes.progress} data-loading={loading || undefined} aria-hidden="true" />
      <Outlet />
      <ChunkLoadError />
      <UnsavedGuard />
    </>
  );
}

export function FirstLoad() {
  return <div className={classes.first} aria-busy="true" />;
}

/**
 * Announces that the next page could not be loaded, because of the network or a new release. The current page remains
 * visible.
 */
function ChunkLoadError() {
  const next = useNavigation().location;
  const isMissing = useChunkLoadError();
  // A new navigation to a missing page retries the load once.
  useEffect(() => {
    if (next) void retryFailedLoads();
  }, [next]);
  return next && isMissing ? <Notice key={next.key} next={next} /> : null;
}

function Notice({ next }: { next: Location }) {
  const { isPending, run } = useAsyncAction();
  const [open, setOpen] = useState(true);

  async function retry() {
    if (await retryFailedLoads()) return;
    // If the server responds, it no longer has the code. A full page load fetches the new release.
    const address = createPath(next);
    const answers = await fetch(address, { cache: 'no-store' }).then(
      () => true,
      () => false,
    );
    if (answers) window.location.assign(address);
  }

  if (!open) return null;
  return (
    <div role="alert" className={classes.notice}>
      <p className={classes.text}>
        <strong>The page could not be loaded.</strong> Check your connection and try again. Nothing on this page is
        lost.
      </p>
      <PendingButton
        size="sm"
        color="saffron"
        leftSection={<IconRefresh size={18} aria-hidden />}
        isPending={isPending}
        pendingText="Loading..."
        onClick={() => void run(retry)}
      >
        Retry
      </PendingButton>
      <Button size="sm" variant="white" onClick={() => setOpen(false)}>
        Stay here
      </Button>
    </div>
  );
}

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
function UnsavedGuard() {
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
