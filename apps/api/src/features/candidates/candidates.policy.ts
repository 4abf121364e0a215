import { isAdmin, isOwn, requireUser, type Viewer } from '../../platform/viewer.js';
import { requireHiringCompany } from '../companies/companies.policy.js';
import type { CompaniesReadModel } from '../companies/companies.read-model.js';

/** Who may look a candidate up: everybody, applicants of a company, or nobody that this viewer may know of. */
export type CandidateScope = 'any' | 'none' | { applicantsOf: string };

/** How much of identity numbers: whole for their owner, for an administrator enough to tell two papers apart, else nothing. */
export function identityView(viewer: Viewer, id: string | undefined): 'whole' | 'masked' | 'none' {
  if (isOwn(viewer, id)) return 'whole';
  return isAdmin(viewer) ? 'masked' : 'none';
}

export class CandidatesPolicy {
  constructor(private readonly companies: CompaniesReadModel) {}

  /** Employers need a complete company profile; whether the candidate has applied is asked with the candidate's row. */
  async scopeOf(viewer: Viewer, candidateId: string): Promise<CandidateScope> {
    const user = requireUser(viewer);
    if (user.type !== 'EMPLOYER') return isAdmin(user) || isOwn(user, candidateId) ? 'any' : 'none';
    await requireHiringCompany(user, this.companies);
    return { applicantsOf: user.id };
  }
}
