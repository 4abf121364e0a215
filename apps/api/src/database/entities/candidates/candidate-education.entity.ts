import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { IdColumn, ReferenceColumn, TextColumn } from '../../columns.js';
import { CandidateProfileEntity } from './candidate-profile.entity.js';
import { StoredFileEntity } from '../accounts/stored-file.entity.js';

/** One qualification of a candidate, in the order in which the candidate entered them. */
@Entity('candidate_education')
@Index('candidate_education_position', ['candidateId', 'position'])
export class CandidateEducationEntity {
  @IdColumn() id!: string;
  @ReferenceColumn() candidateId!: string;
  @ManyToOne(() => CandidateProfileEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'candidate_id', foreignKeyConstraintName: 'candidate_education_candidate_fk' })
  candidate?: Relation<CandidateProfileEntity>;
  @Column({ type: 'smallint', unsigned: true }) position!: number;
  @TextColumn(200) qualification!: string;
  @TextColumn(200) university!: string;
  @Column({ type: 'smallint', unsigned: true }) yearOfCompletion!: number;
  /** CGPA or percentage, at most 100 with at most two decimals, stored as entered. */
  @TextColumn(6) marks!: string;
  @TextColumn(2000, { nullable: true }) skills!: string | null;
  @ReferenceColumn({ nullable: true }) certificateId!: string | null;
  @ManyToOne(() => StoredFileEntity, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'certificate_id', foreignKeyConstraintName: 'candidate_education_certificate_fk' })
  certificate?: Relation<StoredFileEntity>;
}
