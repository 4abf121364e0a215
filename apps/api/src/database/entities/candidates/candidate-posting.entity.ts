import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The search index of candidates (decision 0158): for a word, which candidates of a block have it. */
@Entity('candidate_posting')
export class CandidatePostingEntity {
  @PrimaryColumn({ type: 'varchar', length: 24, charset: 'utf8mb4', collation: 'utf8mb4_bin' }) term!: string;
  @PrimaryColumn({ type: 'int', unsigned: true }) block!: number;
  /** As `writePosting` of `features/sourcing` returns them. */
  @Column('blob') entries!: Buffer;
}
