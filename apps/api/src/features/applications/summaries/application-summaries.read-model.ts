import type { SqlReader } from '../../../database/sql-reader.js';
import type { RequestContext } from '../../../platform/context.js';
import { checkId, isId } from '../../../platform/ids.js';
import { byTime, type Condition } from '../../../platform/lists/list-order.js';
import { readPage } from '../../../platform/lists/list-query.js';
import { mapPage, type Page } from '../../../platform/lists/page.js';
import type { ApplicationSummariesArgs, ApplicationSummary, CompanySummary } from './application-summaries.types.js';

interface SummaryRow extends Omit<ApplicationSummary, 'job' | 'company' | 'isActive'> {
  isActive: number;
  jobId: string;
  title: string;
  city: string;
  companyId: string;
  name: string;
  industry: string | null;
  companyState: CompanySummary['approvalState'];
}

const COLUMNS = `a.id, a.candidate_id AS candidateId, a.job_id AS jobId, j.title, j.city, a.company_id AS companyId, c.name, c.industry,
  c.approval_state AS companyState, a.applied_at AS appliedAt, a.status_updated_at AS statusUpdatedAt, a.status,
  a.approved_status AS approvedStatus, a.approval_state AS approvalState, a.is_active AS isActive, a.withdrawn_at AS withdrawnAt,
  a.date_of_joining AS dateOfJoining, a.offer_id AS offerId, a.offer_answer AS offerAnswer`;
const BESIDE = 'STRAIGHT_JOIN job j ON j.id = a.job_id STRAIGHT_JOIN company c ON c.id = a.company_id';
const ORDER = byTime('a.status_updated_at', 'a.id');

const COMPANY = 'SELECT id, name, industry, approval_state AS approvalState FROM company WHERE id = ?';

/** Application and company data for API keys. No statement reads a column that identifies a person. */
export class ApplicationSummariesReadModel {
  constructor(private readonly reader: SqlReader) {}

  async one(id: string): Promise<ApplicationSummary | null> {
    if (!isId(id)) return null;
    const row = await this.reader.row<SummaryRow>(`SELECT ${COLUMNS} FROM application a ${BESIDE} WHERE a.id = ?`, [
      id,
    ]);
    return row ? present(row) : null;
  }

  async company(id: string): Promise<CompanySummary | null> {
    return (isId(id) && (await this.reader.row<CompanySummary>(COMPANY, [id]))) || null;
  }

  /** Orders by the latest change first. */
  async page(context: RequestContext, args: ApplicationSummariesArgs): Promise<Page<ApplicationSummary>> {
    const { companyId, jobId, changedSince } = args.filter ?? {};
    const conditions: Condition[] = [];
    if (companyId) conditions.push({ sql: 'a.company_id = ?', values: [checkId(companyId, 'Company')] });
    if (jobId) conditions.push({ sql: 'a.job_id = ?', values: [checkId(jobId, 'Job')] });
    if (changedSince) conditions.push({ sql: 'a.status_updated_at >= ?', values: [changedSince] });
    const joins = `STRAIGHT_JOIN application a ON a.id = page.id ${BESIDE}`;
    const query = { columns: COLUMNS, from: 'application a', joins, conditions, order: ORDER };
    return mapPage(await readPage<SummaryRow>(this.reader, query, args, context.maxPageSize), present);
  }
}

function present(row: SummaryRow): ApplicationSummary {
  const { jobId, title, city, companyId, name, industry, companyState, isActive, ...rest } = row;
  return {
    ...rest,
    isActive: Number(isActive) === 1,
    job: { id: jobId, title, city },
    company: { id: companyId, name, industry, approvalState: companyState },
  };
}
