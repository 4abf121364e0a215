import type { RequestContext } from '../../platform/context.js';
import { isAdmin, isOwn, requireUser, type Viewer } from '../../platform/viewer.js';
import { canReadUser } from '../accounts/accounts.policy.js';
import type { AccountsReadModel } from '../accounts/accounts.read-model.js';
import { requireHiringCompany } from '../companies/companies.policy.js';

/** The candidates that a viewer may look up: all, the applicants of a company, or none. */
export type CandidateScope = 'any' | 'none' | { applicantsOf: string };

/** How much of identity numbers the viewer sees: all for their owner, enough to tell two papers apart for administrators, otherwise nothing. */
export function identityView(viewer: Viewer, id: string | undefined): 'whole' | 'masked' | 'none' {
  if (isOwn(viewer, id)) return 'whole';
  return isAdmin(viewer) ? 'masked' : 'none';
}

export class CandidatesPolicy {
  constructor(private readonly accounts: AccountsReadModel) {}

  /** Employers need a complete company profile; whether the candidate has applied is asked with the candidate's row. */
  async scopeOf(context: RequestContext, candidateId: string): Promise<CandidateScope> {
    const user = requireUser(context.viewer);
    if (user.type !== 'EMPLOYER') return canReadUser(user, candidateId) ? 'any' : 'none';
    await requireHiringCompany(context, this.accounts);
    return { applicantsOf: user.id };
  }
}
