import {
  REPORT_NAMES,
  REPORTS,
  type ReportFigures,
  type ReportName,
  type ReportRow as RowOfReport,
} from '@job-alert/domain/reports';
import type { ReportUnit, ReportValue } from '@job-alert/domain/report-definition';
import type { VisitSource } from '@job-alert/domain/visit-source';
import { GraphQLScalarType } from 'graphql';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql-enum.js';
import { DateScalar, DateTimeScalar } from '../../platform/scalars.js';
import { VisitSourceEnum } from '../visits/visits.types.js';

/** The figures of a report: by month, stage, kind, source or company; and together, in the same columns. */
export interface ReportTable<Name extends ReportName> {
  rows: readonly RowOfReport<Name>[];
  summary?: readonly (ReportFigures<Name> | Partial<RowOfReport<Name>>)[];
}

const ReportUnitEnum = graphqlEnum<ReportUnit>('ReportUnit', 'What the cells of a column are.', {
  MONTH: 'The first day of a month in India, written YYYY-MM-DD.',
  WEEK: 'The Monday of a week in India, written YYYY-MM-DD.',
  DAY: 'A day in India, written YYYY-MM-DD.',
  CODE: 'A word of an enum; null when it is not known.',
  ID: 'An id: a decimal number as text.',
  TEXT: 'A text; null when it is not known.',
  FLAG: 'True or false.',
  COUNT: 'A number of things; 0 when there are none.',
  RECORDED: 'A number of things; null where it is not known.',
  DAYS: 'Days; null when there is nothing to measure.',
  HOURS: 'Hours; null when there is nothing to measure.',
  DURATION: 'Hours, which screens show as minutes, hours or days; null when there is nothing to measure.',
  PERCENT: 'Of 100; null when there is nothing to measure.',
  RATIO: 'How much of one comes to each of another; null when there is nothing to measure.',
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
export class ReportColumn {
  @Field(() => String, { description: 'The name of the column.' }) name!: string;
  @Field(() => String, { description: 'Its heading on screens.' }) label!: string;
  @Field(() => ReportUnitEnum, { description: 'What its cells are.' }) unit!: ReportUnit;
  @Field(() => String, { description: 'What it means.' }) definition!: string;
}

@ObjectType({ description: 'A row of a report.', simpleResolvers: true })
export class ReportRow {
  @Field(() => [ReportValueScalar], { nullable: 'items', description: 'A cell for each column of the report.' })
  cells!: ReportValue[];
}

@ObjectType({
  description: 'A report. It is made when it is asked for, from rows that stay when people are deleted.',
  simpleResolvers: true,
})
export class Report {
  @Field(() => ReportNameEnum, { description: 'Which report it is.' }) name!: ReportName;
  @Field(() => String, { description: 'Its name on screens.' }) title!: string;
  @Field(() => String, { description: 'What it answers.' }) definition!: string;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'Since when everything that the report needs has been recorded. Null when that is so from the beginning.',
  })
  since!: Date | null;
  @Field(() => [ReportColumn], { description: 'Its columns, in the order of the cells.' }) columns!: ReportColumn[];
  @Field(() => [ReportRow], { description: 'The figures one by one.' }) rows!: ReportRow[];
  @Field(() => [ReportRow], {
    description:
      'The figures of the whole period: one row, or one for each step of PASS_THROUGH, in the same columns; cells that have no total are null. Empty for reports without a summary.',
  })
  summary!: ReportRow[];
}

@InputType({
  description:
    'What the reports are narrowed to. Several conditions all have to hold; a value that nothing has finds nothing. A source narrows what comes from applications; jobs and views have none and are counted all the same.',
})
export class ReportFilter {
  @Field(() => DateScalar, {
    nullable: true,
    description: 'The first day, in India; without it 12 weeks before the last day.',
  })
  from?: string | null;
  @Field(() => DateScalar, { nullable: true, description: 'The last day, in India; without it today.' })
  to?: string | null;
  @Field(() => ID, { nullable: true, description: 'The id of a company. Employers find their own company only.' })
  companyId?: string | null;
  @Field(() => ID, { nullable: true, description: 'The id of a job.' }) jobId?: string | null;
  @Field(() => String, { nullable: true, description: "A job's industry, as it is written there." })
  industry?: string | null;
  @Field(() => String, { nullable: true, description: "A job's city, as it is written there." })
  city?: string | null;
  @Field(() => VisitSourceEnum, { nullable: true, description: 'Where the candidates came from.' })
  source?: VisitSource | null;
}
