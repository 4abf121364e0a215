import { expect, test } from 'vitest';
import { decidedByOthers } from './decided-by-others.js';

test.each([
  [['Meera Desai', 'Meera Desai'], '2 had already been decided by Meera Desai.'],
  [['Meera Desai', 'Nisha Rao', null], '3 had already been decided by Meera Desai and Nisha Rao.'],
  [['A', 'B', 'C', 'D', 'E'], '5 had already been decided by A, B, C and others.'],
  [[null], '1 had already been decided by others.'],
])('decisions made by %s are summarised in one sentence', (names, sentence) => {
  expect(decidedByOthers(names)).toBe(sentence);
});
