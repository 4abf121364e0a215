import { searchWords, wordsInOrder } from '@job-alert/domain/search/job-search';
import { FILLER_WORDS } from '@job-alert/domain/search/stop-words';
import { findSynonymGroups, searchedSynonymGroups, wordBeginnings } from '@job-alert/domain/search/synonym-groups';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { everyNth, IS_RELEASE, sampled } from '../../../test-release.js';
import { indexTerms } from '../src/database/search/job-terms.js';
import { insertOpenJobs, type MadeJob } from './builders/open-jobs.js';
import { visitor } from './builders/records.js';
import { seekersSearches } from './builders/seekers-searches.js';
import { suratOpenings } from './builders/surat-openings.js';
import { type Portal, sharedPortal } from './harness.js';

const FIND = `query ($query: String!, $first: Int! = 10, $after: String, $page: Int, $location: String, $orderBy: OpenJobOrder) {
  openJobs(first: $first, after: $after, page: $page, filter: { query: $query, location: $location }, orderBy: $orderBy) {
    nodes { title } pageInfo { hasNextPage endCursor } totalCount facets { jobTypes { count } }
  }
}`;

interface SearchResult {
  nodes: { title: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount: number;
  facets: { jobTypes: { count: number }[] };
}

const wordsOf = ({ title, preferredSkills = [] }: MadeJob): string[] =>
  searchWords([title, ...preferredSkills].join(' '));
const begins = (texts: readonly string[], word: string): boolean =>
  texts.some((text) => wordBeginnings(wordsInOrder(text)).has(word.slice(0, 15)));

/**
 * Returns the titles that a search finds: jobs with all words, ordered by the place of the longest word, then jobs of the family. The newest
 * come first within a group.
 */
function plainSearch(query: string): string[] {
  const words = searchWords(query).filter((word) => !FILLER_WORDS.has(word));
  if (words.length === 0) return [];
  const [longest = ''] = words.toSorted((a, b) => b.length - a.length);
  const isWork = ({ kind }: { kind: string | null }) => Number(kind === 'WORK');
  const groups = searchedSynonymGroups(words)
    .toReversed()
    .toSorted((a, b) => isWork(b) - isWork(a) || b.family.length - a.family.length);
  const ranked = suratOpenings.toReversed().map((job) => {
    const { title, preferredSkills = [], city = '', state = '' } = job;
    const own = [title, ...preferredSkills, 'Graduate'];
    const families = new Set([...own, city, state].flatMap(findSynonymGroups));
    if (words.every((word) => begins(own, word))) return { title, rank: begins([title], longest) ? 2 : 1 };
    const isRelated = groups.every(
      ({ family, word }, place) =>
        families.has(family) ||
        (place > 0 && word !== null && word.length > 3 && (begins(own, word) || startsPlace([city, state], word))),
    );
    return { title, rank: groups.length > 0 && isRelated ? 0 : -1 };
  });
  return [2, 1, 0].flatMap((rank) => ranked.filter((one) => one.rank === rank).map(({ title }) => title));
}

const startsPlace = (places: readonly string[], word: string): boolean =>
  places.flatMap(wordsInOrder).some((one) => one.startsWith(word));

/** Every sixth of the seekers' searches, or all of them before a release. */
const SAMPLED_SEARCHES = everyNth(seekersSearches, 6);
/** The minimum share of searches that must find one of their jobs. */
const SHARE = 0.95;

describe('a search for open jobs', () => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await sharedPortal();
    await insertOpenJobs(portal, suratOpenings);
  });

  const find = async (query: string, variables: Record<string, unknown> = {}): Promise<SearchResult> =>
    (await visitor(portal).ask<{ openJobs: SearchResult }>(FIND, { query, ...variables })).openJobs;
  const titles = async (query: string, variables: Record<string, unknown> = {}): Promise<string[]> =>
    (await find(query, variables)).nodes.map(({ title }) => title);

  test('finds a wanted job among the first ten for 95 % of typical searches', async () => {
    const missed: string[] = [];
    for (const { query, titles: expectedTitles } of SAMPLED_SEARCHES) {
      const resultTitles = await titles(query);
      if (!resultTitles.some((title) => expectedTitles.includes(title)))
        missed.push(`${query} (${expectedTitles.join(', ')}): ${resultTitles.join(', ')}`);
    }
    const share = 1 - missed.length / SAMPLED_SEARCHES.length;
    const summary = `${(share * 100).toFixed(1)} % of ${SAMPLED_SEARCHES.length} searches find what they are for`;
    process.stdout.write(`${summary}. Not:\n${missed.join('\n')}\n`);
    expect(seekersSearches.length).toBeGreaterThanOrEqual(200);
    expect(share, missed.join('\n')).toBeGreaterThanOrEqual(SHARE);
  });

  test('is tested only with wanted titles that exist in the test data', () => {
    const all = new Set(suratOpenings.map(({ title }) => title));
    expect(
      seekersSearches.flatMap(({ titles: expectedTitles }) => expectedTitles.filter((title) => !all.has(title))),
    ).toEqual([]);
  });

  test('lists jobs with the word itself before jobs with synonyms, in every order', async () => {
    const exact = (title: string) => /accountant/i.test(title);
    for (const orderBy of [
      undefined,
      { field: 'POSTED_AT', direction: 'DESC' },
      { field: 'POSTED_AT', direction: 'ASC' },
    ]) {
      const resultTitles = await titles('accountant', { first: 50, orderBy });
      const others = resultTitles.findIndex((title) => !exact(title));
      expect(others).toBeGreaterThan(0);
      expect(resultTitles.slice(others).some(exact)).toBe(false);
      expect(resultTitles).toContain('Accounts Executive');
    }
  });

  test('finds a word by its beginning, and its synonyms only when the word is complete', async () => {
    expect(await titles('receptio')).toEqual(['Receptionist']);
    expect(await titles('receptionist')).toEqual(['Receptionist', 'Front Office Executive']);
  });

  test.each(sampled(['acountant', 'hr manager', 'driver surat', 'accountant', 'sales executive'], 2))(
    'returns each job once when it is paged by cursor and by number: %s',
    async (query) => {
      for (const orderBy of [undefined, { field: 'POSTED_AT', direction: 'DESC' }]) {
        const all = await find(query, { first: 100, orderBy });
        expect(all.totalCount).toBe(all.nodes.length);
        const byCursor: string[] = [];
        const byNumber: string[] = [];
        let after: string | null = null;
        for (let page = 1; page <= all.nodes.length; page += 1) {
          const next: SearchResult = await find(query, { first: 1, after, orderBy });
          byCursor.push(...next.nodes.map(({ title }) => title));
          byNumber.push(...(await titles(query, { first: 1, page, orderBy })));
          after = next.pageInfo.endCursor;
          expect(next.pageInfo.hasNextPage).toBe(page < all.nodes.length);
        }
        expect(byCursor).toEqual(all.nodes.map(({ title }) => title));
        expect(byNumber).toEqual(byCursor);
      }
    },
  );

  test('counts jobs with synonyms and for a misspelt word in the total and in the facets', async () => {
    for (const query of ['receptionist', 'recptionist']) {
      const { totalCount, facets } = await find(query);
      expect(totalCount).toBe(2);
      expect(facets.jobTypes[0]?.count).toBe(2);
    }
  });

  test('filters jobs with synonyms by place too', async () => {
    const resultTitles = await titles('accountant', { location: 'navsari' });
    expect(resultTitles.length).toBeGreaterThan(0);
    const inNavsari = suratOpenings.filter(({ city }) => city === 'Navsari').map(({ title }) => title);
    for (const title of resultTitles) expect(inNavsari).toContain(title);
  });

  test('finds the same jobs in the same order as an independent implementation, for any words', async () => {
    const vocabulary = [
      ...new Set(suratOpenings.flatMap(wordsOf)),
      'hisaab',
      'gadi',
      'job',
      'surat',
      'front',
      'office',
    ];
    const word = fc
      .tuple(fc.constantFrom(...vocabulary), fc.integer({ min: 3, max: 20 }))
      .map(([whole, length]) => whole.slice(0, length));
    await fc.assert(
      fc.asyncProperty(fc.array(word, { minLength: 1, maxLength: 3 }), async (words) => {
        const expected = plainSearch(words.join(' '));
        // A search without results falls back to another spelling.
        if (expected.length === 0) return;
        const { nodes, totalCount } = await find(words.join(' '), { first: 100 });
        expect(nodes.map(({ title }) => title)).toEqual(expected.slice(0, 100));
        expect(totalCount).toBe(expected.length);
      }),
      { numRuns: IS_RELEASE ? 80 : 12 },
    );
  });

  test('has its missing terms of existing jobs restored by indexing, with the same result when repeated', async () => {
    const { dataSource } = portal;
    const terms = () =>
      dataSource.query('SELECT job_id, term, weight, listed_at FROM job_term ORDER BY job_id, term, weight');
    const before = await terms();
    for (const from of ["term LIKE '~%'", "term LIKE '@%'", "weight = 0 AND term LIKE 'gujr%'", "term LIKE '%*'"])
      await dataSource.query(`DELETE FROM job_term WHERE ${from} AND job_id % 2 = 0`);
    for (let times = 0; times < 2; times += 1) await dataSource.transaction(indexTerms);
    expect(await terms()).toEqual(before);
  });

  test('finds nothing when a word is similar to no word of the jobs', async () => {
    for (const query of ['zzzzqqqq', 'xq']) expect(await titles(query)).toEqual([]);
  });
});
