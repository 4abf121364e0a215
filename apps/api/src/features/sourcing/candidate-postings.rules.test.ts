import { parseSearchPhrase } from '@job-alert/domain/search/candidate-search';
import { expect, test } from 'vitest';
import { CandidatePool, type PoolRow } from './candidate-pool.rules.js';
import { hitsOf, storedNumbers, writePosting } from './candidate-postings.rules.js';

const FACTS: Omit<PoolRow, 'id'> = {
  city: null,
  experienceMonths: null,
  qualification: null,
  lastActiveDay: null,
  createdDay: 0,
  hasResume: false,
  expectedSalary: null,
  noticePeriod: null,
  openTo: null,
  preferredCities: [],
  workModes: [],
  confirmedAt: null,
};

/** Returns the ids of those who have the phrase. `candidates` are the positions of each word. */
function found(text: string, candidates: readonly Readonly<Partial<Record<string, number[]>>>[]): number[] {
  const phrase = parseSearchPhrase(`"${text}"`);
  if (!phrase) throw new Error('The phrase has no words.');
  const pool = new CandidatePool(
    candidates.map((_, id) => ({ ...FACTS, id: String(id) })),
    0,
  );
  const words = [...new Set(candidates.flatMap((positions) => Object.keys(positions)))];
  const postings = words.map((word) => {
    const entries = candidates.flatMap((positions, place) =>
      positions[word] ? [[place, { fields: 1, positions: positions[word] }] as const] : [],
    );
    return [word, [{ block: 0, entries: storedNumbers(writePosting(new Map(entries))) }]] as const;
  });
  const rows = hitsOf([phrase], new Map(postings), pool).phrases.get(phrase) ?? new Uint8Array();
  return candidates.flatMap((_, id) => (rows[pool.rowOf(id) ?? -1] === 1 ? [id] : []));
}

test('a phrase is found where its words follow each other, at any of their positions', () => {
  const candidates = [
    { loom: [4, 90], card: [7, 91] },
    { loom: [8], card: [7] },
    { loom: [4], card: [6] },
    { card: [5] },
    { loom: [4, 5, 9], card: [5] },
  ];
  expect(found('loom card', candidates)).toEqual([0, 4]);
});

test('all words of a phrase follow the same position of the first one', () => {
  const candidates = [
    { loom: [4, 20], card: [5, 21], hand: [22] },
    { loom: [4, 20], card: [5, 31], hand: [22, 32] },
  ];
  expect(found('loom card hand', candidates)).toEqual([0]);
});

test('a word that a phrase repeats is found as often', () => {
  const candidates = [{ loom: [4, 5, 6, 7] }, { loom: [4, 5, 6, 8] }];
  expect(found('loom loom loom loom', candidates)).toEqual([0]);
  expect(found('loom loom card', [{ loom: [4, 5, 6], card: [7] }])).toEqual([0]);
});
