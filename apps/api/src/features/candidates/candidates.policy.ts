import type { UserViewer, Viewer } from '../../platform/viewer.js';
import { requireHiringCompany } from '../companies/companies.policy.js';
import type { CompaniesReadModel } from '../companies/companies.read-model.js';

/** Who may look at candidates as an employer at all; which of them, the statement says with the employer's id. */
export class CandidatesPolicy {
  constructor(private readonly companies: CompaniesReadModel) {}

  /** An employer who may see applicants: with a complete company profile. */
  requireHiring(viewer: Viewer): Promise<UserViewer> {
    return requireHiringCompany(viewer, this.companies);
  }
}
