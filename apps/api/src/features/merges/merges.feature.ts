import type { CoreServices, Resolvers } from '../../platform/core-services.js';
import type { AccountsFeature } from '../accounts/accounts.feature.js';
import type { CandidatesFeature } from '../candidates/candidates.feature.js';
import type { CompaniesFeature } from '../companies/companies.feature.js';
import type { JobsFeature } from '../jobs/jobs.feature.js';
import type { MailFeature } from '../mail/mail.feature.js';
import { CompanyMergesEmails } from './company-merges.emails.js';
import { CompanyMergesReadModel } from './company-merges.read-model.js';
import { CompanyMergesRepository } from './company-merges.repository.js';
import { CompanyMergesResolver } from './company-merges.resolver.js';
import { CompanyMergesService } from './company-merges.service.js';
import { MergesReadModel } from './merges.read-model.js';
import { MergesRepository } from './merges.repository.js';
import { MergesResolver } from './merges.resolver.js';
import { MergesService } from './merges.service.js';

export function mergesFeature(
  deps: CoreServices & MailFeature & AccountsFeature & CompaniesFeature & CandidatesFeature & JobsFeature,
) {
  const { reader, clock, candidatesReadModel, companies, mailer, noteJobChanges: jobChanges } = deps;
  const readModel = new MergesReadModel(reader, clock);
  const service = new MergesService({ ...deps, rows: new MergesRepository(), readModel });
  const companyMerges = new CompanyMergesReadModel(reader);
  const companyService = new CompanyMergesService({
    ...deps,
    rows: new CompanyMergesRepository(),
    readModel: companyMerges,
    emails: new CompanyMergesEmails(mailer),
    jobChanges,
  });
  const resolvers: Resolvers = [
    new MergesResolver(service, readModel, candidatesReadModel),
    new CompanyMergesResolver(companyService, companyMerges, companies),
  ];
  return { resolvers };
}
