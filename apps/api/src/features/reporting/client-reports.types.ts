import { CLIENT_SCORECARD, JOBS, JOBS_EACH } from '@job-alert/domain/report-outcome-measures';
import { ObjectType } from 'type-graphql';
import { measuredBy, reportOf } from './report.types.js';

const company = measuredBy(CLIENT_SCORECARD);
const job = measuredBy(JOBS);
const each = measuredBy(JOBS_EACH);

@ObjectType({ description: 'How companies do.', simpleResolvers: true })
export class ClientScorecardSummary {
  @company jobs!: number;
  @company openings!: number;
  @company filled!: number;
  @company fillRate!: number | null;
  @company candidates!: number;
  @company candidatesDecided!: number;
  @company averageDaysToDecide!: number | null;
  @company hires!: number;
  @company interviewsPerHire!: number | null;
  @company offers!: number;
  @company droppedOffers!: number;
}

@ObjectType({ description: 'How one company does.', simpleResolvers: true })
export class ClientScorecardRow extends ClientScorecardSummary {
  @company companyId!: string;
  @company companyName!: string | null;
}

@ObjectType({ description: 'What jobs brought.', simpleResolvers: true })
export class JobsReportSummary {
  @job posted!: number;
  @job views!: number;
  @job applications!: number;
  @job applicationsPer100Views!: number | null;
  @job closed!: number;
  @job closedWithHire!: number;
  @job closedWithoutHire!: number;
  @job medianDaysOpen!: number | null;
  @job p90DaysOpen!: number | null;
}

@ObjectType({ description: 'What jobs brought in one month.', simpleResolvers: true })
export class JobsReportRow extends JobsReportSummary {
  @job month!: string;
}

@ObjectType({ description: 'What one job has brought until now.', simpleResolvers: true })
export class JobsReportJob {
  @each jobId!: string;
  @each title!: string | null;
  @each companyId!: string;
  @each postedOn!: string;
  @each openings!: number;
  @each views!: number;
  @each applications!: number;
  @each hires!: number;
  @each daysOpen!: number | null;
  @each isClosed!: boolean;
}

export const ClientScorecardReport = reportOf('clientScorecard', ClientScorecardRow, ClientScorecardSummary);
export const JobsReport = reportOf('jobs', JobsReportRow, JobsReportSummary);
