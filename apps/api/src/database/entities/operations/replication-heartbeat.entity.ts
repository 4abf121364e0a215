import { Entity, PrimaryColumn } from 'typeorm';
import { InstantColumn } from '../../columns.js';

/** One row with the time of the latest heartbeat, from which read replicas compute their lag (decision 0097). */
@Entity('replication_beat')
export class ReplicationHeartbeatEntity {
  @PrimaryColumn({ type: 'tinyint', unsigned: true }) id!: number;
  @InstantColumn() at!: Date;
}
