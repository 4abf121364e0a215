import { JOB_FEED_EVENT_KINDS, type JobFeedEventKind } from '@job-alert/domain/jobs/job-feed-event';
import { Entity, Index, PrimaryColumn } from 'typeorm';
import { ChoiceCheck, ChoiceColumn, InstantColumn, ReferenceColumn } from '../../columns.js';

/**
 * An entry of the job change feed. Ids are assigned under the lock of `job_feed` (decision 0081), so no entry is
 * committed before one with a lower id. It remains after its job is deleted.
 */
@Entity('job_change')
@Index('job_change_job', ['jobId', 'id'])
@Index('job_change_at', ['at', 'id'])
@ChoiceCheck('job_change_kind_check', 'kind', JOB_FEED_EVENT_KINDS)
export class JobChangeEntity {
  @PrimaryColumn({ type: 'bigint', unsigned: true }) id!: string;
  @ReferenceColumn() jobId!: string;
  @ChoiceColumn() kind!: JobFeedEventKind;
  @InstantColumn() at!: Date;
}
