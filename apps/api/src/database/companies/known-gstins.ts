import { companyMatchKeys } from '@job-alert/domain/companies/company-duplicates';
import type { EntityManager } from 'typeorm';

/** Active companies that an administrator has approved, by the match keys of GSTINs; the first one of each comes first (decision 0170). */
const KNOWN = `FROM company_mark s JOIN company c ON c.id = s.company_id JOIN user u ON u.id = c.id
  WHERE s.kind = 'GSTIN' AND s.mark IN (?) AND c.approval_state = 'APPROVED' AND u.is_active = 1
  ORDER BY c.id`;
const MEMBERS = '(SELECT COUNT(*) FROM company_member m WHERE m.company_id = c.id AND m.removed_at IS NULL)';

interface KnownCompany {
  id: string;
  name: string;
}

/** Returns the text by which GSTINs are compared; undefined for an empty one. */
export function gstinKey(gstin: string): string | undefined {
  const [key] = companyMatchKeys({ name: '', gstin, website: '' });
  return key?.[1];
}

/** Returns the first active and approved company with this GSTIN. */
export async function findByGstin(manager: EntityManager, gstin: string): Promise<KnownCompany | null> {
  const sql = `SELECT c.id, c.name ${KNOWN} LIMIT 1`;
  const [company] = await manager.query<KnownCompany[]>(sql, [[gstinKey(gstin) ?? '']]);
  return company ?? null;
}

/** Returns these companies with the number of their members, by key. */
export async function findByGstins(
  manager: EntityManager,
  gstins: readonly string[],
): Promise<Map<string, KnownCompany & { members: number }>> {
  const keys = [...new Set(gstins.flatMap((gstin) => gstinKey(gstin) ?? []))];
  if (keys.length === 0) return new Map();
  const rows = await manager.query<(KnownCompany & { gstin: string; members: string })[]>(
    `SELECT s.mark AS gstin, c.id, c.name, ${MEMBERS} AS members ${KNOWN}`,
    [keys],
  );
  // The last entry of a key counts, so the first company is set last.
  return new Map(
    rows.toReversed().map(({ gstin, members, ...company }) => [gstin, { ...company, members: Number(members) }]),
  );
}
