import type { Portal } from '../harness.js';

/** Tables that the portal itself writes at any time, whoever asks. */
const OWN_BUSINESS = new Set(['lease']);

/** A number for each table that changes with any change of its rows. */
export async function checksums({ dataSource }: Portal): Promise<Record<string, string>> {
  const rows: { name: string }[] = await dataSource.query(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE' ORDER BY table_name`,
  );
  const names = rows.map(({ name }) => name).filter((name) => !OWN_BUSINESS.has(name));
  const sums: { Table: string; Checksum: unknown }[] = await dataSource.query(
    `CHECKSUM TABLE ${names.map((name) => `\`${name}\``).join(', ')}`,
  );
  return Object.fromEntries(sums.map(({ Table, Checksum }) => [Table.replace(/^.*\./, ''), String(Checksum)]));
}
