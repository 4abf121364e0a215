import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jobFeedEvent } from './job-feed-event.js';

test('the feed events of a job always show if it is open, and a closed job has no events', () => {
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
