import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { Clock } from '../../platform/clock.js';
import type { RequestContext } from '../../platform/context.js';
import { Requires } from '../../platform/requires.js';
import { requireScope } from '../../platform/viewer.js';
import { periodOf } from './report-period.rules.js';
import type { ReportsReadModel } from './reports.read-model.js';
import {
  FunnelStage,
  IndustryOfOpenJobs,
  ReportPeriod,
  Reports,
  TimeToApprove,
  WeekOfApplications,
} from './reports.types.js';

@Resolver(() => Reports)
export class ReportsResolver {
  constructor(
    private readonly readModel: ReportsReadModel,
    private readonly clock: Clock,
  ) {}

  @Requires('ADMIN', 'API_CLIENT')
  @Query(() => Reports, {
    description: 'The reports; a key needs the scope reports:read. Refusals: FORBIDDEN, INVALID_INPUT.',
  })
  reports(
    @Ctx() { viewer }: RequestContext,
    @Arg('period', () => ReportPeriod, { nullable: true, description: 'The days that the reports cover.' })
    period?: ReportPeriod | null,
  ): Reports {
    requireScope(viewer, 'REPORTS_READ');
    return periodOf(period ?? {}, this.clock.now());
  }

  @FieldResolver(() => [WeekOfApplications], {
    description: 'The number of applications in each week of the period, the earliest first.',
  })
  applicationsPerWeek(@Root() period: Reports): Promise<WeekOfApplications[]> {
    return this.readModel.applicationsPerWeek(period);
  }

  @FieldResolver(() => [FunnelStage], {
    description: "How many of the period's applications have reached each stage.",
  })
  funnelByStage(@Root() period: Reports): Promise<FunnelStage[]> {
    return this.readModel.funnelByStage(period);
  }

  @FieldResolver(() => [TimeToApprove], {
    description: "How long those of the period's requests that have been approved had waited.",
  })
  timeToApprove(@Root() period: Reports): Promise<TimeToApprove[]> {
    return this.readModel.timeToApprove(period);
  }

  @FieldResolver(() => [IndustryOfOpenJobs], {
    description: 'The jobs that are open now, whatever the period; the industry with the most first.',
  })
  openJobsByIndustry(): Promise<IndustryOfOpenJobs[]> {
    return this.readModel.openJobsByIndustry();
  }
}
