import { APPROVAL_STATE_LABELS, type ApprovalState, approvalStateFromWire } from '@job-alert/domain/approvals/approval';
import { todayInIndia } from '@job-alert/domain/india/calendar';
import { searchedWays } from '@job-alert/domain/lists/list-search';
import { OWNER } from '../../database/companies/company-members.js';
import { responsibleName } from '../../database/companies/responsible-administrators.js';
import { EMPLOYER_WORDS } from '../../database/search/word-search.js';
import { listArgs } from '../../platform/lists/list.types.js';
import { column, computed, defineList, type Filter, type RowOf } from '../../platform/lists/list-definition.js';
import { activeCell, changedSince, dayFilters, statusWords } from '../../platform/lists/list-filters.js';
import type { Condition } from '../../platform/lists/list-order.js';
import { ApprovalStateEnum } from './approval-state.types.js';
import { responsibleFilter } from '../accounts/administrators/responsible-administrators.types.js';
import type { Company } from './companies.types.js';

/** Forces the index: MySQL would choose another one of the same width and sort all employers. */
const byEmployer = (index: string) => ({
  id: 'u.id',
  from: `user u FORCE INDEX (${index}) STRAIGHT_JOIN company c ON c.id = u.id`,
  always: [{ sql: `u.type = 'EMPLOYER'`, values: [] }],
});

const COMPANIES_WITH_USERS = 'company c STRAIGHT_JOIN user u ON u.id = c.id';

/** Each half is a range of an index. An account counts for the company that it owns, and for the one whose id it has. */
const CHANGED = `SELECT id FROM company WHERE modified_at >= ?
  UNION SELECT IF(m.role = 'OWNER', m.company_id, e.id) FROM user e LEFT JOIN company_member m ON m.user_id = e.id
    WHERE e.type = 'EMPLOYER' AND e.modified_at >= ?`;
const hasChangedSince = (instant: Date): Condition[] => [
  { sql: `c.id IN (SELECT id FROM (${CHANGED}) AS changed)`, values: [instant, instant] },
];

export const approvalStateFilter = (description: string): Filter => ({
  type: () => ApprovalStateEnum,
  description,
  ...statusWords(['Pending', 'Approved', 'Rejected'], approvalStateFromWire),
});

const columns = {
  id: column<string>('c.id', { csv: 'ID' }),
  fullName: computed('Employer Name', (company: Company) => company.fullName),
  ownerId: column<string>('o.id'),
  // Ordered by the account with the id of the company, because an index has no order by owners (decision 0165).
  firstName: column<string>('o.first_name', {
    sort: {
      field: 'EMPLOYER_NAME',
      description: "Their employers' first and last names.",
      columns: ['u.first_name', 'u.last_name'],
      ...byEmployer('user_type_name'),
    },
  }),
  lastName: column<string>('o.last_name'),
  name: column<string>('c.name', { csv: 'Company Name', sort: { field: 'COMPANY_NAME', description: 'Their names.' } }),
  contact: column<string>('o.contact', { csv: 'Contact No' }),
  email: column<string>('o.email', {
    csv: 'Email Id',
    sort: {
      field: 'EMAIL',
      description: "Their employers' email addresses.",
      columns: ['u.email'],
      ...byEmployer('user_type_email'),
    },
  }),
  approvalState: column<ApprovalState>('c.approval_state', {
    csv: 'Status',
    cell: (state) => APPROVAL_STATE_LABELS[state],
    filters: { approvalState: approvalStateFilter('Only companies in this approval state.') },
  }),
  isActive: column<number>('u.is_active', { csv: 'Active/Inactive', cell: activeCell }),
  createdAt: column<Date>('c.created_at', {
    csv: 'Date Joined',
    cell: todayInIndia,
    sort: { field: 'CREATED_AT', description: 'When they signed up.', kind: 'instant' },
    filters: dayFilters('Signed up on', 'c.created_at'),
  }),
  website: column<string>('c.website', { csv: 'Company Website' }),
  gstin: column<string>('c.gstin', { csv: 'GSTIN' }),
  description: column<string | null>('c.description'),
  industry: column<string | null>('c.industry'),
  companyEmail: column<string | null>('c.company_email'),
  phone: column<string | null>('c.phone'),
  size: column<number | null>('c.size'),
  headquarters: column<string | null>('c.headquarters'),
  yearEstablished: column<number | null>('c.year_established'),
  isProfileComplete: column<number>('c.is_profile_complete'),
  version: column<number>('c.version'),
  responsibleId: column<string | null>('c.responsible_id', {
    filters: { responsibleId: responsibleFilter('companies', 'c.responsible_id') },
  }),
  responsibleName: column<string | null>(responsibleName('c'), { csv: 'Responsible' }),
  changedAt: column<Date>('GREATEST(c.modified_at, u.modified_at, o.modified_at)', {
    filters: changedSince('', { where: hasChangedSince, from: COMPANIES_WITH_USERS }),
  }),
};

export type CompanyRow = RowOf<typeof columns>;

export const COMPANIES = defineList<Company>({
  records: 'companies',
  columns,
  filterName: 'CompaniesFilter',
  search: {
    description:
      "The first letters of words in the company's name or in the employer's name or email address, in any order, or of the employer's phone number.",
    index: {
      source: EMPLOYER_WORDS,
      alternatives: searchedWays,
      joined: 'company c ON c.id = found.id STRAIGHT_JOIN user u ON u.id = c.id',
      hasShortRows: true,
    },
  },
  from: COMPANIES_WITH_USERS,
  id: 'c.id',
  rest: `STRAIGHT_JOIN company c ON c.id = page.id STRAIGHT_JOIN user u ON u.id = c.id ${OWNER}`,
  orderName: 'Company',
  order: { field: 'CREATED_AT', direction: 'DESC' },
});

export const CompaniesArgs = listArgs(COMPANIES);
