import { Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { UserEntity } from '../accounts/user.entity.js';
import { JobEntity } from './job.entity.js';

/** A named person who works on a job and gets its emails. Everyone of the company does for a job without a row (decision 0167). */
@Entity('job_member')
export class JobMemberEntity {
  @PrimaryColumn({ type: 'bigint', unsigned: true }) jobId!: string;
  @ManyToOne(() => JobEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'job_id', foreignKeyConstraintName: 'job_member_job_fk' })
  job?: Relation<JobEntity>;
  @PrimaryColumn({ type: 'bigint', unsigned: true }) userId!: string;
  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'job_member_user_fk' })
  user?: Relation<UserEntity>;
}
