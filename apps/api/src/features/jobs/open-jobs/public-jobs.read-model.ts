import { todayInIndia } from '@job-alert/domain/india/calendar';
import type { SqlReader } from '../../../database/sql-reader.js';
import type { Clock } from '../../../platform/clock.js';
import type { Viewer } from '../../../platform/viewer.js';
import { JobSuggestionsReadModel } from '../suggestions/job-suggestions.read-model.js';
import { OpenJobFacetsReadModel } from './open-job-facets.read-model.js';
import { OpenJobsReadModel } from './open-jobs.read-model.js';
import type { ClosedJob, OpenJobCompany } from './open-jobs.types.js';
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

/**
 * A job was public if it and its company were approved (approvals are never revoked) and it is not open now: inactive,
 * past its deadline, or with an inactive employer.
 */
const CLOSED_JOB = `SELECT j.id, j.title, j.city, j.company_name AS companyName,
    j.company_id AS companyId, j.company_website AS website, j.company_description AS description, j.industry FROM job j JOIN company c ON c.id = j.company_id
  WHERE j.id = ? AND j.approval_state = 'APPROVED' AND c.approval_state = 'APPROVED' AND (j.listed_at IS NULL OR j.deadline < ?)`;

/** Jobs that were public and are no longer open. */
class ClosedJobsReadModel {
  constructor(
    private readonly reader: SqlReader,
    private readonly clock: Clock,
  ) {}

  /** Returns a closed job; null if it was never public or is open. */
  async one(id: string): Promise<ClosedJob | null> {
    if (!/^\d{1,20}$/.test(id)) return null;
    const today = todayInIndia(this.clock.now());
    const row = await this.reader.row<ClosedJob & OpenJobCompany & { companyId: string }>(CLOSED_JOB, [id, today]);
    if (!row) return null;
    const { title, city, companyName, companyId, website, description, industry } = row;
    const company = { id: companyId, name: companyName, website, description, industry };
    return { id, title, city, companyName, company };
  }
}
