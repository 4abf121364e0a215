import { Check, Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { IdColumn, InstantColumn, ReferenceColumn, TextColumn } from '../../columns.js';
import { UserEntity } from './user.entity.js';

/** What a merge has moved, so that it can be undone. */
export interface MovedRows {
  wasActive: boolean;
  /** Ids by table and column, such as `application.candidate_id`. */
  ids: Readonly<Record<string, readonly string[]>>;
  /** How applications for the same jobs stood before. */
  applications: readonly { id: string; attempt: number; isActive: boolean }[];
  /** What the profile that stays has got from the other one. */
  filled: Readonly<Record<string, string>>;
}

const asJson = {
  to: (moved: MovedRows | null): string | null => moved && JSON.stringify(moved),
  from: (moved: string | null): MovedRows | null => (moved === null ? null : JSON.parse(moved)),
};

/** Two accounts of one person that became one (decision 0058). The row stays as long as the account that was kept. */
@Entity('candidate_merge')
@Check('candidate_merge_moved_check', 'JSON_VALID(moved)')
@Index('candidate_merge_removed', ['removedId'], { unique: true })
@Index('candidate_merge_keep', ['keepId', 'mergedAt', 'id'])
@Index('candidate_merge_merged', ['mergedAt'])
export class CandidateMergeEntity {
  @IdColumn() id!: string;
  @ReferenceColumn() keepId!: string;
  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'keep_id', foreignKeyConstraintName: 'candidate_merge_keep_fk' })
  keep?: Relation<UserEntity>;
  /** The account that cannot log in any more; it holds its e-mail. */
  @ReferenceColumn() removedId!: string;
  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'removed_id', foreignKeyConstraintName: 'candidate_merge_removed_fk' })
  removed?: Relation<UserEntity>;
  /** Null once it cannot be undone any more. */
  @Column({ type: 'mediumtext', nullable: true, transformer: asJson }) moved!: MovedRows | null;
  @InstantColumn() mergedAt!: Date;
  @TextColumn(200) mergedByName!: string;
}
