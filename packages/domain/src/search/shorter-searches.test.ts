import { expect, test } from 'vitest';
import { shorterSearches } from './shorter-searches.js';

const queries = (query: string) => shorterSearches({ query }).map((search) => search.query);

test('a shorter search leaves out as few words as possible, and rather unknown words than places and work', () => {
  expect(queries('silver accountant surat')).toEqual([
    'accountant surat',
    'silver accountant',
    'silver surat',
    'accountant',
    'surat',
    'silver',
  ]);
  expect(shorterSearches({ query: 'accountant zzz' })[0]).toEqual({
    query: 'accountant',
    location: null,
    leftOut: ['zzz'],
  });
});

test('a shorter search has a word with a meaning, unless no word has one', () => {
  expect(queries('astronaut')).toEqual([]);
  expect(queries('astronaut executive')).toEqual(['astronaut']);
  expect(queries('ladies staff')).toEqual([null]);
});

test('a shorter search leaves out words of the location that name no place', () => {
  expect(shorterSearches({ query: 'driver', location: 'railway station surat' })).toEqual([
    { query: 'driver', location: 'surat', leftOut: ['railway', 'station'] },
  ]);
  expect(shorterSearches({ query: 'driver', location: 'Guwahati' })).toEqual([]);
});

test('a long search is tried without each of its words, in at most 24 searches', () => {
  expect(shorterSearches({ query: 'a1 b2 c3 d4 e5 f6 g7 h8', location: 'xyz surat' }).length).toBeLessThanOrEqual(24);
  expect(shorterSearches({ query: 'senior sales executive surat helicopter' })[1]?.leftOut).toEqual(['senior']);
});
