import { Check, Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { DayColumn, IdColumn, ReferenceColumn, TextColumn } from '../../columns.js';
import { CandidateProfileEntity } from './candidate-profile.entity.js';
import { StoredFileEntity } from '../accounts/stored-file.entity.js';

/** One earlier employment of a candidate, in the order in which the candidate entered them. */
@Entity('candidate_experience')
@Index('candidate_experience_position', ['candidateId', 'position'])
@Check('candidate_experience_dates_check', 'to_date >= from_date')
export class CandidateExperienceEntity {
  @IdColumn() id!: string;
  @ReferenceColumn() candidateId!: string;
  @ManyToOne(() => CandidateProfileEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'candidate_id', foreignKeyConstraintName: 'candidate_experience_candidate_fk' })
  candidate?: Relation<CandidateProfileEntity>;
  @Column({ type: 'smallint', unsigned: true }) position!: number;
  @TextColumn(200) companyName!: string;
  @DayColumn() fromDate!: string;
  /** Null while the candidate still works there. */
  @DayColumn({ nullable: true }) toDate!: string | null;
  @TextColumn(200) jobRole!: string;
  @TextColumn(200, { nullable: true }) lastDesignation!: string | null;
  @TextColumn(2000, { nullable: true }) skills!: string | null;
  @ReferenceColumn({ nullable: true }) experienceLetterId!: string | null;
  @ManyToOne(() => StoredFileEntity, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'experience_letter_id', foreignKeyConstraintName: 'candidate_experience_letter_fk' })
  experienceLetter?: Relation<StoredFileEntity>;
}
