import type { ApplicationStatus } from '@job-alert/domain/application-status';
import type { ApprovalKind } from '@job-alert/domain/approval';
import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import { DateScalar } from '../../platform/scalars.js';
import { ApplicationStatusEnum } from '../applications/application-status.types.js';
import { ApprovalKindEnum } from '../approvals/approvals.types.js';

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

@InputType({ description: 'The days that the reports cover, in India. Without them, the last 12 weeks.' })
export class ReportPeriod {
  @Field(() => DateScalar, { nullable: true, description: 'The first day.' }) from?: string | null;
  @Field(() => DateScalar, { nullable: true, description: 'The last day; today when it is left out.' }) to?:
    | string
    | null;
}

@ObjectType({
  description: 'The reports; docs/reporting.md defines each number. A report is made when it is asked for.',
})
export class Reports {
  readonly from!: string;
  readonly to!: string;
}
