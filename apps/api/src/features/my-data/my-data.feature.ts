import type { CoreServices, Resolvers } from '../../platform/core-services.js';
import type { AccountsFeature } from '../accounts/accounts.feature.js';
import type { ApplicationsFeature } from '../applications/applications.feature.js';
import type { ApprovalsFeature } from '../approvals/approvals.feature.js';
import type { BulkDeleteFeature } from '../bulk-delete/bulk-delete.feature.js';
import type { CandidatesFeature } from '../candidates/candidates.feature.js';
import type { CompaniesFeature } from '../companies/companies.feature.js';
import type { FilesFeature } from '../files/files.feature.js';
import type { InterviewsFeature } from '../interviews/interviews.feature.js';
import type { MailFeature } from '../mail/mail.feature.js';
import { AccountErasureEmails } from './account-erasure.emails.js';
import { AccountErasureService } from './account-erasure.service.js';
import { MyDataReadModel } from './my-data.read-model.js';
import { MyDataResolver } from './my-data.resolver.js';
import { MyDataArchiveService } from './my-data-archive.service.js';
import { MyDataLinksService } from './my-data-links.service.js';

type Deps = CoreServices &
  MailFeature &
  AccountsFeature &
  FilesFeature &
  CompaniesFeature &
  CandidatesFeature &
  ApplicationsFeature &
  InterviewsFeature &
  ApprovalsFeature &
  BulkDeleteFeature;

export function myDataFeature(deps: Deps) {
  const { reader, signer, clock, fileStore } = deps;
  const myData = new MyDataArchiveService({
    ...deps,
    readModel: new MyDataReadModel(reader, deps),
    links: new MyDataLinksService(signer, clock),
    store: fileStore,
  });
  const erasure = new AccountErasureService({ ...deps, emails: new AccountErasureEmails(deps.mailer) });
  const resolvers: Resolvers = [new MyDataResolver(myData, erasure)];
  return { myData, resolvers };
}
