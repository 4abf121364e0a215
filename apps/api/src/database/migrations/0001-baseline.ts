import type { Migration } from '../migration.js';
import { accounts } from './baseline/accounts.js';
import { applications } from './baseline/applications.js';
import { companiesAndCandidates } from './baseline/companies-and-candidates.js';
import { jobs } from './baseline/jobs.js';
import { messages } from './baseline/messages.js';
import { operations } from './baseline/operations.js';
import { reports } from './baseline/reports.js';

/** Every table of the first release (decision 0120). A table follows the tables that its foreign keys reference. */
export const baseline: Migration = {
  name: 'Baseline1763600000001',
  steps: [...accounts, ...companiesAndCandidates, ...jobs, ...applications, ...messages, ...reports, ...operations],
};
