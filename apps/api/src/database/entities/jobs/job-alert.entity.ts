import { JOB_ALERT_FREQUENCIES, type JobAlertFrequency } from '@job-alert/domain/jobs/job-alert';
import type { JobSearchQuery } from '@job-alert/domain/search/job-search-path';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import {
  ChoiceCheck,
  ChoiceColumn,
  FlagColumn,
  IdColumn,
  InstantColumn,
  ReferenceColumn,
  TextColumn,
} from '../../columns.js';
import { CandidateProfileEntity } from '../candidates/candidate-profile.entity.js';

/** A search whose new jobs are emailed to a candidate. */
@Entity('job_alert')
@Index('job_alert_candidate', ['candidateId', 'createdAt', 'id'])
@Index('job_alert_news', ['isPaused', 'frequency', 'seenRound', 'id'])
@Index('job_alert_due', ['isPaused', 'frequency', 'dueAt', 'id'])
@Check('job_alert_filter_check', 'JSON_VALID(filter)')
@ChoiceCheck('job_alert_frequency_check', 'frequency', JOB_ALERT_FREQUENCIES)
export class JobAlertEntity {
  @IdColumn() id!: string;
  @ReferenceColumn() candidateId!: string;
  @ManyToOne(() => CandidateProfileEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'candidate_id', foreignKeyConstraintName: 'job_alert_candidate_fk' })
  candidate?: Relation<CandidateProfileEntity>;
  @TextColumn(60) name!: string;
  @Column({ type: 'simple-json' }) filter!: JobSearchQuery;
  @ChoiceColumn() frequency!: JobAlertFrequency;
  @FlagColumn({ default: false }) isPaused!: boolean;
  /** The last batch of new jobs that the alert has processed. */
  @Column({ type: 'int', unsigned: true }) seenRound!: number;
  /** The earliest time of the next email. */
  @InstantColumn() dueAt!: Date;
  @InstantColumn() createdAt!: Date;
  /** Failed emails from before this time no longer count. */
  @InstantColumn() resumedAt!: Date;
  @InstantColumn({ nullable: true }) mailedAt!: Date | null;
}
