import { REPORTS, type ReportName } from '@job-alert/domain/reports';
import type { Clock } from '../../platform/clock.js';
import type { RequestContext } from '../../platform/context.js';
import { requireReportReader } from '../../platform/viewer.js';
import type { ApprovalReportsReadModel } from './approval-reports.read-model.js';
import type { ClientReportsReadModel } from './client-reports.read-model.js';
import type { OutcomeReportsReadModel } from './outcome-reports.read-model.js';
import { type ReportQuestion, type Scope, scopeOf } from './report-scope.rules.js';
import { definitionOf, type Report, type Table } from './report.types.js';
import { requireReportsOf } from './reporting.policy.js';
import type { ReportsReadModel } from './reports.read-model.js';
import type { SpeedReportsReadModel } from './speed-reports.read-model.js';

/** What the reports are read with. */
export interface ReportsDeps {
  clock: Clock;
  figures: ReportsReadModel;
  speed: SpeedReportsReadModel;
  approvals: ApprovalReportsReadModel;
  outcomes: OutcomeReportsReadModel;
  clients: ClientReportsReadModel;
}

/** The reports of everybody, and those of one company. Each is read when it is asked for. */
export class ReportsService {
  constructor(private readonly deps: ReportsDeps) {}

  /** What an administrator or a reporting tool asks for. */
  scope({ viewer }: RequestContext, question: ReportQuestion): Scope {
    requireReportReader(viewer);
    return scopeOf(question, this.deps.clock.now());
  }

  /** What is asked for of one company; no filter leads out of it. */
  scopeOfCompany({ viewer }: RequestContext, companyId: string, question: ReportQuestion): Scope {
    requireReportsOf(viewer, companyId);
    return scopeOf(question, this.deps.clock.now(), companyId);
  }

  /** A report with what it means and since when it is complete. */
  async report<Row, Summary>(
    name: ReportName,
    scope: Scope,
    read: (deps: ReportsDeps) => Promise<Table<Row, Summary>>,
  ): Promise<Report<Row, Summary>> {
    const { recordedFrom } = REPORTS[name];
    const [table, since] = await Promise.all([
      read(this.deps),
      recordedFrom === null ? null : this.deps.figures.since(recordedFrom),
    ]);
    return { ...table, definition: definitionOf(name), since, scope };
  }
}
