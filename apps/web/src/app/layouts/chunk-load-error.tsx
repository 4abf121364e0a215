import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { createPath, type Location, useNavigation } from 'react-router-dom';
import { PendingButton } from '../../components/buttons/pending-button';
import { useAsyncAction } from '../../lib/forms/use-async-action';
import { retryFailedLoads, useChunkLoadError } from '../../start/lazy-loading';
import classes from './chunk-load-error.module.css';

/**
 * Announces that the next page could not be loaded, because of the network or a new release. The current page remains
 * visible.
 */
export function ChunkLoadError() {
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
