import type { Portal } from '../harness.js';

/** Tables that the portal writes in the background, independently of requests. */
const OWN_BUSINESS = new Set(['lease']);

async function tables({ dataSource }: Portal): Promise<string[]> {
  const rows: { name: string }[] = await dataSource.query(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE' ORDER BY table_name`,
  );
  return rows.map(({ name }) => name).filter((name) => !OWN_BUSINESS.has(name));
}

/** Returns one statement that counts the rows of every table. Build it once to count repeatedly. */
export async function countingStatement(portal: Portal): Promise<string> {
  const counts = (await tables(portal)).map((name) => `(SELECT COUNT(*) FROM \`${name}\`) AS \`${name}\``);
  return `SELECT ${counts.join(', ')}`;
}

/** Returns a checksum for each table. It changes with any change of the table's rows. */
export async function checksums(portal: Portal): Promise<Record<string, string>> {
  const { dataSource } = portal;
  const names = await tables(portal);
  const sums: { Table: string; Checksum: unknown }[] = await dataSource.query(
    `CHECKSUM TABLE ${names.map((name) => `\`${name}\``).join(', ')}`,
  );
  return Object.fromEntries(sums.map(({ Table, Checksum }) => [Table.replace(/^.*\./, ''), String(Checksum)]));
}
