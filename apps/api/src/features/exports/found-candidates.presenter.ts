import { NOTICE_PERIOD_LABELS } from '@job-alert/domain/jobs/job-preference-labels';
import { MAX_EXPORTED_CANDIDATES } from '@job-alert/domain/lists/paging';
import {
  CANDIDATE_FILTER_PARAMS,
  CANDIDATE_ORDERS,
  candidateFilter,
  type CandidateFilterParam,
  candidateOrder,
} from '@job-alert/domain/search/candidate-filter';
import { CANDIDATE_QUALIFICATION_LABELS, experienceText, foundText } from '@job-alert/domain/search/candidate-texts';
import type { RequestContext } from '../../platform/context.js';
import type { CsvRow } from '../../platform/csv.js';
import { choice, integer, type QueryParameter, text } from '../../platform/http/query-parameters.js';
import { mapPage, type PageRequest } from '../../platform/lists/page.js';
import { requireAdminTo } from '../../platform/viewer.js';
import type { CandidateSearchReadModel } from '../sourcing/candidate-search.read-model.js';
import type { FoundCandidate } from '../sourcing/candidate-search.types.js';

/** Twenty values of 100 characters. */
const MAX_VALUES_LENGTH = 2_100;
const values = (description: string): QueryParameter =>
  text(`${description}, separated by commas; a comma within one is written as %2C.`, MAX_VALUES_LENGTH);

const DESCRIPTIONS: Readonly<Record<CandidateFilterParam, QueryParameter>> = {
  all: values('Words or phrases that must all be found'),
  any: values('Words or phrases of which one must be found'),
  none: values('Words or phrases that must not be found'),
  min: integer('At least this many years of experience.', 0, 60),
  max: integer('At most this many years of experience.', 0, 60),
  salary: integer('At most this expected salary, in whole rupees a year.', 1, 999_999_999),
  city: values('Only these cities'),
  pool: values('Only candidates of the pools with these ids'),
  experience: values('Only these ranges of experience, such as years-3-to-5'),
  qualification: values('Only these highest qualifications, such as graduate'),
  active: values('Only these times of the last activity, such as month'),
  notice: values('Only these notice periods, such as days-15'),
  interest: values('Only this interest in a new job, such as looking'),
  mode: values('Only those who want one of these work modes, such as hybrid'),
  resume: values('Only with a resume (yes) or without one (no)'),
};

const COLUMNS: Readonly<Record<string, (row: FoundCandidate) => string | number | null>> = {
  ID: ({ id }) => id,
  Candidate: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  Designation: ({ jobTitle }) => jobTitle,
  Company: ({ companyName }) => companyName,
  'Found In': ({ foundIn }) => foundText(foundIn),
  City: ({ city }) => city,
  Experience: ({ experienceMonths }) => (experienceMonths === null ? null : experienceText(experienceMonths)),
  Qualification: ({ qualification }) =>
    qualification === 'UNKNOWN' ? null : CANDIDATE_QUALIFICATION_LABELS[qualification],
  'Expected Salary': ({ expectedSalary }) => expectedSalary,
  'Notice Period': ({ noticePeriod }) => noticePeriod && NOTICE_PERIOD_LABELS[noticePeriod],
  'Last Active': ({ lastActiveOn }) => lastActiveOn,
};

const cells = (row: FoundCandidate): CsvRow => Object.values(COLUMNS).map((cell) => cell(row));

/** The export of Find Candidates: the first candidates of a search in its order. An unknown fact is an empty cell. */
export const foundCandidatesExport = (search: CandidateSearchReadModel) => ({
  admit: requireAdminTo('Export.found-candidates'),
  parameters: {
    ...Object.fromEntries(CANDIDATE_FILTER_PARAMS.map((name) => [name, DESCRIPTIONS[name]])),
    order: choice('The order.', Object.keys(CANDIDATE_ORDERS)),
  },
  header: Object.keys(COLUMNS),
  maxRows: MAX_EXPORTED_CANDIDATES,
  page: async (
    { maxPageSize }: RequestContext,
    request: PageRequest,
    { order, ...params }: Readonly<Record<string, string>>,
  ) =>
    mapPage(
      await search.page({ ...request, filter: candidateFilter(params), orderBy: candidateOrder(order) }, maxPageSize),
      cells,
    ),
});
