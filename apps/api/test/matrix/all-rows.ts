import { accountOperations, accountRoutes } from './accounts.js';
import { applicationOperations, applicationRoutes } from './applications.js';
import { approvalOperations } from './approvals.js';
import { bulkOperations, bulkRoutes } from './bulk.js';
import { candidateOperations, candidateRoutes } from './candidates.js';
import { companyOperations, companyRoutes } from './companies.js';
import { jobOperations, jobRoutes } from './jobs.js';
import { jobAlertOperations } from './job-alerts.js';
import { jobInvitationOperations } from './job-invitations.js';
import { mergeOperations } from './merges.js';
import { noteOperations } from './notes.js';
import { publicFormOperations, publicFormRoutes } from './public-forms.js';
import { reportAndOwnDataOperations } from './reports-and-own-data.js';
import type { OperationRows, RestRows } from './rows.js';
import { savedJobOperations } from './saved-jobs.js';
import { talentPoolOperations } from './talent-pools.js';
import { watchingOperations } from './watching.js';
import { webhookOperations } from './webhooks.js';

/** Every operation of the schema with its verdicts. Add the row of a new operation in the file of its area. */
export const OPERATIONS: OperationRows = {
  ...accountOperations,
  ...companyOperations,
  ...jobOperations,
  ...applicationOperations,
  ...approvalOperations,
  ...noteOperations,
  ...mergeOperations,
  ...candidateOperations,
  ...savedJobOperations,
  ...jobAlertOperations,
  ...jobInvitationOperations,
  ...bulkOperations,
  ...publicFormOperations,
  ...talentPoolOperations,
  ...watchingOperations,
  ...webhookOperations,
  ...reportAndOwnDataOperations,
};

/** Every REST path with its verdicts. */
export const ROUTES: RestRows = {
  ...accountRoutes,
  ...companyRoutes,
  ...jobRoutes,
  ...applicationRoutes,
  ...candidateRoutes,
  ...bulkRoutes,
  ...publicFormRoutes,
};
