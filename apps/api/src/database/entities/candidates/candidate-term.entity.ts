import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { CandidateSearchEntity } from './candidate-search.entity.js';

/** The search index of candidates (decision 0145): one row for each word of a candidate, as the domain's `candidateTerms` returns them. */
@Entity('candidate_term')
@Index('candidate_term_term', ['term', 'candidateId', 'fields'])
export class CandidateTermEntity {
  @PrimaryColumn({ type: 'bigint', unsigned: true }) candidateId!: string;
  @ManyToOne(() => CandidateSearchEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'candidate_id', foreignKeyConstraintName: 'candidate_term_candidate_fk' })
  candidate?: Relation<CandidateSearchEntity>;
  @PrimaryColumn({ type: 'varchar', length: 24, charset: 'utf8mb4', collation: 'utf8mb4_bin' }) term!: string;
  /** The bits of the fields with the word. */
  @Column({ type: 'tinyint', unsigned: true }) fields!: number;
  /** The first positions of the word, separated by spaces, for phrases. */
  @Column({ type: 'varchar', length: 63, charset: 'ascii', collation: 'ascii_bin' }) positions!: string;
}
