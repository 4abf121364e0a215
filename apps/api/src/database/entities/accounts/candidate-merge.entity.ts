import { Check, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { IdColumn, InstantColumn, LongJsonColumn, ReferenceColumn, TextColumn } from '../../columns.js';
import { UserEntity } from './user.entity.js';

/** The rows and values that a merge moved. Undoing the merge moves them back. */
export interface MovedRows {
  wasActive: boolean;
  /** Ids by table and column, such as `application.candidate_id`. */
  ids: Readonly<Record<string, readonly string[]>>;
  /** The earlier state of applications to the same jobs. */
  applications: readonly { id: string; attempt: number; isActive: boolean }[];
  /** The values that the remaining profile took from the other one. */
  filled: Readonly<Record<string, string>>;
}

/** A merge of two accounts of one person (decision 0058). Deleted with the remaining account. */
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
  /** The merged account. It can no longer log in, but its email address stays taken. */
  @ReferenceColumn() removedId!: string;
  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'removed_id', foreignKeyConstraintName: 'candidate_merge_removed_fk' })
  removed?: Relation<UserEntity>;
  /** Null when the merge can no longer be undone. */
  @LongJsonColumn({ nullable: true }) moved!: MovedRows | null;
  @InstantColumn() mergedAt!: Date;
  @TextColumn(200) mergedByName!: string;
}
