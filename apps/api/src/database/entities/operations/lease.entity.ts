import { Entity, PrimaryColumn } from 'typeorm';
import { InstantColumn, TextColumn } from '../../columns.js';

/** The worker that may run a background task now. A conditional update takes the lease, and it expires by itself. */
@Entity('lease')
export class LeaseEntity {
  @PrimaryColumn({ type: 'varchar', length: 50 }) name!: string;
  @TextColumn(60) holder!: string;
  @InstantColumn() expiresAt!: Date;
}
