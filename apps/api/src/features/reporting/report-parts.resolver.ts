import { MAX_FIRST } from '@job-alert/domain/paging';
import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { Requires } from '../../platform/requires.js';
import type { AccountsReadModel } from '../accounts/accounts.read-model.js';
import { User } from '../accounts/accounts.types.js';
import type { ApprovalReportsReadModel } from './approval-reports.read-model.js';
import { ApprovalsReport, ApprovalsReportAdministrator, ApprovalsReportReason } from './approval-reports.types.js';
import type { ClientReportsReadModel } from './client-reports.read-model.js';
import { JobsReport, JobsReportJob } from './client-reports.types.js';
import type { OutcomeReportsReadModel } from './outcome-reports.read-model.js';
import { OffersReport, OffersReportReason } from './outcome-reports.types.js';
import type { ReportsReadModel } from './reports.read-model.js';
import { FunnelStage, IndustryOfOpenJobs, Reports, TimeToApprove, WeekOfApplications } from './reports.types.js';
import type { Scope } from './report-scope.rules.js';

/** The figures of the administrators' dashboard. */
@Resolver(() => Reports)
export class ReportFiguresResolver {
  constructor(private readonly figures: ReportsReadModel) {}

  @Requires('ADMIN', 'API_CLIENT')
  @FieldResolver(() => [WeekOfApplications], {
    description: 'The number of applications in each week of the period, the earliest first.',
  })
  applicationsPerWeek(@Root() { scope }: Reports): Promise<WeekOfApplications[]> {
    return this.figures.applicationsPerWeek(scope);
  }

  @Requires('ADMIN', 'API_CLIENT')
  @FieldResolver(() => [FunnelStage], {
    description: "How many of the period's applications have reached each stage.",
    deprecationReason:
      'Use passThrough, which counts from each stage and by month. It will be removed on 1 December 2027.',
  })
  funnelByStage(@Root() { scope }: Reports): Promise<FunnelStage[]> {
    return this.figures.funnelByStage(scope);
  }

  @Requires('ADMIN', 'API_CLIENT')
  @FieldResolver(() => [TimeToApprove], {
    description: "How long those of the period's requests that have been approved had waited.",
    deprecationReason:
      'Use approvals, which has working hours and rejections too. It will be removed on 1 December 2027.',
  })
  timeToApprove(@Root() { scope }: Reports): Promise<TimeToApprove[]> {
    return this.figures.timeToApprove(scope);
  }

  @Requires('ADMIN', 'API_CLIENT')
  @FieldResolver(() => [IndustryOfOpenJobs], {
    description: 'The jobs that are open now, whatever the period; the industry with the most first.',
  })
  openJobsByIndustry(@Root() { scope }: Reports): Promise<IndustryOfOpenJobs[]> {
    return this.figures.openJobsByIndustry(scope);
  }
}

@Resolver(() => ApprovalsReport)
export class ApprovalsReportResolver {
  constructor(private readonly approvals: ApprovalReportsReadModel) {}

  @Requires('ADMIN', 'API_CLIENT')
  @FieldResolver(() => [ApprovalsReportAdministrator], {
    description: 'What each administrator decided in the period, the one with the most first.',
  })
  administrators(@Root() { scope }: { scope: Scope }): Promise<ApprovalsReportAdministrator[]> {
    return this.approvals.administrators(scope);
  }

  @FieldResolver(() => [ApprovalsReportReason], {
    description: 'Why requests were rejected in the period, the most frequent reason first.',
  })
  reasons(@Root() { scope }: { scope: Scope }): Promise<ApprovalsReportReason[]> {
    return this.approvals.reasons(scope);
  }
}

@Resolver(() => ApprovalsReportAdministrator)
export class ApprovalsReportAdministratorResolver {
  constructor(private readonly accounts: AccountsReadModel) {}

  @Requires('ADMIN')
  @FieldResolver(() => User, { nullable: true, description: 'The account; null once it is deleted.' })
  administrator(
    @Ctx() context: RequestContext,
    @Root() { administratorId }: ApprovalsReportAdministrator,
  ): Promise<User | null> {
    return this.accounts.one(context, administratorId);
  }
}

@Resolver(() => OffersReport)
export class OffersReportResolver {
  constructor(private readonly outcomes: OutcomeReportsReadModel) {}

  @FieldResolver(() => [OffersReportReason], {
    description: "Why the period's offers were declined, the most frequent reason first.",
  })
  reasons(@Root() { scope }: { scope: Scope }): Promise<OffersReportReason[]> {
    return this.outcomes.declineReasons(scope);
  }
}

@Resolver(() => JobsReport)
export class JobsReportResolver {
  constructor(private readonly clients: ClientReportsReadModel) {}

  @FieldResolver(() => [JobsReportJob], { description: 'The jobs posted in the period, the newest first.' })
  each(
    @Root() { scope }: { scope: Scope },
    @Arg('first', () => Int, {
      defaultValue: 25,
      description: `How many jobs to return, from 1 to ${MAX_FIRST}.`,
    })
    first: number,
  ): Promise<JobsReportJob[]> {
    return this.clients.eachJob(scope, Math.min(Math.max(first, 1), MAX_FIRST));
  }
}
