import { searchWords } from '@job-alert/domain/job-search';
import { BatchLoader } from '../../platform/batch-loader.js';
import type { RequestContext } from '../../platform/context.js';
import type { OpenJobPlan } from './open-job-columns.read-model.js';
import type { OpenJobsReadModel } from './open-jobs.read-model.js';
import type { ClosedJob, OpenJob, OpenJobsFilter } from './open-jobs.types.js';

/** Most jobs of one answer. */
const MAX_SIMILAR = 6;
/** Read from each list, so that those in the same city can go first and the job itself can be left out. */
const TAKE = 2 * MAX_SIMILAR;

/** An open job as its row was read: with the columns by which others are like it. */
export type OpenJobRoot = OpenJob & { companyId: string; companyIndustry: string };

/**
 * What to look at beside a job, or instead of it. All lists that one answer asks for, of one job or of many, are read with one
 * statement, each with a bounded range of an index.
 */
export class SimilarJobsReadModel {
  private readonly loaders = new WeakMap<OpenJobPlan, BatchLoader<OpenJob & { filter: string }>>();

  constructor(private readonly openJobs: OpenJobsReadModel) {}

  /** Like a closed job, from the nearest to the farthest; the latest of all when nothing is near. */
  async toClosed(context: RequestContext, { title, city }: ClosedJob, plan: OpenJobPlan): Promise<OpenJob[]> {
    const words = wordOf(title).flatMap((query) => [{ query, location: city }, { query }]);
    return distinct(await this.lists(context, [...words, { location: city }, {}], plan));
  }

  /** With a word of the title, those in the same city first, then of the same industry. */
  async toOpen(context: RequestContext, job: OpenJobRoot, plan: OpenJobPlan): Promise<OpenJob[]> {
    const { id, title, city, companyIndustry } = job;
    const industries: OpenJobsFilter[] = companyIndustry ? [{ industries: [companyIndustry] }] : [];
    const found = await this.lists(context, [...wordOf(title).map((query) => ({ query })), ...industries], plan);
    return distinct(
      found.map((list) => sameCityFirst(list, city)),
      id,
    );
  }

  async ofCompany(context: RequestContext, { id, companyId }: OpenJobRoot, plan: OpenJobPlan): Promise<OpenJob[]> {
    return distinct(await this.lists(context, [{ companyId }], plan), id);
  }

  async inCity(context: RequestContext, { id, city }: OpenJobRoot, plan: OpenJobPlan): Promise<OpenJob[]> {
    return city ? distinct(await this.lists(context, [{ cities: [city] }], plan), id) : [];
  }

  private lists(context: RequestContext, filters: readonly OpenJobsFilter[], plan: OpenJobPlan): Promise<OpenJob[][]> {
    const loader = this.loaderOf(plan);
    return Promise.all(filters.map((filter) => loader.rowsOf(context, JSON.stringify(filter))));
  }

  /** Its keys are filters. */
  private loaderOf(plan: OpenJobPlan): BatchLoader<OpenJob & { filter: string }> {
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

/** The longest word of a title says most of what the job is; none of a title without words. */
const wordOf = (title: string): string[] =>
  searchWords(title)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, 1);

const sameCityFirst = (jobs: readonly OpenJob[], city: string): OpenJob[] =>
  jobs.toSorted((a, b) => Number(b.city === city) - Number(a.city === city));

/** The first few jobs of all lists, each once and without the one that they are like. */
function distinct(lists: readonly OpenJob[][], own?: string): OpenJob[] {
  const found = new Map(lists.flat().map((job) => [job.id, job]));
  if (own !== undefined) found.delete(own);
  return [...found.values()].slice(0, MAX_SIMILAR);
}
