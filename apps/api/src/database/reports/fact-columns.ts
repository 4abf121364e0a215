import { VISIT_SOURCES, type VisitSource } from '@job-alert/domain/reports/visit-source';
import { Check, Column, type ColumnOptions } from 'typeorm';
import { ChoiceCheck, ChoiceColumn, DayColumn, EXACT, InstantColumn, ReferenceColumn, TextColumn } from '../columns.js';

/** The name of a source (packages/domain, visit-source). */
export const SourceNameColumn = (options: ColumnOptions = {}): PropertyDecorator =>
  Column({ ...EXACT, length: 80, ...options });

export const SourceCheck = (name: string): ClassDecorator => ChoiceCheck(name, 'source', VISIT_SOURCES);

/** The day in India of an instant in the same row. */
export const EventDayColumn = (): PropertyDecorator => DayColumn({ nullable: true });

/** Requires a name and a source together. */
export const SourceNameCheck = (name: string): ClassDecorator =>
  Check(name, '(source IS NULL) = (source_name IS NULL)');

/** The columns that all facts of an application share. Ids have no foreign keys, because the facts outlive their records. */
export abstract class ApplicationFacts {
  @ReferenceColumn() jobId!: string;
  @ReferenceColumn() companyId!: string;
  @TextColumn(150) industry!: string;
  @TextColumn(100) city!: string;
  @TextColumn(60) state!: string;
  /** The traffic source of the candidate; null before recording began. */
  @ChoiceColumn({ nullable: true }) source!: VisitSource | null;
  @SourceNameColumn({ nullable: true }) sourceName!: string | null;
  /** The time when the record was deleted; null while it exists. */
  @InstantColumn({ nullable: true }) goneAt!: Date | null;
}
