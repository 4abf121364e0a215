import type { Measure, MeasureUnit } from '@job-alert/domain/report-measures';
import { REPORTS, type ReportName } from '@job-alert/domain/reports';
import { type ClassType, Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql-enum.js';
import { DateScalar, DateTimeScalar } from '../../platform/scalars.js';
import type { Scope } from './report-scope.rules.js';

/** The figures of a report: by month, stage, kind, source or company, and together. */
export interface Table<Row, Summary> {
  rows: Row[];
  summary: Summary;
}

const MeasureUnitEnum = graphqlEnum<MeasureUnit>('MeasureUnit', 'What a number or a column of a report is.', {
  MONTH: 'The first day of a month in India.',
  DAY: 'A day in India.',
  CODE: 'A word of an enum.',
  ID: 'An id: a decimal number as text.',
  TEXT: 'A text; null when it is not known.',
  FLAG: 'Yes or no.',
  COUNT: 'A number of things; 0 when there are none.',
  RECORDED: 'A number of things; null where it is not known.',
  DAYS: 'Days; null when there is nothing to measure.',
  HOURS: 'Hours; null when there is nothing to measure.',
  PERCENT: 'Of 100; null when there is nothing to measure.',
  RATIO: 'How much of one comes to each of another; null when there is nothing to measure.',
});

const TYPES: Readonly<Record<MeasureUnit, { type: object; nullable: boolean }>> = {
  MONTH: { type: DateScalar, nullable: false },
  DAY: { type: DateScalar, nullable: false },
  CODE: { type: String, nullable: false },
  ID: { type: ID, nullable: false },
  TEXT: { type: String, nullable: true },
  FLAG: { type: Boolean, nullable: false },
  COUNT: { type: Int, nullable: false },
  RECORDED: { type: Int, nullable: true },
  DAYS: { type: Float, nullable: true },
  HOURS: { type: Float, nullable: true },
  PERCENT: { type: Float, nullable: true },
  RATIO: { type: Float, nullable: true },
};

/** A decorator of the fields of that name: their type and description come from the definition of the number. */
export function measuredBy<Name extends string>(measures: Readonly<Record<Name, Measure>>) {
  return (target: object, name: Name): void => {
    const { unit, definition } = measures[name];
    const { type, nullable } = TYPES[unit];
    Field(() => type as never, { nullable, description: definition })(target, name);
  };
}

/** The same for codes, whose enum the definition does not know. */
export function codedBy<Name extends string>(
  measures: Readonly<Record<Name, Measure>>,
  code: object,
  { nullable = false } = {},
) {
  return (target: object, name: Name): void => {
    Field(() => code as never, { nullable, description: measures[name].definition })(target, name);
  };
}

@ObjectType({ description: 'What a number or a column of a report means.', simpleResolvers: true })
export class ReportMeasure {
  @Field(() => String, { description: 'The name of the field.' }) name!: string;
  @Field(() => String, { description: 'Its heading on screens.' }) label!: string;
  @Field(() => MeasureUnitEnum, { description: 'What it is.' }) unit!: MeasureUnit;
  @Field(() => String, { description: 'What it means.' }) text!: string;
}

@ObjectType({ description: 'What a report and its numbers mean.', simpleResolvers: true })
export class ReportDefinition {
  @Field(() => String, { description: 'The name of the report on screens.' }) title!: string;
  @Field(() => String, { description: 'What the report answers.' }) text!: string;
  @Field(() => [ReportMeasure], { description: 'Its numbers and columns, in the order of the rows.' })
  measures!: ReportMeasure[];
}

/** A report as it is answered, with what its further tables are narrowed to. */
export interface Report<Row, Summary> extends Table<Row, Summary> {
  definition: ReportDefinition;
  since: Date | null;
  readonly scope: Scope;
}

/** What the schema says of a report. */
export function definitionOf(name: ReportName): ReportDefinition {
  const { title, definition, measures } = REPORTS[name];
  return {
    title,
    text: definition,
    measures: Object.entries<Measure>(measures).map(([field, { label, unit, definition: text }]) => ({
      name: field,
      label,
      unit,
      text,
    })),
  };
}

/** Makes the type of a report out of those of its rows and its summary. */
export function reportOf<Row extends object, Summary extends object>(
  name: ReportName,
  row: ClassType<Row>,
  summaryType: ClassType<Summary>,
): ClassType<Report<Row, Summary>> {
  @ObjectType(`${name[0]?.toUpperCase()}${name.slice(1)}Report`, {
    description: REPORTS[name].definition,
    simpleResolvers: true,
  })
  class ReportType {
    @Field(() => ReportDefinition, { description: 'What the report and its numbers mean.' })
    definition!: ReportDefinition;
    @Field(() => DateTimeScalar, {
      nullable: true,
      description:
        'Since when everything that the report needs has been recorded. Null when that is so from the beginning.',
    })
    since!: Date | null;
    @Field(() => [row], { description: 'The figures one by one.' }) rows!: Row[];
    @Field(() => summaryType, { description: 'The figures of the whole period.' }) summary!: Summary;
    readonly scope!: Scope;
  }
  return ReportType;
}
