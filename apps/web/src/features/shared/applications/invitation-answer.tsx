import { Suspense } from 'react';
import { lazyWithRetry } from '../../../start/lazy-loading';
import type { InvitationFormProps } from './invitation-form';

// Loaded on demand, because the page that emails link to is for visitors.
const InvitationForm = lazyWithRetry(async () => (await import('./invitation-form')).InvitationForm);

/** The two answers to an invitation. */
export const InvitationAnswer = (props: InvitationFormProps) => (
  <Suspense>
    <InvitationForm {...props} />
  </Suspense>
);
