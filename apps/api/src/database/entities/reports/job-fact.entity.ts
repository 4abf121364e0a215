import type { JobType, WorkMode } from '@job-alert/domain/jobs/job-labels';
import { STOPPERS } from '@job-alert/domain/reports/report-labels';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import {
  ChoiceCheck,
  ChoiceColumn,
  DayColumn,
  FlagColumn,
  InstantColumn,
  ReferenceColumn,
  TextColumn,
} from '../../columns.js';
import { EventDayColumn } from '../../reports/fact-columns.js';

/** A job for reports (decision 0084). */
@Entity('job_fact')
@Index('job_fact_posted', ['postedOn', 'jobId'])
@Index('job_fact_company', ['companyId', 'postedOn'])
@ChoiceCheck('job_fact_stopped_by_check', 'stopped_by', STOPPERS)
@Check('job_fact_stopped_check', '(stopped_at IS NULL) = (stopped_by IS NULL)')
export class JobFactEntity {
  @PrimaryColumn({ type: 'bigint', unsigned: true }) jobId!: string;
  @ReferenceColumn() companyId!: string;
  @TextColumn(150) industry!: string;
  @TextColumn(100) city!: string;
  @TextColumn(60) state!: string;
  @ChoiceColumn() jobType!: JobType;
  @ChoiceColumn() workMode!: WorkMode;
  @InstantColumn() postedAt!: Date;
  @DayColumn() postedOn!: string;
  /** The time of the first approval. */
  @InstantColumn({ nullable: true }) approvedAt!: Date | null;
  @EventDayColumn() approvedOn!: string | null;
  @Column({ type: 'smallint', unsigned: true }) openings!: number;
  @DayColumn() deadline!: string;
  /** True if the job is open, apart from its deadline. */
  @FlagColumn() isListed!: boolean;
  @InstantColumn({ nullable: true }) stoppedAt!: Date | null;
  @EventDayColumn() stoppedOn!: string | null;
  /** COMPANY: the company is not approved, or its employer is inactive. */
  @ChoiceColumn({ nullable: true }) stoppedBy!: (typeof STOPPERS)[number] | null;
  /** The number of accepted offers that were not dropped. */
  @Column({ type: 'smallint', unsigned: true, default: 0 }) hires!: number;
  @InstantColumn({ nullable: true }) filledAt!: Date | null;
  @InstantColumn({ nullable: true }) goneAt!: Date | null;
}
