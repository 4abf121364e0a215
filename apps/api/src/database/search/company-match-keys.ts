import { type CompanyIdentity, companyMatchKeys } from '@job-alert/domain/companies/company-duplicates';
import type { EntityManager } from 'typeorm';

type Company = CompanyIdentity & { id: string };

const BATCH_SIZE = 1_000;
const COMPANIES = `SELECT id, name, gstin, website FROM company WHERE id > ? ORDER BY id LIMIT ${BATCH_SIZE}`;

/** Keeps what new companies are compared by. Call it in the transaction that makes them; none of it changes afterwards. */
export async function saveMatchKeys(manager: EntityManager, companies: readonly Company[]): Promise<void> {
  const rows = companies.flatMap((company) =>
    companyMatchKeys(company).map(([kind, mark]) => [company.id, kind, mark]),
  );
  // IGNORE: doing it twice changes nothing.
  if (rows.length > 0) await manager.query('INSERT IGNORE INTO company_mark (company_id, kind, mark) VALUES ?', [rows]);
}

/** The same for every company of a database that was filled in another way. */
export async function saveAllMatchKeys(manager: EntityManager): Promise<void> {
  for (let last: string | undefined = '0'; last !== undefined; ) {
    const companies: Company[] = await manager.query(COMPANIES, [last]);
    await saveMatchKeys(manager, companies);
    last = companies.at(-1)?.id;
  }
}
