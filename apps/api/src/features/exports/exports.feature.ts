import type { Foundation } from '../../platform/foundation.js';
import type { ApplicationsFeature } from '../applications/applications.feature.js';
import type { CandidatesFeature } from '../candidates/candidates.feature.js';
import type { CompaniesFeature } from '../companies/companies.feature.js';
import type { JobsFeature } from '../jobs/jobs.feature.js';
import { employerExports } from './employer-exports.presenter.js';
import { listExports } from './list-exports.presenter.js';
import { ListExportsService } from './list-exports.service.js';

type Below = Foundation & CompaniesFeature & CandidatesFeature & JobsFeature & ApplicationsFeature;

/** Lists as CSV. */
export function exportsFeature(below: Below) {
  const exportable = { ...listExports(below), ...employerExports(below) };
  return { listExports: new ListExportsService(exportable, below.transactions, below.audit) };
}
