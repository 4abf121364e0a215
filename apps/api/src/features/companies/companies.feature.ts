import type { Foundation, Resolvers } from '../../platform/foundation.js';
import type { AccountsFeature } from '../accounts/accounts.feature.js';
import type { MailFeature } from '../mail/mail.feature.js';
import { CompaniesReadModel } from './companies.read-model.js';
import { CompaniesResolver } from './companies.resolver.js';
import { CompaniesService } from './companies.service.js';
import { UserCompanyResolver } from './user-company.resolver.js';

/** Employers and their companies. */
export function companiesFeature({
  reader,
  transactions,
  audit,
  clock,
  office,
  accounts,
  verification,
}: Foundation & MailFeature & AccountsFeature) {
  const companies = new CompaniesReadModel(reader);
  const companyService = new CompaniesService({ transactions, accounts, verification, office, audit, clock });
  const resolvers: Resolvers = [new CompaniesResolver(companyService, companies), new UserCompanyResolver(companies)];
  return { companies, resolvers };
}

export type CompaniesFeature = ReturnType<typeof companiesFeature>;
