import type { DeclineReason } from '@job-alert/domain/offer-answer';
import { INTERVIEWS, OFFERS, OFFERS_REASONS, SOURCES } from '@job-alert/domain/report-outcome-measures';
import type { VisitSource } from '@job-alert/domain/visit-source';
import { ObjectType } from 'type-graphql';
import { DeclineReasonEnum } from '../applications/offers.types.js';
import { codedBy, measuredBy, reportOf } from './report.types.js';
import { VisitSourceEnum } from '../visits/visits.types.js';

const source = measuredBy(SOURCES);
const offer = measuredBy(OFFERS);
const interview = measuredBy(INTERVIEWS);

@ObjectType({ description: 'From visits to selections.', simpleResolvers: true })
export class SourcesReportSummary {
  @source visits!: number | null;
  @source signUps!: number | null;
  @source applications!: number;
  @source selected!: number;
}

@ObjectType({ description: 'From visits to selections, for one source.', simpleResolvers: true })
export class SourcesReportRow extends SourcesReportSummary {
  @codedBy(SOURCES, VisitSourceEnum, { nullable: true }) source!: VisitSource | null;
}

@ObjectType({ description: 'What became of offers.', simpleResolvers: true })
export class OffersReportSummary {
  @offer made!: number;
  @offer accepted!: number;
  @offer declined!: number;
  @offer unanswered!: number;
  @offer medianDaysToAnswer!: number | null;
  @offer p90DaysToAnswer!: number | null;
  @offer joined!: number;
  @offer dropped!: number;
  @offer postponed!: number;
}

@ObjectType({ description: 'What became of the offers of one month.', simpleResolvers: true })
export class OffersReportRow extends OffersReportSummary {
  @offer month!: string;
}

@ObjectType({ description: 'How often offers were declined for one reason.', simpleResolvers: true })
export class OffersReportReason {
  @codedBy(OFFERS_REASONS, DeclineReasonEnum, { nullable: true }) reason!: DeclineReason | null;
  @measuredBy(OFFERS_REASONS) declined!: number;
}

@ObjectType({ description: 'What became of interviews.', simpleResolvers: true })
export class InterviewsReportSummary {
  @interview scheduled!: number;
  @interview held!: number;
  @interview noShows!: number;
  @interview moved!: number;
  @interview cancelled!: number;
  @interview medianNoticeDays!: number | null;
  @interview p90NoticeDays!: number | null;
  @interview hires!: number;
  @interview roundsPerHire!: number | null;
}

@ObjectType({ description: 'What became of the interviews of one month.', simpleResolvers: true })
export class InterviewsReportRow extends InterviewsReportSummary {
  @interview month!: string;
}

export const SourcesReport = reportOf('sources', SourcesReportRow, SourcesReportSummary);
export const OffersReport = reportOf('offers', OffersReportRow, OffersReportSummary);
export const InterviewsReport = reportOf('interviews', InterviewsReportRow, InterviewsReportSummary);
