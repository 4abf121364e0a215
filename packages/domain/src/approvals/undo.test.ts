import { expect, it } from 'vitest';
import { decisionUndoDeadline } from './undo.js';

it('a decision can be undone for ten seconds', () => {
  expect(decisionUndoDeadline(new Date('2026-11-22T10:00:00.500Z'))).toEqual(new Date('2026-11-22T10:00:10.500Z'));
});
