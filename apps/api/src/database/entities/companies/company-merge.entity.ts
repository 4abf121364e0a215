import { Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { IdColumn, InstantColumn, ReferenceColumn, TextColumn } from '../../columns.js';
import { CompanyEntity } from './company.entity.js';

/** A company that was merged into another one (decision 0173). Deleted with the company that stays. */
@Entity('company_merge')
@Index('company_merge_removed', ['removedId'], { unique: true })
@Index('company_merge_keep', ['keepId', 'mergedAt', 'id'])
export class CompanyMergeEntity {
  @IdColumn() id!: string;
  @ReferenceColumn() keepId!: string;
  @ManyToOne(() => CompanyEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'keep_id', foreignKeyConstraintName: 'company_merge_keep_fk' })
  keep?: Relation<CompanyEntity>;
  /** The id of the company that ended. No foreign key: the company is deleted, and the user with this id may be later. */
  @ReferenceColumn() removedId!: string;
  @TextColumn(200) removedName!: string;
  @InstantColumn() mergedAt!: Date;
  @TextColumn(200) mergedByName!: string;
}
