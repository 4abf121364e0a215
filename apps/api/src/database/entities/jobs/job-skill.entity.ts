import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { InstantColumn } from '../../columns.js';
import { JobEntity } from './job.entity.js';

/** The skills of listed jobs, by which those are found that fit a candidate best (decision 0078). Only listed jobs have rows. */
@Entity('job_skill')
@Index('job_skill_order', ['skill', 'listedAt', 'jobId'])
export class JobSkillEntity {
  @PrimaryColumn({ type: 'bigint', unsigned: true }) jobId!: string;
  @ManyToOne(() => JobEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'job_id', foreignKeyConstraintName: 'job_skill_job_fk' })
  job?: Relation<JobEntity>;
  /** The domain's `skillKey` of a skill. */
  @PrimaryColumn({ type: 'varchar', length: 120, charset: 'utf8mb4', collation: 'utf8mb4_bin' }) skill!: string;
  @InstantColumn() listedAt!: Date;
}
