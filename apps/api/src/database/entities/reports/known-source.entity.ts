import type { VisitSource } from '@job-alert/domain/reports/visit-source';
import { Entity, PrimaryColumn } from 'typeorm';
import { DayColumn, EXACT } from '../../columns.js';
import { SourceCheck } from '../../reports/fact-columns.js';

/** The source names that reports count separately. Their number is limited, because clients can make up names. */
@Entity('known_source')
@SourceCheck('known_source_check')
export class KnownSourceEntity {
  @PrimaryColumn({ ...EXACT, length: 32 }) source!: VisitSource;
  @PrimaryColumn({ ...EXACT, length: 80 }) name!: string;
  @DayColumn() firstSeenOn!: string;
}
