import type { Portal } from '../harness.js';

/** Tables that the portal itself writes at any time, whoever asks. */
const OWN_BUSINESS = new Set(['lease']);

async function tables({ dataSource }: Portal): Promise<string[]> {
  const rows: { name: string }[] = await dataSource.query(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE' ORDER BY table_name`,
  );
  return rows.map(({ name }) => name).filter((name) => !OWN_BUSINESS.has(name));
}

/** A statement that counts the rows of each table, for those who count often. */
export async function countingStatement(portal: Portal): Promise<string> {
  const counts = (await tables(portal)).map((name) => `(SELECT COUNT(*) FROM \`${name}\`) AS \`${name}\``);
  return `SELECT ${counts.join(', ')}`;
}

/** A number for each table that changes with any change of its rows. */
export async function checksums(portal: Portal): Promise<Record<string, string>> {
  const { dataSource } = portal;
  const names = await tables(portal);
  const sums: { Table: string; Checksum: unknown }[] = await dataSource.query(
    `CHECKSUM TABLE ${names.map((name) => `\`${name}\``).join(', ')}`,
  );
  return Object.fromEntries(sums.map(({ Table, Checksum }) => [Table.replace(/^.*\./, ''), String(Checksum)]));
}
