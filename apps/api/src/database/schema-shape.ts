import type { DataSource, EntityMetadata } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';

/** The shape of each table: one line for each column, index, foreign key and CHECK, in the same form for entities and database. */
export type TableShape = Record<string, string[]>;

/** Returns the shape that the entities define. */
export function entityShape(dataSource: DataSource): TableShape {
  return Object.fromEntries(
    dataSource.entityMetadatas.map((entity) => [entity.tableName, entityLines(dataSource, entity).toSorted()]),
  );
}

function entityLines(dataSource: DataSource, entity: EntityMetadata): string[] {
  const columns = entity.columns.map(
    (column) =>
      `column ${column.databaseName} ${columnType(dataSource, column)} ${column.isNullable ? 'null' : 'not null'}`,
  );
  const indexes = entity.indices.map(
    (index) =>
      `index ${index.name} (${index.columns.map((column) => column.databaseName).join(', ')})${index.isUnique ? ' unique' : ''}`,
  );
  const keys = entity.foreignKeys.map(
    (key) =>
      `key ${key.name} (${key.columnNames.join(', ')}) to ${key.referencedEntityMetadata.tableName} on delete ${key.onDelete}`,
  );
  const checks = entity.checks.map(({ name, expression }) => `check ${name} ${bare(expression)}`);
  return [...columns, ...indexes, ...keys, ...checks];
}

function columnType(dataSource: DataSource, column: ColumnMetadata): string {
  const type = dataSource.driver.normalizeType(column);
  const size = column.length || (column.precision ?? '');
  const collation = column.collation ? ` ${column.collation}` : '';
  return `${type}${type === 'tinyint' || size === '' ? '' : `(${size})`}${collation}${column.unsigned ? ' unsigned' : ''}`;
}

/** Returns the shape of the migrated database, without the report views. MySQL and MariaDB spell their catalogues differently; this evens it out. */
export async function databaseShape(dataSource: DataSource): Promise<TableShape> {
  const lines: { tableName: string; line: string }[] = [];
  for (const sql of [COLUMNS, INDEXES, KEYS]) lines.push(...(await dataSource.query(sql)));
  const checks = await dataSource.query<{ tableName: string; name: string; clause: string }[]>(CHECKS);
  for (const { tableName, name, clause } of checks) lines.push({ tableName, line: `check ${name} ${bare(clause)}` });
  const shape: TableShape = {};
  for (const { tableName, line } of lines) (shape[tableName] ??= []).push(line);
  return Object.fromEntries(Object.entries(shape).map(([name, all]) => [name, all.toSorted()]));
}

const COLUMNS = `SELECT table_name AS tableName,
    CONCAT('column ', column_name, ' ', IF(data_type LIKE '%int', REGEXP_REPLACE(column_type, '[(][0-9]+[)]', ''), column_type), IF(collation_name LIKE '%\\_bin', CONCAT(' ', collation_name), ''), ' ', IF(is_nullable = 'YES', 'null', 'not null')) AS line
  FROM information_schema.columns
  WHERE table_schema = DATABASE() AND table_name NOT LIKE 'migration%' AND table_name NOT LIKE 'report\\_%'`;

/** Excludes the indexes that foreign keys create, which have the key's name. */
const INDEXES = `SELECT table_name AS tableName,
    CONCAT('index ', index_name, ' (', GROUP_CONCAT(column_name ORDER BY seq_in_index SEPARATOR ', '), ')', IF(MAX(non_unique) = 0, ' unique', '')) AS line
  FROM information_schema.statistics
  WHERE table_schema = DATABASE() AND table_name NOT LIKE 'migration%' AND index_name <> 'PRIMARY' AND index_name NOT LIKE '%\\_fk'
  GROUP BY table_name, index_name`;

const KEYS = `SELECT k.table_name AS tableName,
    CONCAT('key ', k.constraint_name, ' (', k.column_name, ') to ', k.referenced_table_name, ' on delete ', r.delete_rule) AS line
  FROM information_schema.key_column_usage k
  JOIN information_schema.referential_constraints r ON r.constraint_schema = k.constraint_schema AND r.constraint_name = k.constraint_name
  WHERE k.table_schema = DATABASE() AND k.referenced_table_name IS NOT NULL`;

const CHECKS = `SELECT t.table_name AS tableName, c.constraint_name AS name, c.check_clause AS clause
  FROM information_schema.table_constraints t
  JOIN information_schema.check_constraints c
    ON c.constraint_schema = t.constraint_schema AND c.constraint_name = t.constraint_name
  WHERE t.table_schema = DATABASE() AND t.constraint_type = 'CHECK'`;

/** Returns a condition without engine-specific parentheses, quotes, character sets, spaces and letter case. */
const bare = (condition: string): string =>
  condition
    .replaceAll(/_(?:utf8mb[34]|latin1|ascii)(?=\\?')|[\\`()\s]/g, '')
    .toUpperCase()
    .replaceAll('LCASE', 'LOWER');
