import { type ComponentProps, Suspense } from 'react';
import { lazyWithRetry } from '../../start/lazy-loading';
import { useHydrated } from '../../start/use-hydrated';
import type { DraftRestorePrompt } from './draft-restore-prompt';

const Part = lazyWithRetry(async () => (await import('./draft-restore-prompt')).DraftRestorePrompt);

/** Loads the prompt only if there is a draft. It is for pages for visitors. */
export function LazyDraftRestorePrompt(props: ComponentProps<typeof DraftRestorePrompt>) {
  // The server renders these forms first and has no drafts.
  if (!useHydrated() || !props.draft.offer) return null;
  return (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}
