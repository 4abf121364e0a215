import type { ReportRow } from '@job-alert/domain/reports/reports';
import type { SqlReader, SqlValue } from '../../database/sql-reader.js';
import type { ApprovalReportsReadModel } from './approval-reports.read-model.js';
import type { Counted } from './report-counts.rules.js';
import { isFilteredBy, type Scope } from './report-scope.rules.js';
import type { SourcingReportsReadModel } from './sourcing-reports.read-model.js';

type Recruiter = ReportRow<'RECRUITERS'>;
type Counts = ReadonlyMap<string, number>;

/** The columns of a job that a scope can filter. */
const JOB_COLUMNS = { company_id: 'company_id', job_id: 'id', industry: 'industry', city: 'city' } as const;
type JobColumn = keyof typeof JOB_COLUMNS;

/** The work of each administrator: decisions, sourcing, and the records that they are responsible for now. */
export class RecruiterReportsReadModel {
  constructor(
    private readonly reader: SqlReader,
    private readonly approvals: Pick<ApprovalReportsReadModel, 'decidedBy'>,
    private readonly sourcing: Pick<SourcingReportsReadModel, 'administrators'>,
  ) {}

  /** Returns a row for each administrator with a figure, most decisions first. */
  async recruiters(scope: Scope): Promise<Recruiter[]> {
    const [decisions, sourced, companies, jobs] = await Promise.all([
      this.approvals.decidedBy(scope),
      this.sourcing.administrators(scope),
      this.companies(scope),
      this.jobs(scope),
    ]);
    const decided = new Map(decisions.map((row) => [row.administratorId, row]));
    const sourcing = new Map(sourced.map((row) => [row.administratorId, row]));
    const ids = new Set(
      [decided, sourcing, companies ?? [], jobs ?? []].flatMap((rows) => [...rows].map(([id]) => id)),
    );
    return [...ids]
      .map((administratorId) => ({
        administratorId,
        administratorName: null,
        companies: companies && (companies.get(administratorId) ?? 0),
        jobs: jobs && (jobs.get(administratorId) ?? 0),
        decided: decided.get(administratorId)?.decided ?? 0,
        medianWorkingHours: decided.get(administratorId)?.medianWorkingHours ?? null,
        ...sourcingFigures(sourcing.get(administratorId)),
      }))
      .sort((one, other) => other.decided - one.decided || Number(one.administratorId) - Number(other.administratorId));
  }

  /** Returns null if the scope filters something that a company has not. */
  private async companies(scope: Scope): Promise<Counts | null> {
    if (isFilteredBy(scope, ['job_id', 'industry', 'city', 'source'])) return null;
    const { company_id: id } = scope;
    return id === undefined ? this.count('company', []) : this.count('company', [['id', id]]);
  }

  /** Returns null if the scope filters something that a job has not. */
  private async jobs(scope: Scope): Promise<Counts | null> {
    if (isFilteredBy(scope, ['source'])) return null;
    const filters = (Object.keys(JOB_COLUMNS) as JobColumn[]).flatMap((name) => {
      const value = scope[name];
      return value === undefined ? [] : [[JOB_COLUMNS[name], value] as const];
    });
    return this.count('job', filters);
  }

  private async count(
    table: string,
    filters: readonly (readonly [column: string, value: SqlValue])[],
  ): Promise<Counts> {
    const where = ['responsible_id IS NOT NULL', ...filters.map(([column]) => `${column} = ?`)].join(' AND ');
    const rows = await this.reader.rows<Counted<{ id: string | number }>>(
      `SELECT responsible_id AS id, COUNT(*) AS count FROM ${table} WHERE ${where} GROUP BY responsible_id`,
      filters.map(([, value]) => value),
    );
    return new Map(rows.map(({ id, count }) => [String(id), Number(count)]));
  }
}

const sourcingFigures = (row?: ReportRow<'SOURCING_ADMINISTRATORS'>) => ({
  invited: row?.invited ?? 0,
  yes: row?.yes ?? 0,
  recommended: row?.recommended ?? 0,
  shortlisted: row?.shortlisted ?? 0,
  offers: row?.selected ?? 0,
  joined: row?.joined ?? 0,
});
