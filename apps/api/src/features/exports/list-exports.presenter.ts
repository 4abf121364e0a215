import { agendaFromEdge } from '@job-alert/domain/agenda';
import { APPLICATION_STATUS_LABELS, listFilterFromEdge, shownStatus } from '@job-alert/domain/application-status';
import { APPROVAL_STATE_LABELS, approvalStateFromEdge } from '@job-alert/domain/approval';
import { formatDate } from '@job-alert/domain/calendar';
import { joinFullName } from '@job-alert/domain/company-profile';
import {
  APPLICATION_SORTS,
  CANDIDATE_SORTS,
  COMPANY_SORTS,
  JOB_SORTS,
  type Order,
  type Sorts,
  sortFromEdge,
} from '@job-alert/domain/list-sorts';
import { answerInWords } from '@job-alert/domain/screening';
import type { RequestContext } from '../../platform/context.js';
import type { CsvRow } from '../../platform/csv.js';
import { invalidInput } from '../../platform/errors.js';
import {
  date,
  type QueryParameter,
  type QueryParameters,
  recordId,
  text,
} from '../../platform/http/query-parameters.js';
import { mapPage, type Page, type PageRequest } from '../../platform/page.js';
import { requireAdmin, type Viewer } from '../../platform/viewer.js';
import { answersOf } from '../applications/applications.presenter.js';
import type { ApplicationRow, ApplicationsReadModel } from '../applications/applications.read-model.js';
import type { OffersReadModel } from '../applications/offers.read-model.js';
import type { CandidatesReadModel } from '../candidates/candidates.read-model.js';
import type { CompaniesReadModel } from '../companies/companies.read-model.js';
import type { JobsReadModel } from '../jobs/jobs.read-model.js';
import { REPLY_COLUMNS, replyOf, withReplies } from './candidate-replies.presenter.js';

/** The filters of the lists, as addresses carry them. */
export interface ExportFilter {
  search?: string;
  /** An approval state, `active` or `inactive`, or a status of an application, as the list has it. */
  status?: string;
  /** Of the applications: an entry of the agenda, such as `interviews-today`. */
  agenda?: string;
  /** Of the applications: what candidates have said, such as `offer_declined`. */
  reply?: string;
  from?: string;
  to?: string;
  /** A job's id. */
  job?: string;
  /** An order of the list, such as `oldest`. */
  sort?: string;
  /** Of the audit trail: an act, a kind of record, its id, and the id of the account that acted. */
  action?: string;
  subject?: string;
  record?: string;
  actor?: string;
}

const PARAMETERS: Readonly<Record<keyof ExportFilter, QueryParameter>> = {
  search: text('Words of the list.'),
  status: text('A status, as the list shows it.'),
  agenda: text('An entry of the agenda, such as interviews-today.'),
  reply: text('The reply of the candidate, such as offer_declined.'),
  from: date('The first day.'),
  to: date('The last day.'),
  job: recordId('The id of a job.'),
  sort: text('The order, such as oldest.'),
  action: text('The action.'),
  subject: text('The kind of record.'),
  record: text('The id of the record.'),
  actor: recordId('The id of the account that acted.'),
};

/** A list as a table. */
export interface ListExport {
  /** Refuses everyone whose list it is not. */
  admit: (viewer: Viewer) => unknown;
  /** The filters that it has. */
  parameters: QueryParameters;
  header: readonly string[];
  page(context: RequestContext, request: PageRequest, filter: ExportFilter): Promise<Page<CsvRow>>;
}

type Read<Row> = (context: RequestContext, request: PageRequest, filter: ExportFilter) => Promise<Page<Row>>;

/** A list with its columns by their headings, each with what it shows of a row. */
export function tableOf<Row>(
  admit: ListExport['admit'],
  filters: readonly (keyof ExportFilter)[],
  read: Read<Row>,
  columns: Readonly<Record<string, (row: Row) => CsvRow[number]>>,
): ListExport {
  const cells = Object.values(columns);
  return {
    admit,
    parameters: Object.fromEntries(filters.map((name) => [name, PARAMETERS[name]])),
    header: Object.keys(columns),
    page: async (...asked) => mapPage(await read(...asked), (row) => cells.map((cell) => cell(row))),
  };
}

/** The read-models of the lists, which know who may see what. */
interface Lists {
  companies: CompaniesReadModel;
  candidateViews: CandidatesReadModel;
  jobs: JobsReadModel;
  applicationViews: ApplicationsReadModel;
  offerViews: OffersReadModel;
}

/** The lists of the administrator, under the names of their files: the columns and words of the screens, and what else is asked for most. */
export const listExports = ({ companies, candidateViews, jobs, applicationViews, offerViews }: Lists) => ({
  employers: tableOf(
    requireAdmin,
    ['search', 'status', 'from', 'to', 'sort'],
    ({ maxPageSize }, request, filter) =>
      companies.list(withApproval(filter), request, maxPageSize, orderOf(COMPANY_SORTS, filter)),
    {
      ID: (row) => row.id,
      'Employer Name': (row) => row.fullName,
      'Company Name': (row) => row.name,
      'Contact No': (row) => row.contact,
      'Email Id': (row) => row.email,
      Status: (row) => APPROVAL_STATE_LABELS[row.approvalState],
      'Active/Inactive': (row) => activeWord(row.isActive),
      'Date Joined': (row) => formatDate(row.createdAt),
      'Company Website': (row) => row.website,
      GSTIN: (row) => row.gstin,
    },
  ),
  candidates: tableOf(
    requireAdmin,
    ['search', 'status', 'from', 'to', 'sort'],
    async (context, request, filter) => {
      const orderBy = orderOf(CANDIDATE_SORTS, filter);
      const page = await candidateViews.list(context, request, withActive(filter), orderBy);
      const counted = page.nodes.map(({ id }) => candidateViews.appliedJobsCount(context, id));
      const counts = new Map((await Promise.all(counted)).map((count, index) => [page.nodes[index], count]));
      return mapPage(page, (row) => ({ ...row, appliedJobs: counts.get(row) ?? 0 }));
    },
    {
      ID: (row) => row.id,
      'Candidate Name': (row) => `${row.firstName} ${row.lastName}`,
      Email: (row) => row.email,
      'Contact No': (row) => row.contact,
      Status: (row) => activeWord(row.isActive),
      'Active/Inactive': (row) => activeWord(row.isActive),
      'Applied Jobs': (row) => row.appliedJobs,
      'Date Joined': (row) => formatDate(row.createdAt),
    },
  ),
  jobs: tableOf(
    requireAdmin,
    ['search', 'status', 'from', 'to', 'sort'],
    (context, request, filter) =>
      jobs.all(context, { ...request, filter: withApproval(filter), orderBy: orderOf(JOB_SORTS, filter) }),
    {
      ID: (row) => row.id,
      'Job Title': (row) => row.title,
      Organization: (row) => row.companyName,
      Status: (row) => APPROVAL_STATE_LABELS[row.approvalState],
      'Active/Inactive': (row) => activeWord(row.isActive),
      'Date Posted': (row) => formatDate(row.postedAt),
      City: (row) => row.city,
      'Application Deadline': (row) => formatDate(row.deadline),
      'No of Openings': (row) => row.openings,
      'Total Applicants': (row) => row.applicantCount,
    },
  ),
  applications: tableOf(
    requireAdmin,
    ['search', 'status', 'agenda', 'reply', 'from', 'to', 'sort'],
    async (context, request, filter) =>
      withReplies(
        offerViews,
        context,
        await applicationViews.all(context, { ...request, ...applicationsAsked(filter) }),
      ),
    {
      ID: (row) => row.id,
      Candidate: candidateName,
      'Job Title': (row) => row.jobTitle,
      'Application Status': (row) => APPLICATION_STATUS_LABELS[shownStatus(row)],
      'Applied Date': (row) => formatDate(row.appliedAt),
      'Admin Approval Status': (row) => APPROVAL_STATE_LABELS[row.approvalState],
      'Record Status': (row) => activeWord(row.isActive === 1),
      Organization: (row) => row.companyName,
      'Proposed Status': (row) => APPLICATION_STATUS_LABELS[row.proposedStatus],
      ...SCREENING_COLUMNS,
      ...REPLY_COLUMNS,
    },
  ),
});

/** What was answered to the screening questions, each on a line of its own, and whether an answer rules out. */
export const SCREENING_COLUMNS = {
  'Screening Answers': (row: ApplicationRow) => answersOf(row).map(answerInWords).join('\n'),
  'Ruled Out': (row: ApplicationRow) => (answersOf(row).some(({ rulesOut }) => rulesOut) ? 'Yes' : ''),
};

/** First and last name of who applied. */
export const candidateName = (row: ApplicationRow): string =>
  joinFullName({ firstName: row.candidateFirstName, lastName: row.candidateLastName });

function applicationsAsked({ status, sort, agenda: entry, reply, ...rest }: ExportFilter) {
  const orderBy = orderOf(APPLICATION_SORTS, { sort });
  const agenda = agendaFromEdge(entry ?? '');
  if (entry && !agenda) throw invalidInput({ agenda: ['Choose a valid entry of the agenda.'] });
  const filter = { ...rest, agenda, candidateReply: replyOf(reply) };
  if (!status?.trim()) return { filter, orderBy };
  const listed = listFilterFromEdge(status);
  if (!listed) throw invalidStatus();
  return { filter: { ...filter, ...listed }, orderBy };
}

const ACTIVE_WORDS: ReadonlyMap<string, boolean> = new Map([
  ['active', true],
  ['inactive', false],
]);

/** The flag of a record as its list shows it. */
export const activeWord = (isActive: boolean): string => (isActive ? 'Active' : 'Inactive');

/** The order that the address names, or the list's own. */
function orderOf<Field extends string>(sorts: Sorts<string, Field>, { sort }: ExportFilter): Order<Field> {
  const order = sorts[sortFromEdge(sorts, sort || 'latest') ?? '']?.orderBy;
  if (!order) throw invalidInput({ sort: ['Choose a valid sort.'] });
  return order;
}

function withApproval({ status, ...filter }: ExportFilter) {
  if (!status) return filter;
  const approvalState = approvalStateFromEdge(status);
  if (!approvalState) throw invalidStatus();
  return { ...filter, approvalState };
}

/** The filters with the status read as the flag of a record. */
export function withActive({ status, ...filter }: ExportFilter) {
  if (!status) return filter;
  const isActive = ACTIVE_WORDS.get(status.trim().toLowerCase());
  if (isActive === undefined) throw invalidStatus();
  return { ...filter, isActive };
}

/** The refusal of a status that the list does not know. */
export const invalidStatus = () => invalidInput({ status: ['Choose a valid status.'] });
