import { beforeAll, describe, expect, test } from 'vitest';
import { insertOpenJobs, type MadeJob } from './builders/open-jobs.js';
import { daysFromToday, visitor } from './builders/records.js';
import { StatementListener } from './builders/statements.js';
import { type Portal, sharedPortal } from './harness.js';

const JOBS: readonly MadeJob[] = [
  { title: 'Senior Accountant', city: 'Bengaluru', state: 'Karnataka', preferredSkills: ['Tally', 'Accounts Payable'] },
  { title: 'Accountant', city: 'Bangalore', state: 'Karnataka', preferredSkills: ['tally'] },
  { title: 'ACCOUNTANT', city: 'Bengaluru', state: 'Karnataka', preferredSkills: ['GST'] },
  { title: 'Weaver', city: 'Surat', state: 'Gujarat', preferredSkills: ['Rapier'] },
  { title: 'Weaver', city: 'Surat', state: 'Gujarat', preferredSkills: ['Rapier'] },
  { title: 'Accountant Trainee', city: 'Delhi', state: 'Delhi', deadline: daysFromToday(-1) },
];

interface Suggestion {
  text: string;
  kind: string;
  count: number;
}

describe('suggestions and counts for job searches', () => {
  let portal: Portal;
  let listener: StatementListener;
  beforeAll(async () => {
    portal = await sharedPortal();
    listener = new StatementListener(portal);
    await insertOpenJobs(portal, JOBS);
  });

  const suggest = async (field: 'TITLE' | 'LOCATION', query: string, first?: number): Promise<string[]> => {
    const { jobSuggestions } = await visitor(portal).ask<{ jobSuggestions: Suggestion[] }>(
      `query ($field: JobSuggestionField!, $query: String!, $first: Int) { jobSuggestions(field: $field, query: $query, first: $first) { text kind count } }`,
      { field, query, first: first ?? 8 },
    );
    return jobSuggestions.map(({ text, kind, count }) => `${text}, ${kind}, ${count}`);
  };

  test('suggest titles and skills by their beginning with numbers of jobs, each spelling once', async () => {
    expect(await suggest('TITLE', 'acc')).toEqual([
      'Accountant, TITLE, 3',
      'Senior Accountant, TITLE, 1',
      'Accounts Payable, SKILL, 1',
    ]);
    expect(await suggest('TITLE', 'sen acc')).toEqual(['Senior Accountant, TITLE, 1']);
    expect(await suggest('TITLE', 'Tal')).toEqual(['tally, SKILL, 2']);
    expect(await suggest('TITLE', 'zzz')).toEqual([]);
    expect(await suggest('TITLE', ' ')).toEqual([]);
  });

  test('suggest cities and states by any of their names, each under one name', async () => {
    expect(await suggest('LOCATION', 'bangal')).toEqual(['Bengaluru, CITY, 3']);
    expect(await suggest('LOCATION', 'gujr')).toEqual(['Gujarat, STATE, 2']);
    expect(await suggest('LOCATION', '')).toEqual(['Bengaluru, CITY, 3', 'Surat, CITY, 2']);
    expect(await suggest('LOCATION', 'Delhi')).toEqual([]);
  });

  test('suggest the requested number, which must be from 1 to 20', async () => {
    expect(await suggest('TITLE', 'acc', 1)).toHaveLength(1);
    for (const first of [0, 21]) await expect(suggest('TITLE', 'acc', first)).rejects.toThrow('from 1 to 20');
  });

  test('suggest with one statement', async () => {
    for (const field of ['TITLE', 'LOCATION'] as const) {
      expect(await listener.during(() => suggest(field, 'acc'))).toHaveLength(1);
    }
  });

  const count = async (filters: object[]): Promise<number[]> =>
    (
      await visitor(portal).ask<{ openJobCounts: number[] }>(
        'query ($filters: [OpenJobsFilter!]!) { openJobCounts(filters: $filters) }',
        { filters },
      )
    ).openJobCounts;

  test('count several searches with one statement, with the same totals as their lists', async () => {
    const filters = [
      {},
      { query: 'accountant' },
      { query: 'accounts' },
      { query: 'weaver', location: 'bangalore' },
      { query: 'part time accountant' },
      { location: 'gujrat' },
      { industries: ['Textile'] },
      { cities: ['Surat'], query: 'ac' },
    ];
    const lists = await Promise.all(
      filters.map(async (filter) => {
        const { openJobs } = await visitor(portal).ask<{ openJobs: { totalCount: number } }>(
          'query ($filter: OpenJobsFilter) { openJobs(filter: $filter) { totalCount } }',
          { filter },
        );
        return openJobs.totalCount;
      }),
    );
    expect(await listener.during(async () => expect(await count(filters)).toEqual(lists))).toHaveLength(1);
    expect(lists.slice(0, 4)).toEqual([5, 3, 3, 0]);
  });

  test('count at most thirty searches at once', async () => {
    await expect(count([])).rejects.toThrow('from 1 to 30');
    await expect(count(Array.from({ length: 31 }, () => ({})))).rejects.toThrow('from 1 to 30');
    expect(
      await count(Array.from({ length: 30 }, () => ({ query: 'tally accountant', location: 'bangalore' }))),
    ).toHaveLength(30);
  });
});
