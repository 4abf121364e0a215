import type { Portal } from '../harness.js';

interface TextColumn {
  table: string;
  name: string;
}

const TEXT_COLUMNS = `SELECT c.table_name AS \`table\`, c.column_name AS name FROM information_schema.columns c
  JOIN information_schema.tables t ON t.table_schema = c.table_schema AND t.table_name = c.table_name
  WHERE c.table_schema = DATABASE() AND t.table_type = 'BASE TABLE'
    AND c.data_type IN ('char', 'varchar', 'tinytext', 'text', 'mediumtext', 'longtext', 'json')`;

/** Searches every text column of every table for the texts, ignoring case. Returns the matches as `table.column`. */
export async function columnsWith(portal: Portal, texts: readonly string[]): Promise<string[]> {
  const columns: TextColumn[] = await portal.dataSource.query(TEXT_COLUMNS);
  if (columns.length < 50) throw new Error('The columns were not found.');
  const matches: string[] = [];
  for (const { table, name } of columns) {
    const conditions = texts.map(() => `\`${name}\` LIKE ?`).join(' OR ');
    const values = texts.map((text) => `%${text}%`);
    const rows: unknown[] = await portal.dataSource.query(
      `SELECT 1 FROM \`${table}\` WHERE ${conditions} LIMIT 1`,
      values,
    );
    if (rows.length > 0) matches.push(`${table}.${name}`);
  }
  return matches.toSorted();
}
