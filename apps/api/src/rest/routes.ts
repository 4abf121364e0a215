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

export interface RouteGroup {
  /** The tag of the OpenAPI document. */
  name: string;
  description: string;
  routes: readonly RestRoute[];
}

export const restRouteGroups: readonly RouteGroup[] = [
  {
    name: 'Accounts',
    description: 'Sign-up, login, passwords and the contact form.',
    routes: [...accountRoutes, ...publicFormRoutes],
  },
  { name: 'Open jobs', description: 'The open jobs, for everyone.', routes: jobRoutes },
  {
    name: 'Employers',
    description: 'A company profile, its jobs and its applicants.',
    routes: [...companyRoutes, ...employerJobRoutes, ...applicantRoutes],
  },
  { name: 'Candidates', description: "A candidate's profile and applications.", routes: candidateRoutes },
  {
    name: 'Administration',
    description: 'Records, approvals, imports and deletions, for administrators.',
    routes: [
      ...adminPeopleRoutes,
      ...adminJobRoutes,
      ...adminApplicationRoutes,
      ...adminImportRoutes,
      ...adminDeleteRoutes,
    ],
  },
];

export const restRoutes: readonly RestRoute[] = restRouteGroups.flatMap(({ routes }) => routes);
