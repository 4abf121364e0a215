import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { InstantColumn } from '../../columns.js';
import { JobEntity } from './job.entity.js';

/** A job that has been open, and when it was new to the alerts: once, however often it closes and opens again. */
@Entity('announced_job')
@Index('announced_job_round', ['round', 'jobId'])
export class AnnouncedJobEntity {
  @PrimaryColumn({ type: 'bigint', unsigned: true }) jobId!: string;
  @ManyToOne(() => JobEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'job_id', foreignKeyConstraintName: 'announced_job_job_fk' })
  job?: Relation<JobEntity>;
  /** When it was first open, by the database's clock. */
  @InstantColumn() openedAt!: Date;
  /** Rounds count up, and each is committed whole before an alert looks at it. Null until the first after it has opened. */
  @Column({ type: 'int', unsigned: true, nullable: true }) round!: number | null;
}
