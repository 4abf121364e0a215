import {
  EXPERIENCE_BAND_YEARS,
  EXPERIENCE_BANDS,
  reachesInto,
  SALARY_BAND_RUPEES,
  SALARY_BANDS,
} from '@job-alert/domain/jobs/job-bands';
import { JOB_TYPES, WORK_MODES } from '@job-alert/domain/jobs/job-labels';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { IS_RELEASE } from '../../../test-release.js';
import type { OpenJobFacets } from '../src/features/jobs/open-jobs/open-job-facets.types.js';
import type { OpenJobsFilter } from '../src/features/jobs/open-jobs/open-jobs.types.js';
import { insertOpenJobs, type MadeJob } from './builders/open-jobs.js';
import { daysFromToday, visitor } from './builders/records.js';
import { type Portal, startPortal } from './harness.js';

const FACETS = `query ($filter: OpenJobsFilter) { openJobs(first: 100, filter: $filter) { nodes { id } totalCount facets {
  workModes { value count } jobTypes { value count } experienceBands { value count } salaryBands { value count }
  industries { value count } cities { value count } isComplete age
} } }`;

const CITIES = ['Surat', 'Navsari', 'Ahmedabad', 'Vadodara'];
const INDUSTRIES = ['Textile', 'Finance', 'Tourism'];
const TITLES = ['Weaver', 'Loom Operator', 'Tailor', 'Clerk'];

type Job = Required<
  Pick<
    MadeJob,
    | 'title'
    | 'workMode'
    | 'jobType'
    | 'city'
    | 'industry'
    | 'minExperience'
    | 'maxExperience'
    | 'salaryMin'
    | 'salaryMax'
    | 'deadline'
  >
>;

const job: fc.Arbitrary<Job> = fc
  .record({
    title: fc.constantFrom(...TITLES),
    workMode: fc.constantFrom(...WORK_MODES),
    jobType: fc.constantFrom(...JOB_TYPES),
    city: fc.constantFrom(...CITIES, ...CITIES, ...CITIES, 'SURAT'),
    industry: fc.constantFrom(...INDUSTRIES),
    minExperience: fc.nat(14),
    years: fc.integer({ min: 1, max: 6 }),
    salaryMin: fc.integer({ min: 1, max: 30 }),
    salary: fc.integer({ min: 1, max: 10 }),
    deadline: fc.constantFrom(daysFromToday(-1), daysFromToday(0), daysFromToday(9)),
  })
  .map(({ years, salary, salaryMin, ...made }) => ({
    ...made,
    maxExperience: made.minExperience + years,
    salaryMin: salaryMin * 50_000,
    salaryMax: (salaryMin + salary) * 50_000,
  }));

const some = <Value>(...values: readonly Value[]) => fc.option(fc.subarray([...values]), { freq: 2 });

const filter: fc.Arbitrary<OpenJobsFilter> = fc.record({
  query: fc.option(fc.constantFrom('weaver', 'tail', 'c'), { freq: 1 }),
  location: fc.option(fc.constantFrom('sur', 'gujarat', 'nav guj', 'delhi'), { freq: 1 }),
  experience: fc.option(fc.nat(16), { freq: 1 }),
  minSalary: fc.option(fc.constantFrom(400_000, 900_000), { freq: 1 }),
  workModes: some(...WORK_MODES),
  jobTypes: some(...JOB_TYPES),
  experienceBands: some(...EXPERIENCE_BANDS),
  salaryBands: some(...SALARY_BANDS),
  industries: some(...INDUSTRIES),
  cities: some('surat', 'Navsari', 'Nowhere'),
});

const has = <Value>(chosen: readonly Value[] | null | undefined, fits: (value: Value) => boolean): boolean =>
  !chosen || chosen.length === 0 || chosen.some(fits);
const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
const years = (one: Job, band: (typeof EXPERIENCE_BANDS)[number]) =>
  reachesInto(EXPERIENCE_BAND_YEARS[band], one.minExperience, one.maxExperience);
const pays = (one: Job, band: (typeof SALARY_BANDS)[number]) =>
  reachesInto(SALARY_BAND_RUPEES[band], one.salaryMin, one.salaryMax);

/** True if a job matches the filter. Implements the filter independently of the portal. */
const matches = (one: Job, criteria: OpenJobsFilter): boolean =>
  one.deadline >= daysFromToday(0) &&
  (one.title.toLowerCase().startsWith(criteria.query ?? '') ||
    (criteria.query === 'weaver' && one.title === 'Loom Operator')) &&
  (criteria.location ?? '').split(' ').every((word) => `${one.city} Gujarat`.toLowerCase().match(`\\b${word}`)) &&
  (criteria.experience == null ||
    (one.minExperience <= criteria.experience && one.maxExperience >= criteria.experience)) &&
  (criteria.minSalary == null || one.salaryMax >= criteria.minSalary) &&
  has(criteria.workModes, (mode) => one.workMode === mode) &&
  has(criteria.jobTypes, (type) => one.jobType === type) &&
  has(criteria.experienceBands, (band) => years(one, band)) &&
  has(criteria.salaryBands, (band) => pays(one, band)) &&
  has(criteria.industries, (name) => same(one.industry, name)) &&
  has(criteria.cities, (name) => same(one.city, name));

const counted = (list: readonly { value: string; count: number }[]) =>
  Object.fromEntries(list.map(({ value, count }) => [value.toLowerCase(), count]));

interface Answer {
  nodes: object[];
  totalCount: number;
  facets: OpenJobFacets;
}

describe('the facets of open jobs', () => {
  let portal: Portal;
  const jobs = fc.sample(job, { numRuns: 90, seed: 14 });
  beforeAll(async () => {
    portal = await startPortal();
    await insertOpenJobs(portal, jobs);
  });
  afterAll(() => portal.stop());

  const ask = async (criteria: OpenJobsFilter) =>
    (await visitor(portal).ask<{ openJobs: Answer }>(FACETS, { filter: criteria })).openJobs;

  test('match an independent count with all filters except their own, for any filters', async () => {
    await fc.assert(
      fc.asyncProperty(filter, async (criteria) => {
        const { nodes, facets, totalCount } = await ask(criteria);
        const count = (without: keyof OpenJobsFilter, fits: (one: Job) => boolean) =>
          jobs.filter((one) => matches(one, { ...criteria, [without]: null }) && fits(one)).length;
        expect(totalCount).toBe(jobs.filter((one) => matches(one, criteria)).length);
        expect(nodes).toHaveLength(totalCount);
        expect(facets).toMatchObject({ isComplete: true, age: 0 });
        for (const { value, count: facetCount } of facets.workModes)
          expect(facetCount).toBe(count('workModes', (one) => one.workMode === value));
        for (const { value, count: facetCount } of facets.jobTypes)
          expect(facetCount).toBe(count('jobTypes', (one) => one.jobType === value));
        for (const { value, count: facetCount } of facets.experienceBands)
          expect(facetCount).toBe(count('experienceBands', (one) => years(one, value)));
        for (const { value, count: facetCount } of facets.salaryBands)
          expect(facetCount).toBe(count('salaryBands', (one) => pays(one, value)));
        const cities = counted(facets.cities);
        for (const city of CITIES)
          expect(cities[city.toLowerCase()] ?? 0).toBe(count('cities', (one) => same(one.city, city)));
        const industries = counted(facets.industries);
        for (const industry of INDUSTRIES)
          expect(industries[industry.toLowerCase()] ?? 0).toBe(count('industries', (one) => one.industry === industry));
      }),
      { numRuns: IS_RELEASE ? 100 : 40 },
    );
  });

  test('list every choice in order, cities by number of jobs, and a requested city without jobs', async () => {
    const { facets } = await ask({ cities: ['Nowhere'] });
    expect(facets.workModes.map(({ value }) => value)).toEqual(WORK_MODES);
    expect(facets.salaryBands.map(({ value }) => value)).toEqual(SALARY_BANDS);
    expect(facets.cities.at(-1)).toEqual({ value: 'Nowhere', count: 0 });
    const counts = facets.cities.map(({ count }) => count);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(facets.cities.map(({ value }) => value)).toContain('Surat');
    expect(facets.cities.map(({ value }) => value)).not.toContain('SURAT');
  });

  test('include a new job at once in a small portal', async () => {
    const before = (await ask({})).facets.jobTypes;
    await insertOpenJobs(portal, [{ title: 'Weaver', city: 'Bardoli' }]);
    const after = (await ask({})).facets;
    expect(after.cities).toContainEqual({ value: 'Bardoli', count: 1 });
    expect(after.jobTypes[0]?.count).toBe((before[0]?.count ?? 0) + 1);
    await portal.dataSource.query("DELETE FROM job WHERE city = 'Bardoli'");
  });

  test('reject a filter with more than 20 cities', async () => {
    const cities = Array.from({ length: 21 }, (_, index) => `City ${index}`);
    expect(await visitor(portal).outcome(FACETS, { filter: { cities } })).toBe('MALFORMED');
  });
});
