import { searchWords } from '@job-alert/domain/search/job-search';
import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../../platform/context.js';
import { BatchLoader, placeholders } from '../../../platform/graphql/batch-loader.js';
import { type OpenJobPlan, type OpenJobRow, openJobPlan } from './open-job-columns.read-model.js';
import { planFilter } from './open-job-conditions.rules.js';
import type { OpenJobsReadModel } from './open-jobs.read-model.js';
import type { ClosedJob, OpenJob, OpenJobsFilter } from './open-jobs.types.js';
import { openJobListsStatement } from './open-jobs-query.read-model.js';

/** The maximum number of similar jobs. */
const MAX_SIMILAR = 6;
/** The number of jobs read per list, so that the most similar can be sorted first and the job itself removed. */
const TAKE = 2 * MAX_SIMILAR;
/** The number of title words used for the search and the comparison. */
const TITLE_WORDS = 2;
const COMPARED = ['title', 'city', 'company.industry'];

/** An open job with the columns needed to find similar jobs. */
export type OpenJobRoot = OpenJob & { companyId: string; companyIndustry: string };
/** The selected fields of an open job. */
type Fields = ReadonlySet<string>;
type ListedJob = OpenJob & { filter: string; companyIndustry?: string };

/** Related jobs. All lists of a response are read with one statement from bounded ranges of an index. */
export class SimilarJobsReadModel {
  private readonly loaders = new WeakMap<OpenJobPlan, BatchLoader<ListedJob>>();

  constructor(private readonly openJobs: OpenJobsReadModel) {}

  /** Returns jobs similar to a closed job, most similar first; the latest jobs if none is similar. */
  async toClosed(context: RequestContext, { title, city }: ClosedJob, fields: Fields): Promise<OpenJob[]> {
    const words = longestWords(title, 1).flatMap((query) => [{ query, location: city }, { query }]);
    return distinct(await this.lists(context, [...words, { location: city }, {}], similarJobsPlan(fields)));
  }

  /** Returns jobs that share a word of the title or the industry, most similar first. */
  async toOpen(context: RequestContext, job: OpenJobRoot, fields: Fields): Promise<OpenJob[]> {
    const { id, title, companyIndustry } = job;
    const industries: OpenJobsFilter[] = companyIndustry ? [{ industries: [companyIndustry] }] : [];
    const words = longestWords(title, TITLE_WORDS).map((query) => ({ query }));
    const candidates = (await this.lists(context, [...words, ...industries], similarJobsPlan(fields))).flat();
    const ranked = candidates
      .map((other) => ({ other, points: similarity(job, other) }))
      .filter(({ points }) => points > 0);
    const nearest = ranked.toSorted((a, b) => b.points - a.points).map(({ other }) => other);
    return distinct([nearest], id);
  }

  async ofCompany(context: RequestContext, { id, companyId }: OpenJobRoot, fields: Fields): Promise<OpenJob[]> {
    return distinct(await this.lists(context, [{ companyId }], similarJobsPlan(fields)), id);
  }

  async inCity(context: RequestContext, { id, city }: OpenJobRoot, fields: Fields): Promise<OpenJob[]> {
    return city ? distinct(await this.lists(context, [{ cities: [city] }], similarJobsPlan(fields)), id) : [];
  }

  private lists(
    context: RequestContext,
    filters: readonly OpenJobsFilter[],
    plan: OpenJobPlan,
  ): Promise<ListedJob[][]> {
    const loader = this.loaderFor(plan);
    return Promise.all(filters.map((filter) => loader.loadRows(context, JSON.stringify(filter))));
  }

  /** Returns a loader whose keys are filters. */
  private loaderFor(plan: OpenJobPlan): BatchLoader<ListedJob> {
    let loader = this.loaders.get(plan);
    if (!loader) {
      const load = async (filters: readonly string[]) => {
        const searches = filters.map((filter): OpenJobsFilter => JSON.parse(filter));
        const rows = await this.openJobs.first(TAKE, searches, plan);
        return rows.map(({ list, ...open }) => ({ ...open, filter: filters[list] ?? '' }));
      };
      this.loaders.set(plan, (loader = new BatchLoader(load, ({ filter }) => filter)));
    }
    return loader;
  }
}

/** The maximum number of jobs in an email. */
const MAX_EMAILED_JOBS = 3;
const MAILED = openJobPlan(['title', 'city', 'companyName', 'path']);
const APPLIED = (ids: readonly string[]) =>
  `SELECT job_id AS jobId FROM application WHERE candidate_id = ? AND job_id IN (${placeholders(ids)})`;

export type SimilarJob = Pick<OpenJob, 'title' | 'city' | 'companyName' | 'path'>;

interface AppliedJob {
  candidateId: string;
  jobTitle: string;
  jobCity: string;
}

/**
 * Returns similar open jobs that the candidate has not applied for. Uses the connection of the caller's transaction,
 * since waiting for a second connection could deadlock the pool.
 */
export async function similarJobsFor(
  manager: EntityManager,
  { candidateId, jobTitle, jobCity }: AppliedJob,
  today: string,
): Promise<SimilarJob[]> {
  const filters = longestWords(jobTitle, 1).flatMap((query) => [{ query, location: jobCity }, { query }]);
  if (filters.length === 0) return [];
  const requests = filters.map((filter) => ({
    plan: planFilter(filter, today),
    direction: null,
    after: null,
    take: TAKE,
    skip: 0,
  }));
  const { sql, values } = openJobListsStatement(requests, MAILED.columns);
  const rows = await manager.query<OpenJobRow[]>(sql, values);
  const jobs = distinct([rows.map((row) => MAILED.toNode(row))]);
  if (jobs.length === 0) return [];
  const ids = jobs.map(({ id }) => id);
  const applied = await manager.query<{ jobId: string }[]>(APPLIED(ids), [candidateId, ...ids]);
  const own = new Set(applied.map(({ jobId }) => jobId));
  return jobs.filter(({ id }) => !own.has(id)).slice(0, MAX_EMAILED_JOBS);
}

/** Returns the plan for the selected and compared fields, which is the same for all lists of a job. */
const similarJobsPlan = (fields: Fields): OpenJobPlan => openJobPlan([...fields, ...COMPARED]);

/** Returns the longest words of a title, which say most about the job. */
const longestWords = (title: string, count: number): string[] =>
  searchWords(title)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, count);

/** Returns the similarity of two jobs: title words first, then the industry, then the city. */
function similarity(job: OpenJobRoot, other: ListedJob): number {
  const words = new Set(searchWords(job.title));
  const shared = searchWords(other.title).filter((word) => words.has(word)).length;
  return 3 * shared + 2 * Number(other.companyIndustry === job.companyIndustry) + Number(other.city === job.city);
}

/** Returns the first distinct jobs of all lists, without the job itself. */
function distinct(lists: readonly OpenJob[][], own?: string): OpenJob[] {
  const jobsById = new Map(lists.flat().map((job) => [job.id, job]));
  if (own !== undefined) jobsById.delete(own);
  return [...jobsById.values()].slice(0, MAX_SIMILAR);
}
