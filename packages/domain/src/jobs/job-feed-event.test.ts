import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jobFeedEvent } from './job-feed-event.js';

test('whoever follows the feed knows after each turn whether the job is open, and hears nothing of a job that is not', () => {
  const turns = fc.array(fc.record({ isOpen: fc.boolean(), isEdited: fc.boolean() }));
  fc.assert(
    fc.property(turns, (all) => {
      let known = false;
      for (const turn of all) {
        const kind = jobFeedEvent({ wasOpen: known, ...turn });
        if (kind === 'OPENED') expect(known).toBe(false);
        if (kind === 'CHANGED') expect([known, turn.isEdited]).toEqual([true, true]);
        if (kind === 'CLOSED') expect(known).toBe(true);
        if (kind !== null) known = kind !== 'CLOSED';
        expect(known).toBe(turn.isOpen);
      }
    }),
  );
});
