import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jobFeedEvent } from './job-feed-event.js';

test('the feed events of a job always show if it is open, and a closed job has no events', () => {
  const turns = fc.array(fc.record({ isOpen: fc.boolean(), isEdited: fc.boolean() }));
  fc.assert(
    fc.property(turns, (all) => {
      let isListed = false;
      for (const turn of all) {
        const kind = jobFeedEvent({ wasOpen: isListed, ...turn });
        if (kind === 'OPENED') expect(isListed).toBe(false);
        if (kind === 'CHANGED') expect([isListed, turn.isEdited]).toEqual([true, true]);
        if (kind === 'CLOSED') expect(isListed).toBe(true);
        if (kind !== null) isListed = kind !== 'CLOSED';
        expect(isListed).toBe(turn.isOpen);
      }
    }),
  );
});
