import { parseRssFeed } from 'feedsmith';
import { beforeAll, describe, expect, test } from 'vitest';
import { insertOpenJobs, type MadeJob } from './builders/open-jobs.js';
import { visitor } from './builders/records.js';
import { type Portal, sharedPortal } from './harness.js';

const JOBS: readonly MadeJob[] = [
  { title: 'CA Inter', city: 'Bangalore', state: 'Karnataka', companyName: 'Kaveri Looms Pvt. Ltd.' },
  { title: 'Chartered Accountant', city: 'Bengaluru', state: 'Karnataka' },
  { title: 'Cashier', city: 'Mumbai', state: 'Maharashtra' },
  { title: 'Carpenter', city: 'Vadodara', state: 'Gujarat', workMode: 'HYBRID' },
  { title: 'Typist', city: 'Chennai', state: 'Tamil Nadu', workMode: 'WORK_FROM_HOME' },
  { title: 'Tutor', city: 'Kolkata', state: 'West Bengal', jobType: 'PART_TIME', workMode: 'REMOTE' },
  { title: 'Welder', city: 'Surat', state: 'Gujarat', minExperience: 4, maxExperience: 8, companyName: 'Mahi Looms' },
  { title: 'IT Manager', city: 'Surat', state: 'Gujarat', minExperience: 4, maxExperience: 8 },
  {
    title: 'Store Manager',
    city: 'Surat',
    state: 'Gujarat',
    minExperience: 4,
    maxExperience: 8,
    preferredSkills: ['Italian'],
  },
];

const FIND = `query ($filter: OpenJobsFilter, $orderBy: OpenJobOrder, $first: Int! = 20, $after: String) {
  openJobs(first: $first, after: $after, filter: $filter, orderBy: $orderBy) {
    nodes { title } totalCount pageInfo { endCursor hasNextPage } facets { jobTypes { value count } }
  }
}`;

interface SearchResult {
  nodes: { title: string }[];
  totalCount: number;
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
  facets: { jobTypes: { value: string; count: number }[] };
}

describe('a search for open jobs in everyday words', () => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await sharedPortal();
    await insertOpenJobs(portal, JOBS);
  });

  const find = async (filter: object, others: object = {}): Promise<SearchResult> =>
    (await visitor(portal).ask<{ openJobs: SearchResult }>(FIND, { filter, ...others })).openJobs;
  const titles = async (filter: object, others: object = {}): Promise<string[]> =>
    (await find(filter, others)).nodes.map(({ title }) => title);

  test.each([
    ['Bangalore', ['Chartered Accountant', 'CA Inter']],
    ['Bengaluru', ['Chartered Accountant', 'CA Inter']],
    ['bangal', ['Chartered Accountant', 'CA Inter']],
    ['Bombay', ['Cashier']],
    ['Baroda', ['Carpenter']],
    ['Madras', ['Typist']],
    ['Calcutta', ['Tutor']],
    ['Baroda gujrat', ['Carpenter']],
    ['wb', ['Tutor']],
  ])('finds a place by each of its names: %s', async (location, expected) => {
    const result = await find({ location });
    expect(result.nodes.map(({ title }) => title)).toEqual(expected);
    expect(result.totalCount).toBe(expected.length);
    expect(result.facets.jobTypes.reduce((sum, { count }) => sum + count, 0)).toBe(expected.length);
  });

  test('finds a place by each of its names in the title field too', async () => {
    expect(await titles({ query: 'accountant bangalore' })).toEqual(['Chartered Accountant']);
    expect(await titles({ query: 'ca bangalore' })).toEqual(['Chartered Accountant', 'CA Inter']);
    expect(await titles({ query: 'carpenter in baroda' })).toEqual(['Carpenter']);
  });

  test.each([
    ['Mahi Looms', ['Welder']],
    ['mahi', ['Welder']],
    ['kaveri looms private limited', ['CA Inter']],
    ['mahi welder', ['Welder']],
    ['kavery looms', ['CA Inter']],
  ])('finds the jobs of a company by its name: %s', async (query, expected) => {
    const result = await find({ query });
    expect(result.nodes.map(({ title }) => title)).toEqual(expected);
    expect(result.totalCount).toBe(expected.length);
    expect(result.facets.jobTypes[0]?.count).toBe(expected.length);
  });

  test.each([
    ['work from home', ['Tutor', 'Typist']],
    ['wfh', ['Tutor', 'Typist']],
    ['remote jobs', ['Tutor', 'Typist']],
    ['part time', ['Tutor']],
    ['part-time wfh tutor', ['Tutor']],
    ['part time welder', []],
    ['fresher typist', ['Typist']],
    ['fresher welder', []],
  ])('applies words that stand for a filter: %s', async (query, expected) => {
    const result = await find({ query });
    expect(result.nodes.map(({ title }) => title)).toEqual(expected);
    expect(result.totalCount).toBe(expected.length);
  });

  test('finds words of up to three letters only as whole words, before their synonyms', async () => {
    const all = ['CA Inter', 'Chartered Accountant'];
    const result = await find({ query: 'CA' });
    expect(result.nodes.map(({ title }) => title)).toEqual(all);
    expect(result.totalCount).toBe(all.length);
    expect(result.facets.jobTypes[0]?.count).toBe(all.length);
    expect(await titles({ query: 'IT manager' })).toEqual(['IT Manager']);
    expect(await titles({ query: 'CA', location: 'bangalore' })).toEqual(all);
  });

  test('finds the same job over REST and in the feeds', async () => {
    const get = async (path: string): Promise<unknown> => (await fetch(`${portal.url}${path}`)).json();
    const rest = await get('/job/current-opening/search/?title=part%20time%20tutor&location=calcutta');
    expect(rest).toMatchObject({ jobs: [{ title: 'Tutor' }] });
    const feed = await get('/feeds/jobs.json?title=part+time+tutor&location=calcutta');
    expect(feed).toMatchObject({ items: [{ title: expect.stringContaining('Tutor') }] });
  });

  test('names the words that a search leaves out over REST and in the feeds', async () => {
    const get = (path: string) => fetch(`${portal.url}${path}`);
    const rest = await (await get('/job/current-opening/search/?title=welder%20helicopter')).json();
    expect(rest).toMatchObject({ jobs: [{ title: 'Welder' }], left_out_words: ['helicopter'] });
    expect(await (await get('/job/current-opening/search/?title=welder')).json()).toMatchObject({ left_out_words: [] });
    const sentence = 'No opening matches all words. These match without "helicopter".';
    const feed = await (await get('/feeds/jobs.json?title=welder+helicopter')).json();
    expect(feed).toMatchObject({ description: expect.stringContaining(sentence), items: [{}] });
    const rss = parseRssFeed(await (await get('/feeds/jobs.rss?title=welder+helicopter')).text());
    expect(rss).toMatchObject({ description: expect.stringContaining(sentence), items: [{}] });
  });
});
