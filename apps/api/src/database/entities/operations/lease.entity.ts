import { Entity, PrimaryColumn } from 'typeorm';
import { InstantColumn, TextColumn } from '../../columns.js';

/** Which worker may do a background job now. A lease is taken by a conditional update and runs out by itself. */
@Entity('lease')
export class LeaseEntity {
  @PrimaryColumn({ type: 'varchar', length: 50 }) name!: string;
  @TextColumn(60) holder!: string;
  @InstantColumn() expiresAt!: Date;
}
