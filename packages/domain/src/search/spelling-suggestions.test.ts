import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { typoCandidates } from './spelling-suggestions.js';

describe('the spelling candidates', () => {
  test.each([
    ['acountant', 'accountant'],
    ['recieptionist', 'receiptionist'],
    ['marketting', 'marketing'],
    ['drivar', 'driver'],
    ['salse', 'sales'],
    ['lectrician', 'electrician'],
    ['tailorr', 'tailor'],
  ])('of %s include %s', (typed, word) => {
    expect(typoCandidates(typed)).toContain(word);
  });

  test('are empty for a word that is short, too long or in another script', () => {
    for (const word of ['hr', 'cnc', 'c++', 'लेखाकार', 'x'.repeat(30)]) expect(typoCandidates(word)).toEqual([]);
  });

  test('are fewer than 1,100, distinct and different from the word', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{4,20}$/), (word) => {
        const near = typoCandidates(word);
        expect(near.length).toBeLessThan(1_100);
        expect(new Set(near).size).toBe(near.length);
        expect(near).not.toContain(word);
      }),
    );
  });

  test('of each candidate include the original word', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{5,12}$/), (word) => {
        for (const near of typoCandidates(word)) expect(typoCandidates(near)).toContain(word);
      }),
      { numRuns: 5 },
    );
  });
});
