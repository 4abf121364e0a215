import type { ReportName } from '@job-alert/domain/reports/reports';
import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { Requires } from '../../platform/graphql/requires.js';
import { Company } from '../companies/companies.types.js';
import { Report, ReportFilter, ReportNameEnum } from './report.types.js';
import type { ReportsService } from './reports.service.js';

const NAMES = 'The reports to read. Duplicates are ignored.';
const FILTER = 'Filters for the reports.';

@Resolver(() => Report)
export class ReportsResolver {
  constructor(private readonly service: ReportsService) {}

  @Requires('ADMIN', 'API_CLIENT')
  @Query(() => [Report], {
    description: 'The reports; a key needs the scope reports:read. Errors: FORBIDDEN, INVALID_INPUT.',
  })
  reports(
    @Ctx() context: RequestContext,
    @Arg('names', () => [ReportNameEnum], { description: NAMES }) names: ReportName[],
    @Arg('filter', () => ReportFilter, { nullable: true, description: FILTER }) filter?: ReportFilter | null,
  ): Promise<Report[]> {
    return this.service.reports(context, names, filter ?? {});
  }
}

@Resolver(() => Company)
export class CompanyReportsResolver {
  constructor(private readonly service: ReportsService) {}

  @FieldResolver(() => [Report], {
    description:
      'Reports on this company only, regardless of the filter. Reports on individual administrators and on the dashboard are not available to its employer. Errors: FORBIDDEN, INVALID_INPUT.',
  })
  reports(
    @Ctx() context: RequestContext,
    @Root() { id }: Company,
    @Arg('names', () => [ReportNameEnum], { description: NAMES }) names: ReportName[],
    @Arg('filter', () => ReportFilter, { nullable: true, description: FILTER }) filter?: ReportFilter | null,
  ): Promise<Report[]> {
    return this.service.reportsOfCompany(context, id, names, filter ?? {});
  }
}
