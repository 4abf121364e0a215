import { APPROVALS, APPROVALS_ADMINISTRATORS } from './operations-reports.js';
import { column, report } from './report-definition.js';
import { SOURCING_ADMINISTRATORS } from './sourcing-reports.js';

const { invited, yes, recommended, shortlisted, selected, joined } = SOURCING_ADMINISTRATORS.columns;

export const RECRUITERS = report({
  title: 'Recruiters',
  definition:
    'The work of each administrator in the period, most decisions first. Administrators with the role Recruiter read their own row only.',
  isOfficeOnly: true,
  columns: {
    administratorId: column('Administrator', 'ID', 'The user id of the administrator.'),
    administratorName: APPROVALS_ADMINISTRATORS.columns.administratorName,
    companies: column(
      'Companies',
      'RECORDED',
      'Companies that the administrator is responsible for now, whatever the period; empty if the report is filtered by job, industry, city or source.',
    ),
    jobs: column(
      'Jobs',
      'RECORDED',
      'Jobs that the administrator is responsible for now, whatever the period, without the other jobs of their companies; empty if the report is filtered by source.',
    ),
    decided: APPROVALS.columns.decided,
    medianWorkingHours: APPROVALS.columns.medianWorkingHours,
    invited,
    yes,
    recommended,
    shortlisted,
    offers: { ...selected, label: 'Offers' },
    joined,
  },
  keys: ['administratorId', 'administratorName'],
  rowLabel: ({ administratorId, administratorName }) => administratorName ?? `Account ${administratorId}`,
  caption: 'Recruiters by decisions',
});
