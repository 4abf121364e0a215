import type { AdminRole } from '@job-alert/domain/accounts/admin-role';
import { describeResponsibilities } from '@job-alert/domain/accounts/responsible-administrator';
import { joinFullName } from '@job-alert/domain/companies/company-profile';
import {
  RESPONSIBLE_ADMINISTRATORS,
  RESPONSIBLE_COUNTS,
  type ResponsibleCountsRow,
} from '../../../database/companies/responsible-administrators.js';
import type { SqlReader } from '../../../database/sql-reader.js';
import type { Administrator } from './administrators.types.js';
import type { ResponsibleAdministrator } from './responsible-administrators.types.js';

/** MySQL returns a computed boolean as text, MariaDB as a number. */
type Row = Omit<Administrator, 'isInvited' | 'hasSecondFactor' | 'secondFactorRequired' | 'role' | 'responsibilities'> &
  ResponsibleCountsRow & {
    role: AdminRole;
    isInvited: number | string;
    hasSecondFactor: number | string;
    secondFactorRequired: number;
  };

const SQL = `SELECT u.id, u.first_name AS firstName, u.last_name AS lastName, u.email,
    COALESCE(u.admin_role, 'ADMINISTRATOR') AS role, u.last_active_on AS lastActiveOn,
    u.second_factor_required AS secondFactorRequired, f.confirmed_at IS NOT NULL AS hasSecondFactor,
    u.password_hash IS NULL AS isInvited, t.expires_at AS invitationExpiresAt, ${RESPONSIBLE_COUNTS}
  FROM user u LEFT JOIN second_factor f ON f.user_id = u.id
    LEFT JOIN password_token t ON t.user_id = u.id AND t.purpose = 'INVITATION'
  WHERE u.type = 'ADMIN' AND u.is_active = 1 ORDER BY u.first_name, u.last_name, u.id`;

/** The active administrators and the open invitations, by name. */
export class AdministratorsReadModel {
  constructor(private readonly reader: SqlReader) {}

  async list(): Promise<Administrator[]> {
    const rows = await this.reader.rows<Row>(SQL, []);
    return rows.map(({ isInvited, hasSecondFactor, secondFactorRequired, invitationExpiresAt, ...row }) => ({
      ...row,
      hasSecondFactor: Number(hasSecondFactor) === 1,
      secondFactorRequired: secondFactorRequired === 1,
      isInvited: Number(isInvited) === 1,
      invitationExpiresAt: Number(isInvited) === 1 ? invitationExpiresAt : null,
      responsibilities: describeResponsibilities(joinFullName(row), {
        companies: Number(row.companies),
        jobs: Number(row.jobs),
        requests: Number(row.requests),
      }),
    }));
  }

  /** Returns the administrators who can be responsible for records, by name. */
  responsible(): Promise<ResponsibleAdministrator[]> {
    return this.reader.rows(RESPONSIBLE_ADMINISTRATORS, []);
  }
}
