import { type ComponentProps, Suspense } from 'react';
import { lazyWithRetry } from '../../start/lazy-loading';
import { useHydrated } from '../../start/use-hydrated';
import type { DraftRestorePrompt } from './draft-restore-prompt';

const Part = lazyWithRetry(async () => (await import('./draft-restore-prompt')).DraftRestorePrompt);

/** The offer on a page for visitors, whose code only those load who have something unfinished. */
export function LazyDraftRestorePrompt(props: ComponentProps<typeof DraftRestorePrompt>) {
  // The server, which renders these forms first, knows nothing of it.
  if (!useHydrated() || !props.draft.offer) return null;
  return (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}
