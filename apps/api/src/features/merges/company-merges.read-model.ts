import type { MergingCompany } from '@job-alert/domain/companies/company-merge';
import type { EntityManager } from 'typeorm';
import { OWNER } from '../../database/companies/company-members.js';
import type { SqlReader } from '../../database/sql-reader.js';
import type { RequestContext } from '../../platform/context.js';
import { BatchLoader, placeholders } from '../../platform/graphql/batch-loader.js';
import type { CompanyMerge } from './company-merges.types.js';

type MergeRow = CompanyMerge & { keepId: string };
type CountedRow = Pick<MergingCompany, 'name' | 'gstin' | 'approvalState' | 'ownerName'> & { id: string } & Record<
    Exclude<keyof MergingCompany, 'name' | 'gstin' | 'approvalState' | 'ownerName'>,
    string | number
  >;

const MERGES = `SELECT id, keep_id AS keepId, removed_id AS removedId, removed_name AS removedName, merged_at AS mergedAt,
    merged_by_name AS mergedByName FROM company_merge`;

const countSql = (table: string): string => `(SELECT COUNT(*) FROM ${table} WHERE company_id = c.id)`;
const membersSql = (
  hasAccepted: boolean,
): string => `(SELECT COUNT(*) FROM company_member m JOIN user p ON p.id = m.user_id
  WHERE m.company_id = c.id AND m.removed_at IS NULL AND (p.password_hash IS NOT NULL OR m.role = 'OWNER') = ${hasAccepted})`;
/** Corrections of jobs included. */
const WAITING = `(SELECT COUNT(*) FROM approval p JOIN job j ON j.id = p.job_id WHERE j.company_id = c.id AND p.state = 'PENDING')
    + (SELECT COUNT(*) FROM approval p JOIN application a ON a.id = p.application_id WHERE a.company_id = c.id AND p.state = 'PENDING')`;

const COMPANIES = `SELECT c.id, c.name, c.gstin, c.approval_state AS approvalState, u.is_active AS isActive,
    CONCAT(o.first_name, ' ', o.last_name) AS ownerName, ${membersSql(true)} AS members, ${membersSql(false)} AS invitations,
    ${countSql('job')} AS jobs, ${countSql('application')} AS applications, ${countSql('interview')} AS interviews,
    ${countSql('note')} AS notes, ${countSql('company_join_request')} AS joinRequests,
    ${WAITING} AS waiting
  FROM company c JOIN user u ON u.id = c.id ${OWNER} WHERE c.id IN (?, ?)`;

/** Reads the merges into a company, and the companies of a merge. */
export class CompanyMergesReadModel {
  private readonly loader: BatchLoader<MergeRow>;

  constructor(private readonly reader: SqlReader) {
    this.loader = new BatchLoader(
      (ids) => reader.rows(`${MERGES} WHERE keep_id IN (${placeholders(ids)}) ORDER BY keep_id, merged_at, id`, ids),
      ({ keepId }) => keepId,
    );
  }

  /** Returns the merges into a company, newest first. One statement for all companies of a page. */
  async into(context: RequestContext, companyId: string): Promise<CompanyMerge[]> {
    const rows = await this.loader.loadRows(context, companyId);
    return rows.map(({ keepId: _keepId, ...merge }) => merge).toReversed();
  }

  /** Returns two companies with the number of their records, by id. */
  async companies(ids: readonly [string, string]): Promise<Map<string, MergingCompany>> {
    return byId(await this.reader.rows<CountedRow>(COMPANIES, ids));
  }
}

/** The same in the caller's transaction, which has locked both companies. */
export const readMergingCompanies = async (
  manager: EntityManager,
  ids: readonly [string, string],
): Promise<Map<string, MergingCompany>> => byId(await manager.query<CountedRow[]>(COMPANIES, [...ids]));

const byId = (rows: readonly CountedRow[]): Map<string, MergingCompany> =>
  new Map(rows.map(({ id, ...row }) => [id, present(row)]));

const present = (row: Omit<CountedRow, 'id'>): MergingCompany => ({
  ...row,
  isActive: Number(row.isActive) === 1,
  members: Number(row.members),
  invitations: Number(row.invitations),
  jobs: Number(row.jobs),
  applications: Number(row.applications),
  interviews: Number(row.interviews),
  notes: Number(row.notes),
  joinRequests: Number(row.joinRequests),
  waiting: Number(row.waiting),
});
