import { BatchLoader } from '../../platform/batch-loader.js';
import type { RequestContext } from '../../platform/context.js';
import { isCandidate } from '../../platform/viewer.js';
import type { JobPosting } from './job-posting.types.js';
import type { JobsReadModel } from './jobs.read-model.js';
import type { OpenJobsReadModel } from './open-jobs.read-model.js';

/** The jobs that other records belong to: those of a whole page with one statement. */
export class JobPostingsReadModel {
  /** A loader for each selection, with the columns that it needs; documents are kept, and with them their sets of paths. */
  private readonly loaders = new WeakMap<ReadonlySet<string>, BatchLoader<JobPosting>>();

  constructor(
    private readonly jobs: JobsReadModel,
    private readonly openJobs: OpenJobsReadModel,
  ) {}

  /**
   * The job with this id as the viewer sees it: administrators and its employer all of it, a candidate what is public. `paths` are
   * the selected paths below the edge. The caller has checked that the viewer may see the record that names the job.
   */
  async one(context: RequestContext, id: string, paths: ReadonlySet<string>): Promise<JobPosting | null> {
    let loader = this.loaders.get(paths);
    if (!loader) {
      const load = (ids: readonly string[], asking: RequestContext) => this.many(asking, ids, paths);
      this.loaders.set(paths, (loader = new BatchLoader(load, (job) => job.id)));
    }
    const [job] = await loader.rowsOf(context, id);
    return job ?? null;
  }

  private many(context: RequestContext, ids: readonly string[], paths: ReadonlySet<string>): Promise<JobPosting[]> {
    return isCandidate(context.viewer) ? this.openJobs.many(ids, paths) : this.jobs.many(context, ids, paths);
  }
}
