import type { ReportUnit, ReportValue } from '@job-alert/domain/reports/report-definition';
import {
  REPORT_NAMES,
  REPORTS,
  type ReportFigures,
  type ReportName,
  type ReportRow as RowOfReport,
} from '@job-alert/domain/reports/reports';
import type { VisitSource } from '@job-alert/domain/reports/visit-source';
import { GraphQLScalarType } from 'graphql';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql/graphql-enum.js';
import { DateScalar, DateTimeScalar } from '../../platform/graphql/scalars.js';
import { VisitSourceEnum } from '../visits/visits.types.js';

/** The rows of a report, by month, stage, kind, source or company, and their totals in the same columns. */
export interface ReportTable<Name extends ReportName> {
  rows: readonly RowOfReport<Name>[];
  summary?: readonly (ReportFigures<Name> | Partial<RowOfReport<Name>>)[];
}

const ReportUnitEnum = graphqlEnum<ReportUnit>('ReportUnit', 'The unit of the cells of a column.', {
  MONTH: 'The first day of a month in India, written YYYY-MM-DD.',
  WEEK: 'The Monday of a week in India, written YYYY-MM-DD.',
  DAY: 'A day in India, written YYYY-MM-DD.',
  CODE: 'An enum value; null if it is unknown.',
  ID: 'An id: a decimal number as text.',
  TEXT: 'A text; null if it is unknown.',
  FLAG: 'True or false.',
  COUNT: 'A count; 0 if there are none.',
  RECORDED: 'A count; null if it is unknown.',
  DAYS: 'Days; null when there is nothing to measure.',
  HOURS: 'Hours; null when there is nothing to measure.',
  DURATION: 'Hours, which screens show as minutes, hours or days; null when there is nothing to measure.',
  PERCENT: 'A percentage; null if there is nothing to measure.',
  RATIO: 'A ratio; null if there is nothing to measure.',
});

export const ReportNameEnum = graphqlEnum<ReportName>(
  'ReportName',
  'The reports. docs/reporting.md defines each number.',
  Object.fromEntries(REPORT_NAMES.map((name) => [name, REPORTS[name].definition])) as Record<ReportName, string>,
  Object.fromEntries(REPORT_NAMES.map((name) => [name, REPORTS[name].deprecated])),
);

const ReportValueScalar = new GraphQLScalarType<ReportValue>({
  name: 'ReportValue',
  description: 'A cell of a report: a text, a number, or true or false, as the unit of its column says.',
});

@ObjectType({ description: 'A column of a report.', simpleResolvers: true })
class ReportColumn {
  @Field(() => String, { description: 'The name of the column.' }) name!: string;
  @Field(() => String, { description: 'The heading shown on screen.' }) label!: string;
  @Field(() => ReportUnitEnum, { description: 'The unit of its cells.' }) unit!: ReportUnit;
  @Field(() => String, { description: 'The definition of the column.' }) definition!: string;
}

@ObjectType({ description: 'A row of a report.', simpleResolvers: true })
class ReportRow {
  @Field(() => [ReportValueScalar], { nullable: 'items', description: 'A cell for each column of the report.' })
  cells!: ReportValue[];
}

@ObjectType({
  description: 'A report. It is computed on request from rows that are kept when people are deleted.',
  simpleResolvers: true,
})
export class Report {
  @Field(() => ReportNameEnum, { description: 'The name of the report.' }) name!: ReportName;
  @Field(() => String, { description: 'The title shown on screen.' }) title!: string;
  @Field(() => String, { description: 'The question that the report answers.' }) definition!: string;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'The time since which all data of the report has been recorded. Null if it has always been recorded.',
  })
  since!: Date | null;
  @Field(() => [ReportColumn], { description: 'Its columns, in the order of the cells.' }) columns!: ReportColumn[];
  @Field(() => [ReportRow], { description: 'The rows of the report.' }) rows!: ReportRow[];
  @Field(() => [ReportRow], {
    description:
      'The totals of the period in the same columns: one row, or one for each step of PASS_THROUGH. Cells without a total are null. Empty for reports without a summary.',
  })
  summary!: ReportRow[];
}

@InputType({
  description:
    'Filters for reports. All given filters must match; an unknown value matches nothing. A source filters only figures about applications and invitations; jobs and views have no source and are always counted.',
})
export class ReportFilter {
  @Field(() => DateScalar, {
    nullable: true,
    description: 'The first day, in India. Defaults to 12 weeks before the last day.',
  })
  from?: string | null;
  @Field(() => DateScalar, { nullable: true, description: 'The last day, in India. Defaults to today.' })
  to?: string | null;
  @Field(() => ID, {
    nullable: true,
    description: 'The id of a company. Employers get results for their own company only.',
  })
  companyId?: string | null;
  @Field(() => ID, { nullable: true, description: 'The id of a job.' }) jobId?: string | null;
  @Field(() => String, { nullable: true, description: 'An industry, spelled as in the job.' })
  industry?: string | null;
  @Field(() => String, { nullable: true, description: 'A city, spelled as in the job.' })
  city?: string | null;
  @Field(() => VisitSourceEnum, { nullable: true, description: 'The traffic source of the candidates.' })
  source?: VisitSource | null;
}
