import { Column, type ColumnOptions, PrimaryGeneratedColumn } from 'typeorm';

/** Primary key of a table whose rows have no natural key: an unsigned 64-bit number, a decimal string in TypeScript. Never an order (cluster nodes interleave). */
export const IdColumn = (): PropertyDecorator => PrimaryGeneratedColumn({ type: 'bigint', unsigned: true });

/** The id of a row in another table, a decimal string in TypeScript. */
export const ReferenceColumn = (options: ColumnOptions = {}): PropertyDecorator =>
  Column({ type: 'bigint', unsigned: true, ...options });

/** An instant in UTC with milliseconds. */
export const InstantColumn = (options: ColumnOptions = {}): PropertyDecorator =>
  Column({ type: 'datetime', precision: 3, ...options });

/** A calendar day in Asia/Kolkata, 'YYYY-MM-DD'. */
export const DayColumn = (options: ColumnOptions = {}): PropertyDecorator => Column({ type: 'date', ...options });

/** Short text; the length is part of the schema. */
export const TextColumn = (length: number, options: ColumnOptions = {}): PropertyDecorator =>
  Column({ type: 'varchar', length, ...options });

/** An e-mail address as `normalizeEmail` gives it, compared byte by byte. */
export const EmailColumn = (): PropertyDecorator => Column({ type: 'varchar', length: 254, collation: 'utf8mb4_bin' });

/** One value of a fixed set, stored by name and guarded by a CHECK in the migration. */
export const ChoiceColumn = (options: ColumnOptions = {}): PropertyDecorator =>
  Column({ type: 'varchar', length: 32, ...options });

/** A yes or no. */
export const FlagColumn = (options: ColumnOptions = {}): PropertyDecorator => Column({ type: 'boolean', ...options });

/** Counts the changes of a row; a writer names the version that it read, so that two edits never overwrite each other. */
export const VersionNumberColumn = (): PropertyDecorator => Column({ type: 'int', unsigned: true, default: 1 });
