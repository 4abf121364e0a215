import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { InstantColumn } from '../../columns.js';
import { JobEntity } from './job.entity.js';

/** The skills of listed jobs, for ranking jobs by a candidate's skills (decision 0078). Other jobs have no rows. */
@Entity('job_skill')
@Index('job_skill_order', ['skill', 'listedAt', 'jobId'])
export class JobSkillEntity {
  @PrimaryColumn({ type: 'bigint', unsigned: true }) jobId!: string;
  @ManyToOne(() => JobEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'job_id', foreignKeyConstraintName: 'job_skill_job_fk' })
  job?: Relation<JobEntity>;
  @PrimaryColumn({ type: 'varchar', length: 120, charset: 'utf8mb4', collation: 'utf8mb4_bin' }) skill!: string;
  @InstantColumn() listedAt!: Date;
}
