import type { Foundation } from '../../platform/foundation.js';
import type { ApplicationsFeature } from '../applications/applications.feature.js';
import type { AccountsFeature } from '../accounts/accounts.feature.js';
import type { AuditFeature } from '../audit/audit.feature.js';
import type { ContactFeature } from '../contact/contact.feature.js';
import type { MailFeature } from '../mail/mail.feature.js';
import type { CandidatesFeature } from '../candidates/candidates.feature.js';
import type { CompaniesFeature } from '../companies/companies.feature.js';
import type { JobsFeature } from '../jobs/jobs.feature.js';
import { deskExports } from './desk-exports.presenter.js';
import { employerExports } from './employer-exports.presenter.js';
import { listExports } from './list-exports.presenter.js';
import { ListExportsService } from './list-exports.service.js';

type Below = Foundation &
  MailFeature &
  AccountsFeature &
  Pick<AuditFeature, 'auditEvents'> &
  Pick<ContactFeature, 'contactMessages'> &
  CompaniesFeature &
  CandidatesFeature &
  JobsFeature &
  ApplicationsFeature;

/** Every list, by the name of its file. */
export const exportedLists = (below: Below) => ({
  ...listExports(below),
  ...employerExports(below),
  ...deskExports(below),
});

/** Lists as CSV. */
export function exportsFeature(below: Below) {
  return { listExports: new ListExportsService(exportedLists(below), below.transactions, below.audit) };
}
