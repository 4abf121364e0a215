import { PeriodicTask } from '../../platform/background/periodic-task.js';
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
import { JoinRequestsEmails } from './join-requests/join-requests.emails.js';
import { JoinRequestsReadModel } from './join-requests/join-requests.read-model.js';
import { JoinRequestsResolver } from './join-requests/join-requests.resolver.js';
import { JoinRequestsService } from './join-requests/join-requests.service.js';
import { CompanyMembersEmails } from './members/company-members.emails.js';
import { CompanyMembersReadModel } from './members/company-members.read-model.js';
import { CompanyMembersResolver } from './members/company-members.resolver.js';
import { CompanyMembersService } from './members/company-members.service.js';
import { CompanyEmployerResolver, UserCompanyResolver } from './user-company.resolver.js';

const ONE_HOUR = 3_600_000;

export function companiesFeature(deps: CoreServices & MailFeature & NotificationsFeature & AccountsFeature) {
  const { reader, mailer, adminNotifications, accountsReadModel } = deps;
  const companyEmails = new CompaniesEmails(mailer, adminNotifications);
  const companies = new CompaniesReadModel(reader);
  const service = new CompaniesService({ ...deps, emails: companyEmails });
  const members = new CompanyMembersService({ ...deps, emails: new CompanyMembersEmails(mailer) });
  const joinRequests = new JoinRequestsService({
    ...deps,
    companies: service,
    members,
    emails: new JoinRequestsEmails(mailer, adminNotifications),
  });
  const joinRequestWork = new PeriodicTask(
    'requests to join companies',
    ONE_HOUR,
    () => joinRequests.sweep(),
    deps.logger,
  );
  const companyMembers = new CompanyMembersReadModel(reader);
  const resolvers: Resolvers = [
    new CompaniesResolver(service, companies),
    new UserCompanyResolver(companies),
    new CompanyEmployerResolver(accountsReadModel),
    new CompanyDuplicatesResolver(new CompanyDuplicatesReadModel(reader)),
    new PossibleCompanyDuplicateResolver(companies),
    new CompanyMembersResolver(members, companyMembers, companies),
    new JoinRequestsResolver(joinRequests, new JoinRequestsReadModel(reader, deps.clock), companies),
  ];
  return { companies, companyMembers, companyEmails, joinRequests, joinRequestWork, resolvers };
}

export type CompaniesFeature = ReturnType<typeof companiesFeature>;
