import type { RestRoute } from './route.js';
import { accountRoutes } from './routes/accounts.js';
import { adminApplicationRoutes } from './routes/admin-applications.js';
import { adminDeleteRoutes } from './routes/admin-delete.js';
import { adminImportRoutes } from './routes/admin-import.js';
import { adminJobRoutes } from './routes/admin-jobs.js';
import { adminPeopleRoutes } from './routes/admin-people.js';

import { applicantRoutes } from './routes/applicants.js';
import { candidateRoutes } from './routes/candidate.js';
import { companyRoutes } from './routes/company.js';
import { employerJobRoutes } from './routes/employer-jobs.js';
import { jobRoutes } from './routes/jobs.js';
import { publicFormRoutes } from './routes/public-forms.js';

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
