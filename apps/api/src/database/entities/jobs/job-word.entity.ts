import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { FlagColumn } from '../../columns.js';
import { JobEntity } from './job.entity.js';

/** The words of a job's title and company, open or not, for an administrator's search (decision 0056). */
@Entity('job_word')
@Index('job_word_word', ['word', 'ofTitle'])
export class JobWordEntity {
  @PrimaryColumn({ type: 'bigint', unsigned: true }) jobId!: string;
  @ManyToOne(() => JobEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'job_id', foreignKeyConstraintName: 'job_word_job_fk' })
  job?: Relation<JobEntity>;
  @PrimaryColumn({ type: 'varchar', length: 40 }) word!: string;
  /** A word of the title; applications are found by these only. */
  @FlagColumn() ofTitle!: boolean;
}
