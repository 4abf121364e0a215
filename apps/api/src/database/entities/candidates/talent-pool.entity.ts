import { Column, Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, ReferenceColumn, TextColumn } from '../../columns.js';

/** A named list of candidates that all administrators share. */
@Entity('talent_pool')
@Index('talent_pool_name', ['name'], { unique: true })
export class TalentPoolEntity {
  @IdColumn() id!: string;
  @TextColumn(80) name!: string;
  @TextColumn(200) authorName!: string;
  @InstantColumn() createdAt!: Date;
  /** The import that created the pool, whose undo deletes it when it is empty. No foreign key: imports are never deleted. */
  @ReferenceColumn({ nullable: true }) importId!: string | null;
  /** Grows with each change of the members, so that a search reads only pools that have changed. */
  @Column({ type: 'int', unsigned: true, default: 0 }) revision!: number;
}
