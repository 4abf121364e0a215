import { Column, Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, TextColumn } from '../../columns.js';

/** A named list of candidates that all administrators share. */
@Entity('talent_pool')
@Index('talent_pool_name', ['name'], { unique: true })
export class TalentPoolEntity {
  @IdColumn() id!: string;
  @TextColumn(80) name!: string;
  @TextColumn(200) authorName!: string;
  @InstantColumn() createdAt!: Date;
  /** Grows with each change of the members, so that a search reads only pools that have changed. */
  @Column({ type: 'int', unsigned: true, default: 0 }) revision!: number;
}
