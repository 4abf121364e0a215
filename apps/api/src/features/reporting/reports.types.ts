import type { ApplicationStatus } from '@job-alert/domain/application-status';
import type { ApprovalKind } from '@job-alert/domain/approval';
import type { VisitSource } from '@job-alert/domain/visit-source';
import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { DateScalar } from '../../platform/scalars.js';
import { ApplicationStatusEnum } from '../applications/application-status.types.js';
import { ApprovalKindEnum } from '../approvals/approvals.types.js';
import type { Scope } from './report-scope.rules.js';
import { VisitSourceEnum } from '../visits/visits.types.js';

@ObjectType({ description: 'The applications of one week.', simpleResolvers: true })
export class WeekOfApplications {
  @Field(() => DateScalar, { description: 'The Monday of the week, in India.' }) weekStart!: string;
  @Field(() => Int, { description: 'How many applications were made.' }) applications!: number;
}

@ObjectType({ description: 'A stage of the funnel.', simpleResolvers: true })
export class FunnelStage {
  @Field(() => ApplicationStatusEnum, { description: 'The stage.' }) stage!: ApplicationStatus;
  @Field(() => Int, { description: 'How many of the applications have ever reached it.' }) applications!: number;
}

@ObjectType({ description: 'How long requests of one kind waited for approval.', simpleResolvers: true })
export class TimeToApprove {
  @Field(() => ApprovalKindEnum, { description: 'What the requests are about.' }) kind!: ApprovalKind;
  @Field(() => Int, { description: 'How many were approved.' }) approved!: number;
  @Field(() => Float, { nullable: true, description: 'The average in hours; null without any.' })
  averageHours!: number | null;
  @Field(() => Float, { nullable: true, description: 'The median in hours; null without any.' })
  medianHours!: number | null;
}

@ObjectType({ description: 'The open jobs of one industry.', simpleResolvers: true })
export class IndustryOfOpenJobs {
  @Field(() => String, { description: 'The industry, as companies name it.' }) industry!: string;
  @Field(() => Int, { description: 'How many jobs are open now.' }) openJobs!: number;
  @Field(() => Int, { description: 'How many openings they have together.' }) openings!: number;
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

@ObjectType({
  description:
    'The reports; docs/reporting.md defines each number. A report is made when it is asked for, from rows that stay when people are deleted.',
})
export class Reports {
  readonly scope!: Scope;
}
