import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { InstantColumn } from '../../columns.js';
import { JobEntity } from './job.entity.js';

/** A job that has been open. Job alerts announce it once, even if it closes and opens again. */
@Entity('announced_job')
@Index('announced_job_round', ['round', 'jobId'])
export class AnnouncedJobEntity {
  @PrimaryColumn({ type: 'bigint', unsigned: true }) jobId!: string;
  @ManyToOne(() => JobEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'job_id', foreignKeyConstraintName: 'announced_job_job_fk' })
  job?: Relation<JobEntity>;
  /** The first time it was open, by the clock of the database. */
  @InstantColumn() openedAt!: Date;
  /** The number of its batch; batches are committed before an alert reads them. Null until the job is in a batch. */
  @Column({ type: 'int', unsigned: true, nullable: true }) round!: number | null;
}
