import type { RequestContext } from '../../platform/context.js';
import { canAdminister, isAdmin, isOwn, requireUser, type Viewer } from '../../platform/viewer.js';
import { canReadUser } from '../accounts/accounts.policy.js';
import type { AccountsReadModel } from '../accounts/accounts.read-model.js';
import { requireHiringCompany } from '../companies/companies.policy.js';

/** The candidates that the viewer can read: any, none, or the applicants of a company. */
type CandidateScope = 'any' | 'none' | { applicantsOf: string };

/** Returns the visibility of identity numbers: whole for their owner, masked for administrators, none for others. */
export function identityView(viewer: Viewer, id: string | undefined): 'whole' | 'masked' | 'none' {
  if (isOwn(viewer, id)) return 'whole';
  return isAdmin(viewer) ? 'masked' : 'none';
}

/** Owners and the administrators who can reveal identity numbers open identity documents. Rows for employers have none. */
export const canOpenIdentityDocuments = (viewer: Viewer, id: string): boolean =>
  isOwn(viewer, id) || canAdminister(viewer, 'Mutation.revealIdentityNumber');

export class CandidatesPolicy {
  constructor(private readonly accounts: AccountsReadModel) {}

  /** Employers need a complete company profile. The statement for the candidate checks whether they have applied. */
  async accessScope(context: RequestContext, candidateId: string): Promise<CandidateScope> {
    const user = requireUser(context.viewer);
    if (user.type !== 'EMPLOYER') return canReadUser(user, { id: candidateId, type: 'CANDIDATE' }) ? 'any' : 'none';
    const { companyId } = await requireHiringCompany(context, this.accounts);
    return { applicantsOf: companyId };
  }
}
