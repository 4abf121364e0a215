import type { DataSource } from 'typeorm';

const BATCH = 1_000;

/** Tables whose rows mean nothing after their time. An invitation stays, because it can be sent again. */
const EXPIRED = [
  { from: 'session WHERE expires_at < ?', at: (now: Date): Date | number => now },
  { from: "password_token WHERE purpose = 'RESET' AND expires_at < ?", at: (now: Date): Date | number => now },
  { from: 'email_verification WHERE expires_at < ?', at: (now: Date): Date | number => now },
  { from: 'known_device WHERE expires_at < ?', at: (now: Date): Date | number => now },
  { from: 'rate_limit WHERE expire < ?', at: (now: Date): Date | number => now.getTime() },
] as const;

/** Deletes what has expired, some rows at a time so that nobody waits for a long lock; returns how many there were. */
export async function removeExpiredRows(dataSource: DataSource, now: Date): Promise<number> {
  let count = 0;
  for (const { from, at } of EXPIRED) {
    for (let deleted = BATCH; deleted === BATCH; count += deleted) {
      const result = await dataSource.query<{ affectedRows: number }>(`DELETE FROM ${from} LIMIT ${BATCH}`, [at(now)]);
      deleted = result.affectedRows;
    }
  }
  return count;
}
