import { Entity, PrimaryColumn } from 'typeorm';
import { InstantColumn } from '../../columns.js';

/** One row with the time of the latest beat, by which read replicas show how far behind they are (decision 0097). */
@Entity('replication_beat')
export class ReplicationHeartbeatEntity {
  @PrimaryColumn({ type: 'tinyint', unsigned: true }) id!: number;
  @InstantColumn() at!: Date;
}
