import { Check, Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { IdColumn, ReferenceColumn, TextColumn } from '../../columns.js';
import { CandidateProfileEntity } from './candidate-profile.entity.js';

/** One skill of a candidate, in the order of their tags. */
@Entity('candidate_skill')
@Index('candidate_skill_position', ['candidateId', 'position'])
@Index('candidate_skill_skill', ['candidateId', 'skill'], { unique: true })
@Check('candidate_skill_check', "skill <> ''")
export class CandidateSkillEntity {
  @IdColumn() id!: string;
  @ReferenceColumn() candidateId!: string;
  @ManyToOne(() => CandidateProfileEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'candidate_id', foreignKeyConstraintName: 'candidate_skill_candidate_fk' })
  candidate?: Relation<CandidateProfileEntity>;
  @Column({ type: 'smallint', unsigned: true }) position!: number;
  /** The text that the candidate entered. */
  @TextColumn(60) name!: string;
  /** The domain's `skillSpelling` of the name: a candidate has each skill once. */
  @Column({ type: 'varchar', length: 120, charset: 'utf8mb4', collation: 'utf8mb4_bin' }) skill!: string;
}
