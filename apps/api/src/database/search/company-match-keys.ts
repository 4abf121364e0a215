import { type CompanyIdentity, companyMatchKeys } from '@job-alert/domain/companies/company-duplicates';
import type { EntityManager } from 'typeorm';

type Company = CompanyIdentity & { id: string };

const BATCH_SIZE = 1_000;
const COMPANIES = `SELECT id, name, gstin, website FROM company WHERE id > ? ORDER BY id LIMIT ${BATCH_SIZE}`;

/** Saves the match keys of companies. Call it in the transaction that creates them; the values never change afterwards. */
export async function saveMatchKeys(manager: EntityManager, companies: readonly Company[]): Promise<void> {
  const rows = companies.flatMap((company) => companyMatchKeys(company).map(([kind, key]) => [company.id, kind, key]));
  // IGNORE, because saving twice must change nothing.
  if (rows.length > 0) await manager.query('INSERT IGNORE INTO company_mark (company_id, kind, mark) VALUES ?', [rows]);
}

/** Saves the match keys of all companies, for a database that was filled in another way. */
export async function saveAllMatchKeys(manager: EntityManager): Promise<void> {
  for (let last: string | undefined = '0'; last !== undefined; ) {
    const companies: Company[] = await manager.query(COMPANIES, [last]);
    await saveMatchKeys(manager, companies);
    last = companies.at(-1)?.id;
  }
}
