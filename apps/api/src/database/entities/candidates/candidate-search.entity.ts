import { QUALIFICATION_LEVELS, type QualificationLevel } from '@job-alert/domain/candidates/qualification-level';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ChoiceCheck, ChoiceColumn, InstantColumn, ReferenceColumn } from '../../columns.js';
import { CandidateProfileEntity } from './candidate-profile.entity.js';

/** The derived data by which administrators find a candidate, and the state of its index. The indexing service writes it. */
@Entity('candidate_search')
@Index('candidate_search_due', ['dueAt'])
@Index('candidate_search_resume_due', ['resumeDueAt'])
@ChoiceCheck('candidate_search_qualification_check', 'qualification', QUALIFICATION_LEVELS)
export class CandidateSearchEntity {
  @PrimaryColumn({ type: 'bigint', unsigned: true }) candidateId!: string;
  @ManyToOne(() => CandidateProfileEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'candidate_id', foreignKeyConstraintName: 'candidate_search_candidate_fk' })
  candidate?: Relation<CandidateProfileEntity>;
  /** The time of a change that is not indexed yet; null if the index is current. */
  @InstantColumn({ nullable: true }) dueAt!: Date | null;
  /** The time since when the text of the resume must be read; null if it is current. */
  @InstantColumn({ nullable: true }) resumeDueAt!: Date | null;
  /** The file of `resumeText`. */
  @ReferenceColumn({ nullable: true }) resumeFileId!: string | null;
  /** The domain's `searchableResume` of the resume; null without a readable resume. */
  @Column({ type: 'mediumtext', nullable: true }) resumeText!: string | null;
  @Column({ type: 'smallint', unsigned: true, nullable: true }) experienceMonths!: number | null;
  @ChoiceColumn({ nullable: true }) qualification!: QualificationLevel | null;
}
