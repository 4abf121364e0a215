import type { SqlReader } from '../../../database/sql-reader.js';
import type { Clock } from '../../../platform/clock.js';
import type { Viewer } from '../../../platform/viewer.js';
import { ClosedJobsReadModel } from './closed-jobs.read-model.js';
import { JobSuggestionsReadModel } from '../suggestions/job-suggestions.read-model.js';
import { OpenJobFacetsReadModel } from './open-job-facets.read-model.js';
import { OpenJobsReadModel } from './open-jobs.read-model.js';
import { SimilarJobsReadModel } from './similar-jobs.read-model.js';

interface PublicJobs {
  openJobs: OpenJobsReadModel;
  closedJobs: ClosedJobsReadModel;
  facets: OpenJobFacetsReadModel;
  suggestions: JobSuggestionsReadModel;
  similarJobs: SimilarJobsReadModel;
}

/**
 * Selects the database for a viewer. Anonymous callers may read a replica that lags by some seconds; users and API
 * clients read the primary, so that they see their own changes (decision 0097).
 */
export type PublicJobsFor = (viewer: Viewer) => PublicJobs;

export function publicJobs(reader: SqlReader, clock: Clock): PublicJobs {
  const openJobs = new OpenJobsReadModel(reader, clock);
  const facets = new OpenJobFacetsReadModel(reader, clock);
  return {
    openJobs,
    closedJobs: new ClosedJobsReadModel(reader, clock),
    facets,
    suggestions: new JobSuggestionsReadModel(reader, clock, facets),
    similarJobs: new SimilarJobsReadModel(openJobs),
  };
}
