import { type CompanyRole, roleAllows } from '@job-alert/domain/companies/company-member';
import type { ApprovalState } from '@job-alert/domain/approvals/approval';
import { OWNER } from '../../database/companies/company-members.js';
import type { SqlReader } from '../../database/sql-reader.js';
import type { RequestContext } from '../../platform/context.js';
import { notFound } from '../../platform/errors.js';
import { BatchLoader, placeholders } from '../../platform/graphql/batch-loader.js';
import type { ListArgs } from '../../platform/lists/list-definition.js';
import { readList } from '../../platform/lists/list-read.js';
import { mapPage, type Page } from '../../platform/lists/page.js';
import { isAdmin } from '../../platform/viewer.js';
import { COMPANIES, type CompanyRow } from './companies.list.js';
import type { Company, CompanyAddress } from './companies.types.js';
import { joinFullName } from '@job-alert/domain/companies/company-profile';

interface AddressRow {
  companyId: string;
  id: string;
  line1: string;
  line2: string | null;
  city: string;
  state: string;
  country: string;
  pincode: string;
  isPrimary: number;
}

/** Maps a row. Addresses are loaded by their field resolver. */
function presentCompany(row: CompanyRow): Company {
  const { firstName, lastName, isActive, isProfileComplete, ...company } = row;
  return {
    ...company,
    fullName: joinFullName({ firstName, lastName }),
    isActive: isActive === 1,
    isProfileComplete: isProfileComplete === 1,
  };
}

/** The fields of a company that its jobs repeat. Missing texts are empty. */
export interface CompanySnapshot {
  name: string;
  website: string;
  description: string;
  industry: string;
}

/** The state that determines the permissions of a company. */
interface CompanyStatus {
  approvalState: ApprovalState;
  isProfileComplete: boolean;
  employerIsActive: boolean;
  snapshot: CompanySnapshot;
}

const SELECT = `SELECT ${COMPANIES.select} FROM company c JOIN user u ON u.id = c.id ${OWNER}`;
/** The user `e` of the request may be a member of the company. */
const OF_USERS = `SELECT e.id AS userId, COALESCE(m.role, 'OWNER') AS role, ${COMPANIES.select} FROM user e LEFT JOIN company_member m ON m.user_id = e.id
  JOIN company c ON c.id = COALESCE(m.company_id, e.id) JOIN user u ON u.id = c.id ${OWNER} WHERE e.id`;
const ADDRESSES = `SELECT company_id AS companyId, id, line1, line2, city, state, country, pincode, is_primary AS isPrimary
  FROM company_address WHERE company_id`;

export class CompaniesReadModel {
  private readonly companies: BatchLoader<CompanyRow>;
  private readonly byUser: BatchLoader<CompanyRow & { userId: string; role: CompanyRole }>;

  constructor(private readonly reader: SqlReader) {
    this.companies = new BatchLoader(
      (ids) => reader.rows(`${SELECT} WHERE c.id IN (${placeholders(ids)})`, ids),
      ({ id }) => id,
    );
    this.byUser = new BatchLoader(
      (ids) => reader.rows(`${OF_USERS} IN (${placeholders(ids)})`, ids),
      ({ userId }) => userId,
    );
  }

  async findStatus(companyId: string): Promise<CompanyStatus> {
    const row = await this.reader.row<{
      approvalState: ApprovalState;
      isProfileComplete: number;
      isActive: number;
      name: string;
      website: string;
      description: string | null;
      industry: string | null;
    }>(
      `SELECT c.approval_state AS approvalState, c.is_profile_complete AS isProfileComplete, u.is_active AS isActive,
        c.name, c.website, c.description, c.industry FROM company c JOIN user u ON u.id = c.id WHERE c.id = ?`,
      [companyId],
    );
    if (!row) throw notFound('Company');
    const { approvalState, isProfileComplete, isActive, name, website, description, industry } = row;
    return {
      approvalState,
      isProfileComplete: isProfileComplete === 1,
      employerIsActive: isActive === 1,
      snapshot: { name, website, description: description ?? '', industry: industry ?? '' },
    };
  }

  /** Returns a company, or null. One statement for all companies of a response. The caller has checked access. */
  async find(context: RequestContext, id: string): Promise<Company | null> {
    const [row] = await this.companies.loadRows(context, id);
    return row ? presentCompany(row) : null;
  }

  /** The same for the company that a user works for. Interviewers have none, except for administrators. */
  async findByUser(context: RequestContext, id: string): Promise<Company | null> {
    const [row] = await this.byUser.loadRows(context, id);
    if (!row) return null;
    const { userId: _userId, role, ...company } = row;
    return roleAllows(role, 'RECRUIT') || isAdmin(context.viewer) ? presentCompany(company) : null;
  }

  /** Like `find`, but throws if the company is not found. */
  async one(context: RequestContext, id: string): Promise<Company> {
    const company = await this.find(context, id);
    if (!company) throw notFound('Company');
    return company;
  }

  async list({ maxPageSize }: RequestContext, args: ListArgs): Promise<Page<Company>> {
    return mapPage(await readList<CompanyRow>(this.reader, COMPANIES, args, maxPageSize), presentCompany);
  }

  /** Returns the addresses of companies in the order of entry. */
  async findAddresses(companyIds: readonly string[]): Promise<(CompanyAddress & { companyId: string })[]> {
    const sql = `${ADDRESSES} IN (${placeholders(companyIds)}) ORDER BY company_id, position`;
    const rows = await this.reader.rows<AddressRow>(sql, companyIds);
    return rows.map(({ isPrimary, ...address }) => ({ ...address, isPrimary: isPrimary === 1 }));
  }
}
