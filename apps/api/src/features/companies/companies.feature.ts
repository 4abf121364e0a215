import type { CoreServices, Resolvers } from '../../platform/core-services.js';
import type { AccountsFeature } from '../accounts/accounts.feature.js';
import type { MailFeature } from '../mail/mail.feature.js';
import type { NotificationsFeature } from '../notifications/notifications.feature.js';
import { CompaniesEmails } from './companies.emails.js';
import { CompaniesReadModel } from './companies.read-model.js';
import { CompaniesResolver } from './companies.resolver.js';
import { CompaniesService } from './companies.service.js';
import { CompanyDuplicatesReadModel } from './company-duplicates.read-model.js';
import { CompanyDuplicatesResolver, PossibleCompanyDuplicateResolver } from './company-duplicates.resolver.js';
import { CompanyMembersReadModel } from './members/company-members.read-model.js';
import { CompanyMembersResolver } from './members/company-members.resolver.js';
import { CompanyMembersService } from './members/company-members.service.js';
import { CompanyEmployerResolver, UserCompanyResolver } from './user-company.resolver.js';

export function companiesFeature(deps: CoreServices & MailFeature & NotificationsFeature & AccountsFeature) {
  const { reader, mailer, adminNotifications, accountsReadModel } = deps;
  const companyEmails = new CompaniesEmails(mailer, adminNotifications);
  const companies = new CompaniesReadModel(reader);
  const companyMembers = new CompanyMembersReadModel(reader);
  const resolvers: Resolvers = [
    new CompaniesResolver(new CompaniesService({ ...deps, emails: companyEmails }), companies),
    new UserCompanyResolver(companies),
    new CompanyEmployerResolver(accountsReadModel),
    new CompanyDuplicatesResolver(new CompanyDuplicatesReadModel(reader)),
    new PossibleCompanyDuplicateResolver(companies),
    new CompanyMembersResolver(new CompanyMembersService(deps), companyMembers, companies),
  ];
  return { companies, companyMembers, companyEmails, resolvers };
}

export type CompaniesFeature = ReturnType<typeof companiesFeature>;
