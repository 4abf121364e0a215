import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { InstantColumn } from '../../columns.js';
import { JobEntity } from './job.entity.js';

/**
 * The search index of listed jobs. It holds the beginnings of every word of title, skills, qualification and place, so
 * that a prefix search is one equality in list order (decision 0010). Synonym groups start with ~ (decision 0065), words
 * of the company name with @ (decision 0111), and short beginnings end with * (decision 0131). Other jobs have no rows.
 */
@Entity('job_term')
@Index('job_term_order', ['term', 'weight', 'listedAt', 'jobId'])
export class JobTermEntity {
  @PrimaryColumn({ type: 'bigint', unsigned: true }) jobId!: string;
  @ManyToOne(() => JobEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'job_id', foreignKeyConstraintName: 'job_term_job_fk' })
  job?: Relation<JobEntity>;
  @PrimaryColumn({ type: 'varchar', length: 16, charset: 'utf8mb4', collation: 'utf8mb4_bin' }) term!: string;
  /** The relevance: 2 for words of the title, 1 for skills and the qualification, 0 for others. The highest one is stored. */
  @PrimaryColumn({ type: 'tinyint', unsigned: true }) weight!: number;
  @InstantColumn() listedAt!: Date;
}
