import { type DropReason, JOINING_OUTCOMES, type JoiningOutcome } from '@job-alert/domain/applications/joining';
import type { DeclineReason, OfferAnswer } from '@job-alert/domain/applications/offer-answer';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { ChoiceCheck, ChoiceColumn, DayColumn, FlagColumn, InstantColumn, ReferenceColumn } from '../../columns.js';
import { ApplicationFacts, EventDayColumn } from '../../reports/fact-columns.js';

/** An offer for reports: an approved selection (decision 0084). */
@Entity('offer_fact')
@Index('offer_fact_made', [
  'madeOn',
  'replacedAt',
  'answer',
  'joining',
  'answeredOn',
  'companyId',
  'city',
  'industry',
  'source',
])
@Index('offer_fact_company', ['companyId', 'madeOn'])
@Index('offer_fact_filled', ['filledOn', 'daysToFill'])
@Index('offer_fact_job', ['jobId', 'acceptedAt', 'offerId'])
@ChoiceCheck('offer_fact_joining_check', 'joining', JOINING_OUTCOMES)
export class OfferFactEntity extends ApplicationFacts {
  @PrimaryColumn({ type: 'bigint', unsigned: true }) offerId!: string;
  @ReferenceColumn() applicationId!: string;
  @InstantColumn() postedAt!: Date;
  @InstantColumn() appliedAt!: Date;
  @InstantColumn() madeAt!: Date;
  @DayColumn() madeOn!: string;
  @DayColumn({ nullable: true }) joiningOn!: string | null;
  @FlagColumn() hasLetter!: boolean;
  @ChoiceColumn({ nullable: true }) answer!: OfferAnswer | null;
  @InstantColumn({ nullable: true }) answeredAt!: Date | null;
  @EventDayColumn() answeredOn!: string | null;
  @ChoiceColumn({ nullable: true }) declineReason!: DeclineReason | null;
  @InstantColumn({ nullable: true }) otherDateAt!: Date | null;
  /** The time when the candidate accepted or joined. */
  @InstantColumn({ nullable: true }) acceptedAt!: Date | null;
  @EventDayColumn() acceptedOn!: string | null;
  /** The day when the offer filled an opening, and the days since the posting; null if it fills none. */
  @DayColumn({ nullable: true }) filledOn!: string | null;
  @Column({ type: 'int', nullable: true }) daysToFill!: number | null;
  /** The time when a newer offer replaced it. */
  @InstantColumn({ nullable: true }) replacedAt!: Date | null;
  /** The time when the application was rejected after the offer. */
  @InstantColumn({ nullable: true }) endedAt!: Date | null;
  @ChoiceColumn({ nullable: true }) joining!: JoiningOutcome | null;
  @DayColumn({ nullable: true }) joinedOn!: string | null;
  @InstantColumn({ nullable: true }) postponedAt!: Date | null;
  @ChoiceColumn({ nullable: true }) dropReason!: DropReason | null;
  @InstantColumn({ nullable: true }) toldAt!: Date | null;
}
