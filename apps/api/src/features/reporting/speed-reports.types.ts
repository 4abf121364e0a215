import type { ApplicationStatus } from '@job-alert/domain/application-status';
import { PASS_THROUGH, STAGE_TIME, TIME_TO_FILL, TIME_TO_HIRE } from '@job-alert/domain/report-measures';
import type { TimedStage } from '@job-alert/domain/reports';
import { Field, ObjectType } from 'type-graphql';
import { ApplicationStatusEnum } from '../applications/application-status.types.js';
import { codedBy, measuredBy, reportOf } from './report.types.js';

const fill = measuredBy(TIME_TO_FILL);
const hire = measuredBy(TIME_TO_HIRE);
const pass = measuredBy(PASS_THROUGH);
const passStage = codedBy(PASS_THROUGH, ApplicationStatusEnum);
const stay = measuredBy(STAGE_TIME);

@ObjectType({ description: 'How long it took to fill openings.', simpleResolvers: true })
export class TimeToFillSummary {
  @fill filled!: number;
  @fill medianDays!: number | null;
  @fill p90Days!: number | null;
}

@ObjectType({ description: 'How long it took to fill the openings of one month.', simpleResolvers: true })
export class TimeToFillRow extends TimeToFillSummary {
  @fill month!: string;
}

@ObjectType({ description: 'How long it took to hire.', simpleResolvers: true })
export class TimeToHireSummary {
  @hire selected!: number;
  @hire medianDaysToSelected!: number | null;
  @hire p90DaysToSelected!: number | null;
  @hire joined!: number;
  @hire medianDaysToJoined!: number | null;
  @hire p90DaysToJoined!: number | null;
}

@ObjectType({ description: 'How long it took to hire those of one month.', simpleResolvers: true })
export class TimeToHireRow extends TimeToHireSummary {
  @hire month!: string;
}

@ObjectType({ description: 'From one stage to a later one.', simpleResolvers: true })
export class PassThroughStep {
  @passStage stage!: ApplicationStatus;
  @passStage laterStage!: ApplicationStatus;
  @pass reached!: number;
  @pass reachedLater!: number;
  @pass percent!: number | null;
}

@ObjectType({ description: 'From one stage to a later one, for one month.', simpleResolvers: true })
export class PassThroughRow extends PassThroughStep {
  @pass month!: string;
}

@ObjectType({ description: 'The pass-through of the whole period.', simpleResolvers: true })
export class PassThroughSummary {
  @Field(() => [PassThroughStep], { description: 'Each stage with each later one.' }) steps!: PassThroughStep[];
}

@ObjectType({ description: 'How long applications stayed in one stage.', simpleResolvers: true })
export class StageTimeRow {
  @codedBy(STAGE_TIME, ApplicationStatusEnum) stage!: TimedStage;
  @stay entered!: number;
  @stay left!: number;
  @stay medianDays!: number | null;
  @stay p90Days!: number | null;
  @stay open!: number;
  @stay medianOpenDays!: number | null;
  @stay p90OpenDays!: number | null;
}

@ObjectType({ description: 'The stays in all stages together.', simpleResolvers: true })
export class StageTimeSummary {
  @stay entered!: number;
  @stay left!: number;
  @stay open!: number;
}

export const TimeToFillReport = reportOf('timeToFill', TimeToFillRow, TimeToFillSummary);
export const TimeToHireReport = reportOf('timeToHire', TimeToHireRow, TimeToHireSummary);
export const PassThroughReport = reportOf('passThrough', PassThroughRow, PassThroughSummary);
export const StageTimeReport = reportOf('stageTime', StageTimeRow, StageTimeSummary);
