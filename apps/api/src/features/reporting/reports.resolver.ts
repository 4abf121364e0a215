import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { Requires } from '../../platform/requires.js';
import { Company } from '../companies/companies.types.js';
import { ApprovalsReport } from './approval-reports.types.js';
import { ClientScorecardReport, JobsReport } from './client-reports.types.js';
import { InterviewsReport, OffersReport, SourcesReport } from './outcome-reports.types.js';
import { ReportFilter, Reports } from './reports.types.js';
import type { ReportsService } from './reports.service.js';
import { PassThroughReport, StageTimeReport, TimeToFillReport, TimeToHireReport } from './speed-reports.types.js';

const FILTER = 'What the reports are narrowed to.';

/** Each report is read when its field is selected. */
@Resolver(() => Reports)
export class ReportsResolver {
  constructor(private readonly reports: ReportsService) {}

  @Requires('ADMIN', 'API_CLIENT')
  @Query(() => Reports, {
    name: 'reports',
    description: 'The reports; a key needs the scope reports:read. Refusals: FORBIDDEN, INVALID_INPUT.',
  })
  ofAll(
    @Ctx() context: RequestContext,
    @Arg('filter', () => ReportFilter, { nullable: true, description: FILTER }) filter?: ReportFilter | null,
  ): Reports {
    return { scope: this.reports.scope(context, filter ?? {}) };
  }

  @FieldResolver(() => TimeToFillReport, { description: 'How long it takes to fill an opening.' })
  timeToFill(@Root() { scope }: Reports) {
    return this.reports.report('timeToFill', scope, ({ speed }) => speed.timeToFill(scope));
  }

  @FieldResolver(() => TimeToHireReport, { description: 'How long it takes to hire.' })
  timeToHire(@Root() { scope }: Reports) {
    return this.reports.report('timeToHire', scope, ({ speed }) => speed.timeToHire(scope));
  }

  @FieldResolver(() => PassThroughReport, { description: 'How many get from each stage to the later ones.' })
  passThrough(@Root() { scope }: Reports) {
    return this.reports.report('passThrough', scope, ({ speed }) => speed.passThrough(scope));
  }

  @FieldResolver(() => StageTimeReport, { description: 'How long applications stay in each stage.' })
  stageTime(@Root() { scope }: Reports) {
    return this.reports.report('stageTime', scope, ({ speed }) => speed.stageTime(scope));
  }

  @FieldResolver(() => ApprovalsReport, { description: 'How long requests wait for administrators.' })
  approvals(@Root() { scope }: Reports) {
    return this.reports.report('approvals', scope, ({ approvals }) => approvals.approvals(scope));
  }

  @FieldResolver(() => SourcesReport, { description: 'Where candidates come from.' })
  sources(@Root() { scope }: Reports) {
    return this.reports.report('sources', scope, ({ outcomes }) => outcomes.sources(scope));
  }

  @FieldResolver(() => OffersReport, { description: 'What becomes of offers.' })
  offers(@Root() { scope }: Reports) {
    return this.reports.report('offers', scope, ({ outcomes }) => outcomes.offers(scope));
  }

  @FieldResolver(() => InterviewsReport, { description: 'What becomes of interviews.' })
  interviews(@Root() { scope }: Reports) {
    return this.reports.report('interviews', scope, ({ outcomes }) => outcomes.interviews(scope));
  }

  @FieldResolver(() => ClientScorecardReport, { description: 'How each company does.' })
  clientScorecard(@Root() { scope }: Reports) {
    return this.reports.report('clientScorecard', scope, ({ clients }) => clients.clientScorecard(scope));
  }

  @FieldResolver(() => JobsReport, { description: 'What jobs bring.' })
  jobs(@Root() { scope }: Reports) {
    return this.reports.report('jobs', scope, ({ clients }) => clients.jobs(scope));
  }
}

/** From a company to its own reports: for its employer, and for administrators. */
@Resolver(() => Company)
export class CompanyReportsResolver {
  constructor(private readonly service: ReportsService) {}

  @FieldResolver(() => Reports, {
    description:
      'The reports of this company alone, whatever the filter says; figures of single administrators are not for its employer. Refusals: FORBIDDEN, INVALID_INPUT.',
  })
  reports(
    @Ctx() context: RequestContext,
    @Root() { id }: Company,
    @Arg('filter', () => ReportFilter, { nullable: true, description: FILTER }) filter?: ReportFilter | null,
  ): Reports {
    return { scope: this.service.scopeOfCompany(context, id, filter ?? {}) };
  }
}
