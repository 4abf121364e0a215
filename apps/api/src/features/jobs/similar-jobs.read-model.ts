import { searchWords } from '@job-alert/domain/job-search';
import type { EntityManager } from 'typeorm';
import { BatchLoader, placeholders } from '../../platform/batch-loader.js';
import type { RequestContext } from '../../platform/context.js';
import { type OpenJobPlan, type OpenJobRow, openJobPlan } from './open-job-columns.read-model.js';
import { openJobListsStatement } from './open-jobs-query.read-model.js';
import type { OpenJobsReadModel } from './open-jobs.read-model.js';
import type { ClosedJob, OpenJob, OpenJobsFilter } from './open-jobs.types.js';

/** Most jobs of one answer. */
const MAX_SIMILAR = 6;
/** Read from each list, so that the nearest can go first and the job itself can be left out. */
const TAKE = 2 * MAX_SIMILAR;
/** Words of a title that are searched for, and what jobs are compared by. */
const TITLE_WORDS = 2;
const COMPARED = ['title', 'city', 'company.industry'];

/** An open job as its row was read: with the columns by which others are like it. */
export type OpenJobRoot = OpenJob & { companyId: string; companyIndustry: string };
/** The fields of an open job that are asked for. */
type Fields = ReadonlySet<string>;
type ListedJob = OpenJob & { filter: string; companyIndustry?: string };

/**
 * What to look at beside a job, or instead of it. All lists that one answer asks for, of one job or of many, are read with one
 * statement, each with a bounded range of an index.
 */
export class SimilarJobsReadModel {
  private readonly loaders = new WeakMap<OpenJobPlan, BatchLoader<ListedJob>>();

  constructor(private readonly openJobs: OpenJobsReadModel) {}

  /** Like a closed job, from the nearest to the farthest; the latest of all when nothing is near. */
  async toClosed(context: RequestContext, { title, city }: ClosedJob, fields: Fields): Promise<OpenJob[]> {
    const words = longestWords(title, 1).flatMap((query) => [{ query, location: city }, { query }]);
    return distinct(await this.lists(context, [...words, { location: city }, {}], planOf(fields)));
  }

  /** With a word of the title or of the same industry, those that have most in common first. */
  async toOpen(context: RequestContext, job: OpenJobRoot, fields: Fields): Promise<OpenJob[]> {
    const { id, title, companyIndustry } = job;
    const industries: OpenJobsFilter[] = companyIndustry ? [{ industries: [companyIndustry] }] : [];
    const words = longestWords(title, TITLE_WORDS).map((query) => ({ query }));
    const found = (await this.lists(context, [...words, ...industries], planOf(fields))).flat();
    const alike = found.map((other) => ({ other, points: inCommon(job, other) })).filter(({ points }) => points > 0);
    const nearest = alike.toSorted((a, b) => b.points - a.points).map(({ other }) => other);
    return distinct([nearest], id);
  }

  async ofCompany(context: RequestContext, { id, companyId }: OpenJobRoot, fields: Fields): Promise<OpenJob[]> {
    return distinct(await this.lists(context, [{ companyId }], planOf(fields)), id);
  }

  async inCity(context: RequestContext, { id, city }: OpenJobRoot, fields: Fields): Promise<OpenJob[]> {
    return city ? distinct(await this.lists(context, [{ cities: [city] }], planOf(fields)), id) : [];
  }

  private lists(
    context: RequestContext,
    filters: readonly OpenJobsFilter[],
    plan: OpenJobPlan,
  ): Promise<ListedJob[][]> {
    const loader = this.loaderOf(plan);
    return Promise.all(filters.map((filter) => loader.rowsOf(context, JSON.stringify(filter))));
  }

  /** Its keys are filters. */
  private loaderOf(plan: OpenJobPlan): BatchLoader<ListedJob> {
    let loader = this.loaders.get(plan);
    if (!loader) {
      const load = async (filters: readonly string[]) => {
        const asked = filters.map((filter): OpenJobsFilter => JSON.parse(filter));
        const found = await this.openJobs.first(TAKE, asked, plan);
        return found.map(({ list, ...open }) => ({ ...open, filter: filters[list] ?? '' }));
      };
      this.loaders.set(plan, (loader = new BatchLoader(load, ({ filter }) => filter)));
    }
    return loader;
  }
}

/** Most jobs that an email names. */
const MAX_MAILED = 3;
const MAILED = openJobPlan(['title', 'city', 'companyName', 'path']);
const APPLIED = (ids: readonly string[]) =>
  `SELECT job_id AS jobId FROM application WHERE candidate_id = ? AND job_id IN (${placeholders(ids)})`;

/** An open job as an email names it. */
export type SimilarJob = Pick<OpenJob, 'title' | 'city' | 'companyName' | 'path'>;

/** The job that an application was for. */
interface AppliedJob {
  candidateId: string;
  jobTitle: string;
  jobCity: string;
}

/**
 * Open jobs like the one that a candidate has applied for, and to which they have not applied. Read over the connection of the
 * transaction that mails them: one that waited for a second connection could wait for itself.
 */
export async function similarJobsFor(
  manager: EntityManager,
  { candidateId, jobTitle, jobCity }: AppliedJob,
  today: string,
): Promise<SimilarJob[]> {
  const filters = longestWords(jobTitle, 1).flatMap((query) => [{ query, location: jobCity }, { query }]);
  if (filters.length === 0) return [];
  const requests = filters.map((filter) => ({ filter, direction: null, after: null, take: TAKE, skip: 0, today }));
  const { sql, values } = openJobListsStatement(requests, MAILED.columns);
  const rows = await manager.query<OpenJobRow[]>(sql, values);
  const found = distinct([rows.map((row) => MAILED.toNode(row))]);
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const applied = await manager.query<{ jobId: string }[]>(APPLIED(ids), [candidateId, ...ids]);
  const own = new Set(applied.map(({ jobId }) => jobId));
  return found.filter(({ id }) => !own.has(id)).slice(0, MAX_MAILED);
}

/** The fields asked for, with those by which jobs are compared: the same for all lists beside a job, so that one statement reads them. */
const planOf = (fields: Fields): OpenJobPlan => openJobPlan([...fields, ...COMPARED]);

/** The longest words of a title say most about the job. */
const longestWords = (title: string, count: number): string[] =>
  searchWords(title)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, count);

/** How much two jobs have in common: words of their titles above all, then the industry, then the city. */
function inCommon(job: OpenJobRoot, other: ListedJob): number {
  const words = new Set(searchWords(job.title));
  const shared = searchWords(other.title).filter((word) => words.has(word)).length;
  return 3 * shared + 2 * Number(other.companyIndustry === job.companyIndustry) + Number(other.city === job.city);
}

/** The first few jobs of all lists, each once and without the one that they are like. */
function distinct(lists: readonly OpenJob[][], own?: string): OpenJob[] {
  const found = new Map(lists.flat().map((job) => [job.id, job]));
  if (own !== undefined) found.delete(own);
  return [...found.values()].slice(0, MAX_SIMILAR);
}
