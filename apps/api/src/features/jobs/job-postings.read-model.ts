import { BatchLoader } from '../../platform/graphql/batch-loader.js';
import type { RequestContext } from '../../platform/context.js';
import { isCandidate, isInterviewer } from '../../platform/viewer.js';
import type { JobPosting } from './job-posting.types.js';
import type { JobsReadModel } from './jobs.read-model.js';
import type { OpenJobsReadModel } from './open-jobs/open-jobs.read-model.js';

/** Jobs that other records refer to, batched into one statement per page. */
export class JobPostingsReadModel {
  /** One loader per selection with its columns. Path sets are cached with documents, so they can be keys. */
  private readonly loaders = new WeakMap<ReadonlySet<string>, BatchLoader<JobPosting>>();

  constructor(
    private readonly jobs: JobsReadModel,
    private readonly openJobs: OpenJobsReadModel,
  ) {}

  /**
   * Returns the job as the viewer sees it: complete for administrators and its employer, public data for candidates and interviewers.
   * `paths` are the selected paths below the edge. The caller has checked access to the record that refers to the job.
   */
  async one(context: RequestContext, id: string, paths: ReadonlySet<string>): Promise<JobPosting | null> {
    let loader = this.loaders.get(paths);
    if (!loader) {
      const load = (ids: readonly string[], batchContext: RequestContext) => this.many(batchContext, ids, paths);
      this.loaders.set(paths, (loader = new BatchLoader(load, (job) => job.id)));
    }
    const [job] = await loader.loadRows(context, id);
    return job ?? null;
  }

  private many(context: RequestContext, ids: readonly string[], paths: ReadonlySet<string>): Promise<JobPosting[]> {
    const seesPublicData = isCandidate(context.viewer) || isInterviewer(context.viewer);
    return seesPublicData ? this.openJobs.many(ids, paths) : this.jobs.many(context, ids, paths);
  }
}
