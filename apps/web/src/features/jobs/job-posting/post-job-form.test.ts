import { expect, it } from 'vitest';
import { startSession } from '../../../lib/session/session';
import { aSession } from '../../../testing/data/builders';
import { emptyJob, readCopiedJob } from './post-job-form';

it('a copied job is offered only to the account that copied it, not to another one that logs in later', () => {
  const state = { id: '3', values: { ...emptyJob, title: 'Loom Engineer' }, accountId: '7' };
  startSession(aSession('employer', { id: '7' }), true);
  expect(readCopiedJob(state)?.values.title).toBe('Loom Engineer');
  startSession(aSession('employer', { id: '8' }), true);
  expect(readCopiedJob(state)).toBeNull();
  expect(readCopiedJob(null)).toBeNull();
});
