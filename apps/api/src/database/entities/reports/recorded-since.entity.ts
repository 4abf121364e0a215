import { Entity, PrimaryColumn } from 'typeorm';
import { EXACT, InstantColumn } from '../../columns.js';

/** What the portal has not always recorded. */
export type Recording = 'SOURCES' | 'JOB_VIEWS' | 'JOININGS';

/** From when something is recorded: reports say so beside numbers that begin then. */
@Entity('recorded_since')
export class RecordedSinceEntity {
  @PrimaryColumn({ ...EXACT, length: 32 }) what!: Recording;
  @InstantColumn() since!: Date;
}
