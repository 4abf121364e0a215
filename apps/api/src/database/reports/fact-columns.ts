import { VISIT_SOURCES, type VisitSource } from '@job-alert/domain/reports/visit-source';
import { Check, Column, type ColumnOptions } from 'typeorm';
import { ChoiceCheck, ChoiceColumn, DayColumn, EXACT, InstantColumn, ReferenceColumn, TextColumn } from '../columns.js';

/** The name beside a source (packages/domain, visit-source). */
export const SourceNameColumn = (options: ColumnOptions = {}): PropertyDecorator =>
  Column({ ...EXACT, length: 80, ...options });

export const SourceCheck = (name: string): ClassDecorator => ChoiceCheck(name, 'source', VISIT_SOURCES);

/** The day in India of the instant beside it. */
export const EventDayColumn = (): PropertyDecorator => DayColumn({ nullable: true });

/** The source and its name, or neither. */
export const SourceNameCheck = (name: string): ClassDecorator =>
  Check(name, '(source IS NULL) = (source_name IS NULL)');

/** What every row of facts has that comes from an application; ids without foreign keys, since the rows outlive what they tell of. */
export abstract class ApplicationFacts {
  @ReferenceColumn() jobId!: string;
  @ReferenceColumn() companyId!: string;
  @TextColumn(150) industry!: string;
  @TextColumn(100) city!: string;
  @TextColumn(60) state!: string;
  /** From where the candidate had come; null for what is older than the recording. */
  @ChoiceColumn({ nullable: true }) source!: VisitSource | null;
  @SourceNameColumn({ nullable: true }) sourceName!: string | null;
  /** When the record was deleted; null while it is there. */
  @InstantColumn({ nullable: true }) goneAt!: Date | null;
}
