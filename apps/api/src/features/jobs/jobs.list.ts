import { APPROVAL_STATE_LABELS, type ApprovalState } from '@job-alert/domain/approvals/approval';
import { todayInIndia } from '@job-alert/domain/india/calendar';
import type { JobType, WorkMode } from '@job-alert/domain/jobs/job-labels';
import { searchedWords } from '@job-alert/domain/lists/list-search';
import { responsibleName } from '../../database/companies/responsible-administrators.js';
import { JOB_WORDS } from '../../database/search/word-search.js';
import { VISIBLE_TO_EMPLOYER } from '../../database/visible-applications.js';
import { listArgs } from '../../platform/lists/list.types.js';
import { column, defineList, type RowOf, selectSql } from '../../platform/lists/list-definition.js';
import { activeCell, activeFilter, changedSince, dayFilters } from '../../platform/lists/list-filters.js';
import { matchesWords } from '../../platform/lists/text-filter.js';
import { responsibleFilter } from '../accounts/administrators/responsible-administrators.types.js';
import { approvalStateFilter } from '../companies/companies.list.js';
import type { Job } from './jobs.types.js';

const columns = {
  id: column<string>('j.id', { csv: 'ID' }),
  companyId: column<string>('j.company_id'),
  title: column<string>('j.title', { csv: 'Job Title', sort: { field: 'TITLE', description: 'Their titles.' } }),
  companyName: column<string>('j.company_name', {
    csv: 'Organization',
    sort: { field: 'COMPANY_NAME', description: 'The company names in the jobs.' },
  }),
  approvalState: column<ApprovalState>('j.approval_state', {
    csv: 'Status',
    cell: (state) => APPROVAL_STATE_LABELS[state],
    filters: { approvalState: approvalStateFilter('Only jobs in this approval state.') },
  }),
  isActive: column<number>('j.is_active', {
    csv: 'Active/Inactive',
    cell: activeCell,
    filters: { isActive: activeFilter('Only active or only inactive jobs.') },
  }),
  postedAt: column<Date>('j.posted_at', {
    csv: 'Date Posted',
    cell: todayInIndia,
    sort: { field: 'POSTED_AT', description: 'When they were posted.', kind: 'instant' },
    filters: dayFilters('Posted on', 'j.posted_at'),
  }),
  city: column<string>('j.city', { csv: 'City' }),
  deadline: column<string>('j.deadline', { csv: 'Application Deadline' }),
  openings: column<number>('j.openings', { csv: 'No of Openings' }),
  /** Counted per row: the index by job covers it, and a page has few rows. */
  applicantCount: column<string>('(SELECT COUNT(*) FROM application a WHERE a.job_id = j.id)', {
    csv: 'Total Applicants',
  }),
  description: column<string>('j.description'),
  jobType: column<JobType>('j.job_type'),
  workMode: column<WorkMode>('j.work_mode'),
  state: column<string>('j.state'),
  country: column<string>('j.country'),
  salaryMin: column<number>('j.salary_min'),
  salaryMax: column<number>('j.salary_max'),
  minExperience: column<number>('j.min_experience'),
  maxExperience: column<number>('j.max_experience'),
  minimumQualification: column<string>('j.minimum_qualification'),
  preferredSkills: column<string>('j.preferred_skills'),
  companyWebsite: column<string>('j.company_website'),
  companyDescription: column<string>('j.company_description'),
  industry: column<string>('j.industry'),
  takenDownAt: column<Date | null>('j.taken_off_at'),
  takenDownNote: column<string | null>('j.taken_off_note'),
  approvedTerms: column<string | null>('j.approved_terms'),
  questions: column<string | null>('j.questions'),
  version: column<number>('j.version'),
  responsibleId: column<string | null>('j.responsible_id', {
    filters: { responsibleId: responsibleFilter('jobs', 'j.responsible_id') },
  }),
  responsibleName: column<string | null>(responsibleName('j'), { csv: 'Responsible' }),
  changedAt: column<Date>('j.modified_at', { filters: changedSince('j.modified_at') }),
  companyApprovalState: column<ApprovalState>('(SELECT c.approval_state FROM company c WHERE c.id = j.company_id)'),
  employerIsActive: column<number>('(SELECT u.is_active FROM user u WHERE u.id = j.company_id)'),
};

export type JobRow = RowOf<typeof columns>;

/** Applications are counted only if the field is selected, since a job can have any number of them. */
export const JOB_SELECTS = {
  counted: selectSql(columns),
  countedForEmployer: selectSql({
    ...columns,
    applicantCount: column(`(SELECT COUNT(*) FROM application a WHERE a.job_id = j.id AND ${VISIBLE_TO_EMPLOYER})`),
  }),
  uncounted: selectSql({ ...columns, applicantCount: column('0') }),
};

const SEARCH =
  "The first letters of words in the title, in any order. For administrators, also in the company's name in the job.";

const definition = {
  records: 'jobs',
  columns,
  filterName: 'JobsFilter',
  from: 'job j',
  id: 'j.id',
  rest: 'STRAIGHT_JOIN job j ON j.id = page.id',
  orderName: 'Job',
  order: { field: 'POSTED_AT', direction: 'DESC' },
} as const;

/** All jobs, for administrators. */
export const JOBS = defineList<Job>({
  ...definition,
  // In URLs, `status` means the approval state.
  notInUrl: ['isActive'],
  search: {
    description: SEARCH,
    index: {
      source: JOB_WORDS,
      // Only one interpretation, since a job has no phone number.
      alternatives: (text) => [searchedWords(text)].filter((words) => words.length > 0),
      joined: 'job j ON j.id = found.id',
      hasShortRows: false,
    },
  },
});

/** The jobs of one company, for administrators. */
export const COMPANY_JOBS = defineList<Job>({
  ...definition,
  search: { description: SEARCH, where: (words) => matchesWords(['j.title', 'j.company_name'], words) },
});

/** An employer's own jobs. */
export const MY_JOBS = defineList<Job>({
  ...definition,
  // Employers cannot ask for the jobs of an administrator.
  columns: { ...columns, responsibleId: column<string | null>('j.responsible_id') },
  search: { description: SEARCH, where: (words) => matchesWords(['j.title'], words) },
  notInUrl: ['approvalState', 'from', 'to', 'TITLE', 'COMPANY_NAME'],
  sortError: 'Choose latest or oldest.',
  csv: {
    ID: 'id',
    'Job Title': 'title',
    'Posted On': 'postedAt',
    'Application Deadline': 'deadline',
    'No of Openings': 'openings',
    'Total Applicants': 'applicantCount',
    Status: 'isActive',
    'Admin Approval Status': 'approvalState',
  },
});

export const JobsArgs = listArgs(JOBS);
