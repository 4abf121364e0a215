import type { ApplicationStatus } from '@job-alert/domain/applications/application-status';
import type { JoiningOutcome } from '@job-alert/domain/applications/joining';
import type { DeclineReason, OfferAnswer } from '@job-alert/domain/applications/offer-answer';
import type { WithdrawalReason } from '@job-alert/domain/applications/withdrawal';
import type { RejectionReason } from '@job-alert/domain/approvals/rejection-reasons';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { ChoiceColumn, DayColumn, FlagColumn, InstantColumn, ReferenceColumn } from '../../columns.js';
import { ApplicationFacts, EventDayColumn } from '../../reports/fact-columns.js';

/** An application for reports (decision 0084), ordered by time so that a period is one range. */
@Entity('application_fact')
@Index('application_fact_applied', [
  'appliedOn',
  'source',
  'acceptedOn',
  'shortlistedOn',
  'interviewOn',
  'missedOn',
  'selectedOn',
  'rejectedOn',
  'city',
  'industry',
])
@Index('application_fact_accepted', [
  'acceptedOn',
  'shortlistedOn',
  'interviewOn',
  'missedOn',
  'selectedOn',
  'rejectedOn',
  'city',
  'industry',
  'source',
])
@Index('application_fact_client', ['companyId', 'acceptedOn', 'clientAnsweredOn'])
@Index('application_fact_shown', ['companyId', 'acceptedOn', 'clientAnsweredOn', 'city', 'industry', 'source'])
@Index('application_fact_recommended', [
  'recommendedOn',
  'source',
  'acceptedOn',
  'shortlistedOn',
  'selectedOn',
  'joinedOn',
  'recommendedById',
  'companyId',
  'jobId',
  'city',
  'industry',
])
@Index('application_fact_outcome', [
  'applicationId',
  'acceptedOn',
  'recommendedOn',
  'recommendedById',
  'shortlistedOn',
  'selectedOn',
  'joinedOn',
])
@Index('application_fact_shortlisted', [
  'shortlistedOn',
  'interviewOn',
  'missedOn',
  'selectedOn',
  'rejectedOn',
  'city',
  'industry',
  'source',
])
@Index('application_fact_interview', [
  'interviewOn',
  'missedOn',
  'selectedOn',
  'rejectedOn',
  'city',
  'industry',
  'source',
])
@Index('application_fact_missed', ['missedOn', 'selectedOn', 'rejectedOn', 'city', 'industry', 'source'])
@Index('application_fact_selected', [
  'selectedOn',
  'appliedOn',
  'rejectedOn',
  'interviewsHeld',
  'companyId',
  'city',
  'industry',
  'source',
])
@Index('application_fact_joined', ['joinedOn', 'appliedOn', 'city', 'industry', 'source'])
@Index('application_fact_company', ['companyId', 'appliedOn'])
@Index('application_fact_job', ['jobId', 'appliedOn'])
@Index('application_fact_application', ['applicationId'], { unique: true })
export class ApplicationFactEntity extends ApplicationFacts {
  @PrimaryColumn({ type: 'datetime', precision: 3 }) appliedAt!: Date;
  @PrimaryColumn({ type: 'bigint', unsigned: true }) applicationId!: string;
  @DayColumn() appliedOn!: string;
  @Column({ type: 'smallint', unsigned: true }) attempt!: number;
  @ChoiceColumn() stage!: ApplicationStatus;
  @ChoiceColumn({ nullable: true }) approvedStage!: ApplicationStatus | null;
  @FlagColumn() isActive!: boolean;
  /** The time when each stage was first approved. */
  @InstantColumn({ nullable: true }) acceptedAt!: Date | null;
  /** The time and the author of the first version of the recommendation. */
  @InstantColumn({ nullable: true }) recommendedAt!: Date | null;
  @EventDayColumn() recommendedOn!: string | null;
  @ReferenceColumn({ nullable: true }) recommendedById!: string | null;
  @InstantColumn({ nullable: true }) shortlistedAt!: Date | null;
  @InstantColumn({ nullable: true }) interviewAt!: Date | null;
  @InstantColumn({ nullable: true }) missedAt!: Date | null;
  @InstantColumn({ nullable: true }) selectedAt!: Date | null;
  @InstantColumn({ nullable: true }) rejectedAt!: Date | null;
  @EventDayColumn() acceptedOn!: string | null;
  @EventDayColumn() shortlistedOn!: string | null;
  @EventDayColumn() interviewOn!: string | null;
  @EventDayColumn() missedOn!: string | null;
  @EventDayColumn() selectedOn!: string | null;
  @EventDayColumn() rejectedOn!: string | null;
  /** The time of the employer's first proposal after it could see the application. */
  @InstantColumn({ nullable: true }) clientAnsweredAt!: Date | null;
  @EventDayColumn() clientAnsweredOn!: string | null;
  /** The time when an administrator rejected the application itself. */
  @InstantColumn({ name: 'refused_at', nullable: true }) applicationRejectedAt!: Date | null;
  @ChoiceColumn({ name: 'refusal_reason', nullable: true }) applicationRejectionReason!: RejectionReason | null;
  @InstantColumn({ nullable: true }) withdrawnAt!: Date | null;
  @ChoiceColumn({ nullable: true }) withdrawalReason!: WithdrawalReason | null;
  @ReferenceColumn({ nullable: true }) offerId!: string | null;
  @InstantColumn({ nullable: true }) offeredAt!: Date | null;
  @ChoiceColumn({ nullable: true }) offerAnswer!: OfferAnswer | null;
  @InstantColumn({ nullable: true }) answeredAt!: Date | null;
  @ChoiceColumn({ nullable: true }) declineReason!: DeclineReason | null;
  @DayColumn({ nullable: true }) joiningOn!: string | null;
  @ChoiceColumn({ nullable: true }) joining!: JoiningOutcome | null;
  @DayColumn({ nullable: true }) joinedOn!: string | null;
  @InstantColumn({ nullable: true }) joiningToldAt!: Date | null;
  /** The approved interviews without rescheduled or cancelled ones, and the number of those that took place. */
  @Column({ type: 'smallint', unsigned: true }) interviews!: number;
  @Column({ type: 'smallint', unsigned: true }) interviewsHeld!: number;
}
