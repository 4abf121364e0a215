import type { ApprovalState } from '@job-alert/domain/approvals/approval';
import {
  isForAdministrators,
  joinRequestExpiry,
  joinRequestsExpiredBefore,
} from '@job-alert/domain/companies/join-request';
import type { SqlReader } from '../../../database/sql-reader.js';
import type { Clock } from '../../../platform/clock.js';
import type { RequestContext } from '../../../platform/context.js';
import { BatchLoader, placeholders } from '../../../platform/graphql/batch-loader.js';
import { canAdminister, isAdmin } from '../../../platform/viewer.js';
import { canManageCompany } from '../companies.policy.js';
import type { CompanyJoinRequest } from './join-requests.types.js';

type Row = Omit<CompanyJoinRequest, 'expiresAt' | 'viewerCanDecide'> & {
  companyId: string;
  companyState: ApprovalState;
};

const MAX_REQUESTS = 100;
const requestsSql = (
  ids: readonly string[],
): string => `SELECT r.id, r.company_id AS companyId, r.first_name AS firstName,
    r.last_name AS lastName, r.email, r.contact, r.organization_name AS organizationName, r.requested_at AS requestedAt,
    c.approval_state AS companyState
  FROM company_join_request r JOIN company c ON c.id = r.company_id WHERE r.company_id IN (${placeholders(ids)}) ORDER BY r.requested_at, r.id`;

/** The open requests to join companies, oldest first. */
export class JoinRequestsReadModel {
  private readonly requests: BatchLoader<Row>;

  constructor(
    reader: SqlReader,
    private readonly clock: Clock,
  ) {
    this.requests = new BatchLoader(
      (ids) => reader.rows(requestsSql(ids), ids),
      ({ companyId }) => companyId,
    );
  }

  /** Returns the requests that the viewer can read. The owner of an approved company reads its requests, an administrator all. */
  async ofCompany(context: RequestContext, companyId: string): Promise<CompanyJoinRequest[]> {
    const { viewer } = context;
    if (!isAdmin(viewer) && !canManageCompany(viewer, companyId)) return [];
    const now = this.clock.now();
    const rows = await this.requests.loadRows(context, companyId);
    return rows
      .filter(({ requestedAt }) => requestedAt >= joinRequestsExpiredBefore(now))
      .filter(({ companyState }) => isAdmin(viewer) || companyState === 'APPROVED')
      .slice(0, MAX_REQUESTS)
      .map(({ companyId: _company, companyState: _state, ...request }) => ({
        ...request,
        expiresAt: joinRequestExpiry(request.requestedAt),
        viewerCanDecide:
          !isAdmin(viewer) ||
          (canAdminister(viewer, 'Mutation.decideJoinRequest') && isForAdministrators(request.requestedAt, now)),
      }));
  }
}
