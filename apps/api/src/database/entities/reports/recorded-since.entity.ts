import { Entity, PrimaryColumn } from 'typeorm';
import { EXACT, InstantColumn } from '../../columns.js';

/** The measures that the portal began to record later. */
type Recording = 'SOURCES' | 'JOB_VIEWS' | 'JOININGS';

/** The start of the recording of a measure. Reports show it next to numbers that begin then. */
@Entity('recorded_since')
export class RecordedSinceEntity {
  @PrimaryColumn({ ...EXACT, length: 32 }) what!: Recording;
  @InstantColumn() since!: Date;
}
