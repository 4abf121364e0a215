import { companyMatchKeys } from '@job-alert/domain/companies/company-duplicates';
import type { EntityManager } from 'typeorm';

const KNOWN = `SELECT c.id, c.name FROM company_mark s JOIN company c ON c.id = s.company_id JOIN user u ON u.id = c.id
  WHERE s.kind = 'GSTIN' AND s.mark = ? AND s.company_id <> ? AND c.approval_state <> 'REJECTED' AND u.is_active = 1
  ORDER BY c.id LIMIT 1`;

/** Returns the first active company with this GSTIN that is not rejected, without the company `exceptId`. */
export async function findByGstin(
  manager: EntityManager,
  gstin: string,
  exceptId = '0',
  lock: '' | 'LOCK IN SHARE MODE' = '',
): Promise<{ id: string; name: string } | null> {
  const [key] = companyMatchKeys({ name: '', gstin, website: '' });
  if (!key) return null;
  const [company] = await manager.query<{ id: string; name: string }[]>(`${KNOWN} ${lock}`, [key[1], exceptId]);
  return company ?? null;
}
