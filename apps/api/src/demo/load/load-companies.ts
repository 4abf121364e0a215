import { isCompanyProfileComplete } from '@job-alert/domain/companies/company-profile';
import { CompanyEntity } from '../../database/entities/companies/company.entity.js';
import { insertOwners } from '../../database/companies/company-members.js';
import { CompanyAddressEntity } from '../../database/entities/companies/company-address.entity.js';
import { demoCompanies } from '../demo-records.js';
import type { DemoCompany } from '../demo-schemas.js';
import type { DemoContext } from './demo-context.js';
import { loadUser } from './load-accounts.js';
import { loadApproval } from './load-approval.js';

/** A company record with its id, which is also the employer's user id. */
export interface LoadedCompany {
  id: string;
  company: DemoCompany;
}

/** Inserts the employers with companies, addresses and approvals. Returns them by key. */
export async function loadCompanies(context: DemoContext, adminId: string): Promise<Map<string, LoadedCompany>> {
  const loaded = new Map<string, LoadedCompany>();
  for (const company of demoCompanies) {
    loaded.set(company.key, { id: await loadCompany(context, company, adminId), company });
  }
  return loaded;
}

async function loadCompany(context: DemoContext, company: DemoCompany, adminId: string): Promise<string> {
  const { manager } = context;
  const { id, createdAt } = await loadUser(context, 'EMPLOYER', company);
  const { name, website, gstin, description, industry, companyEmail, phone, size, headquarters } = company;
  await manager.insert(CompanyEntity, {
    id,
    name,
    website,
    gstin,
    description,
    industry,
    companyEmail,
    phone,
    size,
    headquarters,
    createdAt,
    yearEstablished: company.yearEstablished,
    isProfileComplete: isCompanyProfileComplete({
      account: { fullName: `${company.firstName} ${company.lastName}`, contact: company.contact },
      company,
      addresses: company.addresses,
    }),
    approvalState: 'PENDING',
    version: 1,
  });
  await insertOwners(manager, [{ id, createdAt }]);
  await manager.insert(
    CompanyAddressEntity,
    company.addresses.map((address, position) => ({ ...address, companyId: id, position })),
  );
  const { registeredDaysAgo: daysAgo, decision } = company;
  const request = { key: company.key, by: { id, name }, daysAgo, adminId, decision };
  await manager.update(CompanyEntity, { id }, await loadApproval(context, { companyId: id }, request));
  return id;
}
