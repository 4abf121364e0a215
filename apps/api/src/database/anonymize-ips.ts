import { anonymizeIp } from '@job-alert/domain/integrations/network-address';
import { type DataSource, In } from 'typeorm';
import { AuditEventEntity } from './entities/operations/audit-event.entity.js';

/** Full addresses are stored for this long, to trace attacks. */
const FULL_IP_MS = 30 * 86_400_000;
const BATCH_SIZE = 1_000;

/** Follows the index `audit_event_at`, so that all batches together read each row once. */
const FULL_IPS = `SELECT id, at, ip FROM audit_event
  WHERE at >= ? AND at < ? AND (at > ? OR id > ?) AND ip IS NOT NULL AND ip NOT LIKE '%/%' ORDER BY at, id LIMIT ${BATCH_SIZE}`;

/** Truncates old IP addresses of the audit trail to their network: /24, or /48 for IPv6. Returns the number of changed rows. */
export async function anonymizeOldIps(dataSource: DataSource, now: Date): Promise<number> {
  const end = new Date(now.getTime() - FULL_IP_MS);
  let [at, id, count] = [new Date(0), '0', 0];
  for (;;) {
    const rows = await dataSource.query<{ id: string; at: Date; ip: string }[]>(FULL_IPS, [at, end, at, id]);
    const last = rows.at(-1);
    if (!last) return count;
    const idsByIp = new Map<string | null, string[]>();
    for (const row of rows) {
      const cut = anonymizeIp(row.ip);
      idsByIp.set(cut, [...(idsByIp.get(cut) ?? []), row.id]);
    }
    for (const [ip, ids] of idsByIp) await dataSource.manager.update(AuditEventEntity, { id: In(ids) }, { ip });
    count += rows.length;
    ({ at, id } = last);
  }
}
