import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ReferenceColumn } from '../../columns.js';
import { CandidateSearchEntity } from './candidate-search.entity.js';

/** The words of a candidate that `candidate_posting` has. */
@Entity('indexed_candidate')
@Index('indexed_candidate_candidate', ['candidateId'], { unique: true })
export class IndexedCandidateEntity {
  /** The candidate's id, which stays after a deletion until the words are removed. */
  @PrimaryColumn({ type: 'bigint', unsigned: true }) id!: string;
  /** Null after the deletion of the candidate. */
  @ReferenceColumn({ nullable: true }) candidateId!: string | null;
  @ManyToOne(() => CandidateSearchEntity, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'candidate_id', foreignKeyConstraintName: 'indexed_candidate_candidate_fk' })
  candidate?: Relation<CandidateSearchEntity> | null;
  /** A JSON list: each word, its fields and its first positions. */
  @Column('mediumtext') terms!: string;
}
