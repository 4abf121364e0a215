import type { VisitSource } from '@job-alert/domain/reports/visit-source';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { EXACT } from '../../columns.js';
import { SourceCheck } from '../../reports/fact-columns.js';

/** The visits from a source on a day in India. */
@Entity('source_day')
@SourceCheck('source_day_source_check')
export class SourceDayEntity {
  @PrimaryColumn({ type: 'date' }) day!: string;
  @PrimaryColumn({ ...EXACT, length: 32 }) source!: VisitSource;
  @PrimaryColumn({ ...EXACT, length: 80 }) sourceName!: string;
  @Column({ type: 'int', unsigned: true }) visits!: number;
}
