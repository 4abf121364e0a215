import type { InterviewMode, RoundType } from '@job-alert/domain/interviews/interview';
import {
  type CancellationReason,
  INTERVIEW_OUTCOMES,
  type InterviewOutcome,
} from '@job-alert/domain/interviews/interview-cancellation';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { ChoiceCheck, ChoiceColumn, DayColumn, FlagColumn, InstantColumn, ReferenceColumn } from '../../columns.js';
import { ApplicationFacts, EventDayColumn } from '../../reports/fact-columns.js';

/** An interview for reports (decision 0084). */
@Entity('interview_fact')
@Index('interview_fact_starts', ['startsOn', 'outcome', 'approvedOn', 'city', 'industry', 'source'])
@Index('interview_fact_company', ['companyId', 'startsOn'])
@Index('interview_fact_job', ['jobId', 'startsOn'])
@ChoiceCheck('interview_fact_outcome_check', 'outcome', INTERVIEW_OUTCOMES)
export class InterviewFactEntity extends ApplicationFacts {
  @PrimaryColumn({ type: 'bigint', unsigned: true }) interviewId!: string;
  @ReferenceColumn() applicationId!: string;
  @ChoiceColumn() roundType!: RoundType;
  @ChoiceColumn() mode!: InterviewMode;
  /** 1 for the first round. A rescheduled interview has the same number. */
  @Column({ type: 'smallint', unsigned: true }) roundNo!: number;
  @InstantColumn() scheduledAt!: Date;
  @InstantColumn({ nullable: true }) approvedAt!: Date | null;
  @EventDayColumn() approvedOn!: string | null;
  @InstantColumn() startsAt!: Date;
  @DayColumn() startsOn!: string;
  @ChoiceColumn({ nullable: true }) outcome!: InterviewOutcome | null;
  @InstantColumn({ nullable: true }) cancelledAt!: Date | null;
  @ChoiceColumn({ nullable: true }) cancelledFor!: CancellationReason | null;
  @FlagColumn() refused!: boolean;
}
