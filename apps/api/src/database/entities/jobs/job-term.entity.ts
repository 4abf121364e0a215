import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { InstantColumn } from '../../columns.js';
import { JobEntity } from './job.entity.js';

/**
 * The search index of listed jobs: every beginning of every word of title, skills and place, so a word prefix is one
 * equality and the answer comes in list order (decision 0010); the families of its words, each behind a ~ (decision 0065), and the words of its company's name,
 * each behind an @ (decision 0111). Only
 * listed jobs have rows.
 */
@Entity('job_term')
@Index('job_term_order', ['term', 'weight', 'listedAt', 'jobId'])
export class JobTermEntity {
  @PrimaryColumn({ type: 'bigint', unsigned: true }) jobId!: string;
  @ManyToOne(() => JobEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'job_id', foreignKeyConstraintName: 'job_term_job_fk' })
  job?: Relation<JobEntity>;
  @PrimaryColumn({ type: 'varchar', length: 16, charset: 'utf8mb4', collation: 'utf8mb4_bin' }) term!: string;
  /** Where the word stands: 2 title, 1 skills, 0 place, family or company. The larger is the more relevant; of title and skills a word keeps the better. */
  @PrimaryColumn({ type: 'tinyint', unsigned: true }) weight!: number;
  @InstantColumn() listedAt!: Date;
}
