import type { RestRoute } from './route.js';
import { accountRoutes } from './rows/accounts.js';
import { adminApplicationRoutes } from './rows/admin-applications.js';
import { adminDeleteRoutes } from './rows/admin-delete.js';
import { adminImportRoutes } from './rows/admin-import.js';
import { adminJobRoutes } from './rows/admin-jobs.js';
import { adminPeopleRoutes } from './rows/admin-people.js';

import { applicantRoutes } from './rows/applicants.js';
import { candidateRoutes } from './rows/candidate.js';
import { companyRoutes } from './rows/company.js';
import { employerJobRoutes } from './rows/employer-jobs.js';
import { jobRoutes } from './rows/jobs.js';
import { publicFormRoutes } from './rows/public-forms.js';

/** Every documented path. */
export const restRoutes: readonly RestRoute[] = [
  ...accountRoutes,
  ...publicFormRoutes,
  ...jobRoutes,
  ...companyRoutes,
  ...employerJobRoutes,
  ...applicantRoutes,
  ...candidateRoutes,
  ...adminPeopleRoutes,
  ...adminJobRoutes,
  ...adminApplicationRoutes,
  ...adminImportRoutes,
  ...adminDeleteRoutes,
];
