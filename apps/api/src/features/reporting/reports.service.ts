import { joinFullName } from '@job-alert/domain/companies/company-profile';
import { MAX_FIRST } from '@job-alert/domain/lists/paging';
import { type ReportName, REPORTS, toReportCells } from '@job-alert/domain/reports/reports';
import type { Clock } from '../../platform/clock.js';
import type { RequestContext } from '../../platform/context.js';
import { isAdmin, requireReportReader, type Viewer } from '../../platform/viewer.js';
import type { AccountsReadModel } from '../accounts/accounts.read-model.js';
import type { ApprovalReportsReadModel } from './approval-reports.read-model.js';
import type { ClientReportsReadModel } from './client-reports.read-model.js';
import type { OutcomeReportsReadModel } from './outcome-reports.read-model.js';
import type { Report, ReportTable } from './report.types.js';
import { type ReportQuery, reportScope, type Scope } from './report-scope.rules.js';
import type { RecruiterReportsReadModel } from './recruiter-reports.read-model.js';
import type { ReportsReadModel } from './reports.read-model.js';
import type { SourcingReportsReadModel } from './sourcing-reports.read-model.js';
import type { SpeedReportsReadModel } from './speed-reports.read-model.js';
import { canReadCompany } from '../companies/companies.policy.js';
import { canReadWorkOf } from './reporting.policy.js';

/**
 * Throws unless the viewer can read the company's reports: its employer, administrators and API keys with the scope.
 */
function requireReportAccess(viewer: Viewer, companyId: string): void {
  if (!canReadCompany(viewer, companyId)) requireReportReader(viewer);
}

export interface ReportsDeps {
  clock: Clock;
  figures: ReportsReadModel;
  speed: SpeedReportsReadModel;
  approvals: ApprovalReportsReadModel;
  outcomes: OutcomeReportsReadModel;
  clients: ClientReportsReadModel;
  sourcing: SourcingReportsReadModel;
  recruiters: RecruiterReportsReadModel;
  accounts: AccountsReadModel;
}

type Read<Name extends ReportName> = (
  deps: ReportsDeps,
  scope: Scope,
  context: RequestContext,
) => Promise<ReportTable<Name>>;

const READ: { readonly [Name in ReportName]: Read<Name> } = {
  TIME_TO_FILL: ({ speed }, scope) => speed.timeToFill(scope),
  TIME_TO_HIRE: ({ speed }, scope) => speed.timeToHire(scope),
  PASS_THROUGH: ({ speed }, scope) => speed.passThrough(scope),
  STAGE_TIME: ({ speed }, scope) => speed.stageTime(scope),
  APPROVALS: ({ approvals }, scope) => approvals.approvals(scope),
  APPROVALS_ADMINISTRATORS: async (deps, scope, context) => ({
    rows: await withNames(deps, context, await deps.approvals.administrators(scope)),
  }),
  APPROVALS_REASONS: async ({ approvals }, scope) => ({ rows: await approvals.reasons(scope) }),
  SOURCES: ({ outcomes }, scope) => outcomes.sources(scope),
  SOURCING: ({ sourcing }, scope) => sourcing.sourcing(scope),
  SOURCING_ADMINISTRATORS: async (deps, scope, context) => ({
    rows: await withNames(deps, context, await deps.sourcing.administrators(scope)),
  }),
  RECRUITERS: async (deps, scope, context) => ({
    rows: await withNames(deps, context, await deps.recruiters.recruiters(scope)),
  }),
  SOURCING_COMPANIES: async ({ sourcing }, scope) => ({ rows: await sourcing.companies(scope) }),
  SOURCING_JOBS: async ({ sourcing }, scope) => ({ rows: await sourcing.jobs(scope, MAX_FIRST) }),
  SOURCING_REASONS: async ({ sourcing }, scope) => ({ rows: await sourcing.reasons(scope) }),
  OFFERS: ({ outcomes }, scope) => outcomes.offers(scope),
  OFFERS_REASONS: async ({ outcomes }, scope) => ({ rows: await outcomes.declineReasons(scope) }),
  INTERVIEWS: ({ outcomes }, scope) => outcomes.interviews(scope),
  CLIENT_SCORECARD: ({ clients }, scope) => clients.clientScorecard(scope),
  JOBS: ({ clients }, scope) => clients.jobs(scope),
  JOBS_EACH: async ({ clients }, scope) => ({ rows: await clients.eachJob(scope, MAX_FIRST) }),
  APPLICATIONS_PER_WEEK: async ({ figures }, scope) => ({ rows: await figures.applicationsPerWeek(scope) }),
  FUNNEL_BY_STAGE: async ({ figures }, scope) => ({ rows: await figures.funnelByStage(scope) }),
  TIME_TO_APPROVE: async ({ figures }, scope) => ({ rows: await figures.timeToApprove(scope) }),
  OPEN_JOBS_BY_INDUSTRY: async ({ figures }, scope) => ({ rows: await figures.openJobsByIndustry(scope) }),
};

/** Leaves out the rows that the viewer cannot read, and adds the names of the administrators, for administrators only. */
async function withNames<Row extends { administratorId: string; administratorName: string | null }>(
  { accounts }: ReportsDeps,
  context: RequestContext,
  rows: Row[],
): Promise<Row[]> {
  const readable = rows.filter(({ administratorId }) => canReadWorkOf(context.viewer, administratorId));
  if (!isAdmin(context.viewer)) return readable;
  return Promise.all(
    readable.map(async (row) => {
      const account = await accounts.one(context, row.administratorId);
      return { ...row, administratorName: account && joinFullName(account) };
    }),
  );
}

/** Reports of all companies or of one. */
export class ReportsService {
  constructor(private readonly deps: ReportsDeps) {}

  reports(context: RequestContext, names: readonly ReportName[], question: ReportQuery): Promise<Report[]> {
    return this.read(context, names, this.scope(context, question));
  }

  /** Returns the reports of one company, regardless of the filter. */
  reportsOfCompany(
    context: RequestContext,
    companyId: string,
    names: readonly ReportName[],
    question: ReportQuery,
  ): Promise<Report[]> {
    requireReportAccess(context.viewer, companyId);
    if (names.some((name) => REPORTS[name].isOfficeOnly)) requireReportReader(context.viewer);
    return this.read(context, names, reportScope(question, this.deps.clock.now(), companyId));
  }

  scope({ viewer }: RequestContext, question: ReportQuery): Scope {
    requireReportReader(viewer);
    return reportScope(question, this.deps.clock.now());
  }

  /** Returns the rows of one report and its summary. */
  table(context: RequestContext, name: ReportName, scope: Scope): Promise<ReportTable<ReportName>> {
    return READ[name](this.deps, scope, context);
  }

  private read(context: RequestContext, names: readonly ReportName[], scope: Scope): Promise<Report[]> {
    return Promise.all([...new Set(names)].map((name) => this.report(context, name, scope)));
  }

  private async report(context: RequestContext, name: ReportName, scope: Scope): Promise<Report> {
    const { title, definition, columns, recordedFrom } = REPORTS[name];
    const [{ rows, summary = [] }, since] = await Promise.all([
      this.table(context, name, scope),
      recordedFrom ? this.deps.figures.since(recordedFrom) : null,
    ]);
    return {
      name,
      title,
      definition,
      since,
      columns: Object.entries(columns).map(([column, { label, unit, definition: text }]) => ({
        name: column,
        label,
        unit,
        definition: text,
      })),
      rows: rows.map((row) => ({ cells: toReportCells(columns, row) })),
      summary: summary.map((row) => ({ cells: toReportCells(columns, row) })),
    };
  }
}
