import { Check, Column, type ColumnOptions, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/**
 * Primary key of a table whose rows have no natural key: an unsigned 64-bit number, in TypeScript a decimal string. Ids are not an
 * order, because the nodes of a cluster interleave them.
 */
export const IdColumn = (): PropertyDecorator => PrimaryGeneratedColumn({ type: 'bigint', unsigned: true });

/** The id of a row in another table, a decimal string in TypeScript. */
export const ReferenceColumn = (options: ColumnOptions = {}): PropertyDecorator =>
  Column({ type: 'bigint', unsigned: true, ...options });

/** An instant in UTC with milliseconds. */
export const InstantColumn = (options: ColumnOptions = {}): PropertyDecorator =>
  Column({ type: 'datetime', precision: 3, ...options });

/** The time of the row's last change, which the database sets. Only lists read it. */
export const ModifiedColumn = (): PropertyDecorator => InstantColumn({ insert: false, update: false, select: false });

/** A calendar day in Asia/Kolkata, 'YYYY-MM-DD'. */
export const DayColumn = (options: ColumnOptions = {}): PropertyDecorator => Column({ type: 'date', ...options });

/** Short text; the length is part of the schema. */
export const TextColumn = (length: number, options: ColumnOptions = {}): PropertyDecorator =>
  Column({ type: 'varchar', length, ...options });

/**
 * ASCII text that is compared byte by byte: keys, hashes, names of choices. Compare it only with values that the portal made: both
 * engines reject a statement that compares it with other characters.
 */
export const EXACT = { type: 'varchar', charset: 'ascii', collation: 'ascii_bin' } as const;

/** A case-sensitive key. */
export const KeyColumn = (length: number): PropertyDecorator => Column({ ...EXACT, length });

/** A SHA-256 in hexadecimal digits. */
export const HashColumn = (options: Pick<ColumnOptions, 'name'> = {}): PropertyDecorator =>
  Column({ ...EXACT, type: 'char', length: 64, ...options });
export const PrimaryHashColumn = (options: Pick<ColumnOptions, 'name'> = {}): PropertyDecorator =>
  PrimaryColumn({ ...EXACT, type: 'char', length: 64, ...options });

/** An email address as `normalizeEmail` returns it, compared byte by byte. A CHECK rejects capitals. */
export const EmailColumn = (): PropertyDecorator => Column({ type: 'varchar', length: 254, collation: 'utf8mb4_bin' });

/** JSON that may exceed the 64 kB of `simple-json`. */
export const LongJsonColumn = (options: ColumnOptions = {}): PropertyDecorator =>
  Column({
    type: 'mediumtext',
    transformer: {
      to: (value: unknown) => (value === null ? null : JSON.stringify(value)),
      from: (text: string | null): unknown => (text === null ? null : JSON.parse(text)),
    },
    ...options,
  });

/** One value of a fixed set, stored by name; a `ChoiceCheck` of its table names the set. */
export const ChoiceColumn = (options: ColumnOptions = {}): PropertyDecorator =>
  Column({ ...EXACT, length: 32, ...options });

/** Makes the database reject values outside the list. Null passes. */
export const ChoiceCheck = (name: string, column: string, values: readonly string[]): ClassDecorator =>
  Check(name, `${column} IN (${values.map((value) => `'${value}'`).join(', ')})`);

export const FlagColumn = (options: ColumnOptions = {}): PropertyDecorator => Column({ type: 'boolean', ...options });

/** The number of changes of a row. A writer names the version that it read, so that two edits never overwrite each other. */
export const VersionNumberColumn = (): PropertyDecorator => Column({ type: 'int', unsigned: true, default: 1 });
