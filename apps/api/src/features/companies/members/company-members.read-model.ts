import { canBecomeOwner, type CompanyRole, managesCompany } from '@job-alert/domain/companies/company-member';
import type { SqlReader } from '../../../database/sql-reader.js';
import type { RequestContext } from '../../../platform/context.js';
import { BatchLoader, placeholders } from '../../../platform/graphql/batch-loader.js';
import type { Viewer } from '../../../platform/viewer.js';
import { canManageCompany, canRemoveMember } from '../companies.policy.js';
import type { CompanyMember } from './company-members.types.js';

interface MemberRow {
  companyId: string;
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  role: CompanyRole;
  addedAt: Date;
  isActive: number;
  /** MySQL returns a computed boolean as text, MariaDB as a number. */
  isInvited: number | string;
  expiresAt: Date | null;
}

/** A company that a server of the previous release has registered has no row yet; its first user is its owner. */
const membersSql = (ids: readonly string[]): string => `SELECT c.id AS companyId, u.id, u.first_name AS firstName,
    u.last_name AS lastName, u.email, COALESCE(m.role, 'OWNER') AS role, COALESCE(m.added_at, u.created_at) AS addedAt,
    u.is_active AS isActive, u.password_hash IS NULL AS isInvited, t.expires_at AS expiresAt
  FROM company c LEFT JOIN company_member m ON m.company_id = c.id AND m.removed_at IS NULL
    JOIN user u ON u.id = COALESCE(m.user_id, c.id)
    LEFT JOIN password_token t ON t.user_id = u.id AND t.purpose = 'INVITATION'
  WHERE c.id IN (${placeholders(ids)}) ORDER BY COALESCE(m.role, 'OWNER') <> 'OWNER', addedAt, u.id`;

/** The members of companies, owners first. */
export class CompanyMembersReadModel {
  private readonly members: BatchLoader<MemberRow>;

  constructor(reader: SqlReader) {
    this.members = new BatchLoader(
      (ids) => reader.rows(membersSql(ids), ids),
      ({ companyId }) => companyId,
    );
  }

  /** Returns the members of a company that the viewer can read. One statement for all companies of a response. */
  async ofCompany(context: RequestContext, companyId: string): Promise<CompanyMember[]> {
    const rows = await this.members.loadRows(context, companyId);
    return rows.map((row) => presentMember(row, context.viewer));
  }
}

function presentMember(
  { companyId, isInvited, expiresAt, isActive, ...member }: MemberRow,
  viewer: Viewer,
): CompanyMember {
  const isOpen = Number(isInvited) === 1;
  const canChange = canManageCompany(viewer, companyId) && !managesCompany(member.role);
  return {
    ...member,
    isActive: isActive === 1,
    isInvited: isOpen,
    invitationExpiresAt: isOpen ? expiresAt : null,
    viewerCanRemove: canRemoveMember(viewer, companyId, member),
    viewerCanTransferOwnership:
      canManageCompany(viewer, companyId) && isActive === 1 && canBecomeOwner({ role: member.role, isInvited: isOpen }),
    viewerCanChangeRole: canChange,
  };
}
