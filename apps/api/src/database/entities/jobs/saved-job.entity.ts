import { Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { IdColumn, InstantColumn, ReferenceColumn } from '../../columns.js';
import { CandidateProfileEntity } from '../candidates/candidate-profile.entity.js';
import { JobEntity } from './job.entity.js';

/** A job that a candidate saved for later. */
@Entity('saved_job')
@Index('saved_job_once', ['candidateId', 'jobId'], { unique: true })
@Index('saved_job_saved', ['candidateId', 'savedAt', 'id'])
export class SavedJobEntity {
  @IdColumn() id!: string;
  @ReferenceColumn() candidateId!: string;
  @ManyToOne(() => CandidateProfileEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'candidate_id', foreignKeyConstraintName: 'saved_job_candidate_fk' })
  candidate?: Relation<CandidateProfileEntity>;
  @ReferenceColumn() jobId!: string;
  @ManyToOne(() => JobEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'job_id', foreignKeyConstraintName: 'saved_job_job_fk' })
  job?: Relation<JobEntity>;
  @InstantColumn() savedAt!: Date;
}
