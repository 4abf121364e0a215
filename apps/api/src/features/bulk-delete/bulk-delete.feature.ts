import type { CoreServices, Resolvers } from '../../platform/core-services.js';
import type { AccountsFeature } from '../accounts/accounts.feature.js';
import type { ApprovalsFeature } from '../approvals/approvals.feature.js';
import type { FilesFeature } from '../files/files.feature.js';
import type { InterviewsFeature } from '../interviews/interviews.feature.js';
import type { JobsFeature } from '../jobs/jobs.feature.js';
import type { MailFeature } from '../mail/mail.feature.js';
import { BulkDeleteResolver } from './bulk-delete.resolver.js';
import { BulkDeleteService } from './bulk-delete.service.js';
import { DeletionsEmails } from './deletions.emails.js';
import { DeletionsRepository } from './deletions.repository.js';
import { DeletionsService } from './deletions.service.js';
import { PersonalDataCleanupRepository } from './personal-data-cleanup.repository.js';

export function bulkDeleteFeature(
  deps: CoreServices &
    AccountsFeature &
    FilesFeature &
    JobsFeature &
    InterviewsFeature &
    MailFeature &
    ApprovalsFeature,
) {
  const [records, personalData] = [new DeletionsRepository(), new PersonalDataCleanupRepository()];
  const deletions = new DeletionsService({
    records,
    personalData,
    interviews: deps.cancellations,
    emails: new DeletionsEmails(deps.mailer),
    jobChanges: deps.noteJobChanges,
  });
  const resolvers: Resolvers = [new BulkDeleteResolver(new BulkDeleteService({ ...deps, deletions }))];
  return { deletions, resolvers };
}

export type BulkDeleteFeature = ReturnType<typeof bulkDeleteFeature>;
