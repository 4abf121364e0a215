import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { FlagColumn } from '../../columns.js';
import { JobEntity } from './job.entity.js';

/**
 * The words of a job's title and company, for the search of administrators (decision 0056). Closed jobs are included.
 */
@Entity('job_word')
@Index('job_word_word', ['word', 'ofTitle'])
export class JobWordEntity {
  @PrimaryColumn({ type: 'bigint', unsigned: true }) jobId!: string;
  @ManyToOne(() => JobEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'job_id', foreignKeyConstraintName: 'job_word_job_fk' })
  job?: Relation<JobEntity>;
  @PrimaryColumn({ type: 'varchar', length: 40 }) word!: string;
  /** True for a word of the title. Searches for applications use only these. */
  @FlagColumn() ofTitle!: boolean;
}
