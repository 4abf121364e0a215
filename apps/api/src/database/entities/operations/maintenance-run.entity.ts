import { Entity, PrimaryColumn } from 'typeorm';
import { EXACT, InstantColumn } from '../../columns.js';

/** A nightly task of the operator. */
export type MaintenanceTask = 'backup' | 'sweep';

/** The last successful run of a task on any machine. */
@Entity('maintenance_run')
export class MaintenanceRunEntity {
  @PrimaryColumn({ ...EXACT, length: 32 }) task!: MaintenanceTask;
  @InstantColumn() succeededAt!: Date;
}
