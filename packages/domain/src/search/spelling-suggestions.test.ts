import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { typoCandidates } from './spelling-suggestions.js';

describe('a word with one wrong letter', () => {
  test.each([
    ['acountant', 'accountant'],
    ['recieptionist', 'receiptionist'],
    ['marketting', 'marketing'],
    ['drivar', 'driver'],
    ['salse', 'sales'],
    ['lectrician', 'electrician'],
    ['tailorr', 'tailor'],
  ])('%s may be %s', (typed, meant) => {
    expect(typoCandidates(typed)).toContain(meant);
  });

  test('has no neighbours when it is short, endless, or of another script', () => {
    for (const word of ['hr', 'cnc', 'c++', 'लेखाकार', 'x'.repeat(30)]) expect(typoCandidates(word)).toEqual([]);
  });

  test('has so many neighbours at most, all of them different and none itself', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{4,20}$/), (word) => {
        const near = typoCandidates(word);
        expect(near.length).toBeLessThan(1_100);
        expect(new Set(near).size).toBe(near.length);
        expect(near).not.toContain(word);
      }),
    );
  });

  test('comes back: each neighbour of a word has the word for a neighbour', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{5,12}$/), (word) => {
        for (const near of typoCandidates(word)) expect(typoCandidates(near)).toContain(word);
      }),
      { numRuns: 5 },
    );
  });
});
