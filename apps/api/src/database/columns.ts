import { Check, Column, type ColumnOptions, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

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

/**
 * Text of ASCII characters that is compared byte by byte: keys, hashes, names of choices. Only what the portal makes itself may be
 * compared with it: both engines refuse a statement that gives it other characters.
 */
export const EXACT = { type: 'varchar', charset: 'ascii', collation: 'ascii_bin' } as const;

/** A key that the portal makes; capitals count. */
export const KeyColumn = (length: number): PropertyDecorator => Column({ ...EXACT, length });

/** A SHA-256 in hexadecimal digits. */
export const HashColumn = (options: Pick<ColumnOptions, 'name'> = {}): PropertyDecorator =>
  Column({ ...EXACT, type: 'char', length: 64, ...options });
export const PrimaryHashColumn = (options: Pick<ColumnOptions, 'name'> = {}): PropertyDecorator =>
  PrimaryColumn({ ...EXACT, type: 'char', length: 64, ...options });

/** An e-mail address as `normalizeEmail` gives it, compared byte by byte; a CHECK lets no capitals in. */
export const EmailColumn = (): PropertyDecorator => Column({ type: 'varchar', length: 254, collation: 'utf8mb4_bin' });

/** One value of a fixed set, stored by name; a `ChoiceCheck` of its table names the set. */
export const ChoiceColumn = (options: ColumnOptions = {}): PropertyDecorator =>
  Column({ ...EXACT, length: 32, ...options });

/** The database refuses what is not in the list. Null passes. */
export const ChoiceCheck = (name: string, column: string, values: readonly string[]): ClassDecorator =>
  Check(name, `${column} IN (${values.map((value) => `'${value}'`).join(', ')})`);

/** A yes or no. */
export const FlagColumn = (options: ColumnOptions = {}): PropertyDecorator => Column({ type: 'boolean', ...options });

/** Counts the changes of a row; a writer names the version that it read, so that two edits never overwrite each other. */
export const VersionNumberColumn = (): PropertyDecorator => Column({ type: 'int', unsigned: true, default: 1 });
