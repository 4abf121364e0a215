import { todayInIndia } from '@job-alert/domain/calendar';
import { searchWords } from '@job-alert/domain/job-search';
import type { Reader } from '../../database/reader.js';
import { BatchLoader } from '../../platform/batch-loader.js';
import type { Clock } from '../../platform/clock.js';
import type { RequestContext } from '../../platform/context.js';
import type { OpenJobPlan } from './open-job-columns.read-model.js';
import type { OpenJobsReadModel } from './open-jobs.read-model.js';
import type { ClosedJob, OpenJob, OpenJobCompany, OpenJobsFilter } from './open-jobs.types.js';

const MAX_SIMILAR = 6;

/**
 * A job that was public is one that an administrator has let in, of a company that was let in (neither is ever taken back), and
 * that is not open now: switched off, past its deadline, or its employer inactive.
 */
const CLOSED_JOB = `SELECT j.id, j.title, j.city, j.company_name AS companyName,
    j.company_id AS companyId, j.company_website AS website, j.company_description AS description, j.industry FROM job j JOIN company c ON c.id = j.company_id
  WHERE j.id = ? AND j.approval_state = 'APPROVED' AND c.approval_state = 'APPROVED' AND (j.listed_at IS NULL OR j.deadline < ?)`;

/** Jobs that are gone from the public pages, with what to look at instead. */
export class ClosedJobsReadModel {
  private readonly loaders = new WeakMap<OpenJobPlan, BatchLoader<OpenJob & { filter: string }>>();

  constructor(
    private readonly reader: Reader,
    private readonly openJobs: OpenJobsReadModel,
    private readonly clock: Clock,
  ) {}

  /** One closed job; null when it was never public, or is open. */
  async one(id: string): Promise<ClosedJob | null> {
    if (!/^\d{1,20}$/.test(id)) return null;
    const today = todayInIndia(this.clock.now());
    const row = await this.reader.row<ClosedJob & OpenJobCompany & { companyId: string }>(CLOSED_JOB, [id, today]);
    if (!row) return null;
    const { title, city, companyName, companyId, website, description, industry } = row;
    const company = { id: companyId, name: companyName, website, description, industry };
    return { id, title, city, companyName, company };
  }

  /** Open jobs like a closed one, from the nearest to the farthest: those of all closed jobs of an answer with one statement. */
  async similarTo(context: RequestContext, job: ClosedJob, plan: OpenJobPlan): Promise<OpenJob[]> {
    const loader = this.loaderOf(plan);
    const near = await Promise.all(nearness(job).map((filter) => loader.rowsOf(context, JSON.stringify(filter))));
    const found = new Map(near.flat().map((open) => [open.id, open]));
    return [...found.values()].slice(0, MAX_SIMILAR);
  }

  /** Its keys are filters. */
  private loaderOf(plan: OpenJobPlan): BatchLoader<OpenJob & { filter: string }> {
    let loader = this.loaders.get(plan);
    if (!loader) {
      const load = async (filters: readonly string[]) => {
        const asked = filters.map((filter): OpenJobsFilter => JSON.parse(filter));
        const found = await this.openJobs.first(MAX_SIMILAR, asked, plan);
        return found.map(({ list, ...open }) => ({ ...open, filter: filters[list] ?? '' }));
      };
      this.loaders.set(plan, (loader = new BatchLoader(load, ({ filter }) => filter)));
    }
    return loader;
  }
}

/** The longest word of a title says most of what the job is. */
function nearness({ title, city }: ClosedJob): OpenJobsFilter[] {
  const [word] = searchWords(title).toSorted((a, b) => b.length - a.length);
  const query = word === undefined ? [] : [{ query: word, location: city }, { query: word }];
  return [...query, { location: city }, {}];
}
