import { APPLICATION_STATUS_LABELS, listFilterFromEdge, shownStatus } from '@job-alert/domain/application-status';
import { APPROVAL_STATE_LABELS, approvalStateFromEdge } from '@job-alert/domain/approval';
import { formatDate } from '@job-alert/domain/calendar';
import { joinFullName } from '@job-alert/domain/company-profile';
import {
  APPLICATION_SORTS,
  CANDIDATE_SORTS,
  COMPANY_SORTS,
  JOB_SORTS,
  sortFromEdge,
  type Order,
  type Sorts,
} from '@job-alert/domain/list-sorts';
import type { RequestContext } from '../../platform/context.js';
import type { CsvRow } from '../../platform/csv.js';
import { invalidInput } from '../../platform/errors.js';
import { mapPage, type Page, type PageRequest } from '../../platform/page.js';
import { requireAdmin, type Viewer } from '../../platform/viewer.js';
import type { ApplicationRow, ApplicationsReadModel } from '../applications/applications.read-model.js';
import type { CandidatesReadModel } from '../candidates/candidates.read-model.js';
import type { CompaniesReadModel } from '../companies/companies.read-model.js';
import type { JobsReadModel } from '../jobs/jobs.read-model.js';

/** The filters of the lists, as addresses carry them. */
export interface ExportFilter {
  search?: string;
  /** An approval state, `active` or `inactive`, or a status of an application, as the list has it. */
  status?: string;
  from?: string;
  to?: string;
  /** A job's id. */
  job?: string;
  /** An order of the list, such as `oldest`. */
  sort?: string;
}

/** A list as a table. */
export interface ListExport {
  /** Refuses everybody whose list it is not. */
  admit: (viewer: Viewer) => unknown;
  header: readonly string[];
  page(context: RequestContext, request: PageRequest, filter: ExportFilter): Promise<Page<CsvRow>>;
}

/** The read-models of the lists, which know who may see what. */
interface Lists {
  companies: CompaniesReadModel;
  candidates: CandidatesReadModel;
  jobs: JobsReadModel;
  applications: ApplicationsReadModel;
}

/** The lists of the administrator, under the names of their files: the columns and words of the screens, and what else is asked for most. */
export function listExports({ companies, candidates, jobs, applications }: Lists): Record<string, ListExport> {
  return {
    employers: {
      admit: requireAdmin,
      header: [
        'ID',
        'Employer Name',
        'Company Name',
        'Contact No',
        'Email Id',
        'Status',
        'Active/Inactive',
        'Date Joined',
        'Company Website',
        'GSTIN',
      ],
      page: async ({ maxPageSize }, request, filter) =>
        mapPage(
          await companies.list(withApproval(filter), request, maxPageSize, orderOf(COMPANY_SORTS, filter)),
          (row) => [
            row.id,
            row.fullName,
            row.name,
            row.contact,
            row.email,
            APPROVAL_STATE_LABELS[row.approvalState],
            activeWord(row.isActive),
            formatDate(row.createdAt),
            row.website,
            row.gstin,
          ],
        ),
    },
    candidates: {
      admit: requireAdmin,
      header: [
        'ID',
        'Candidate Name',
        'Email',
        'Contact No',
        'Status',
        'Active/Inactive',
        'Applied Jobs',
        'Date Joined',
      ],
      page: async (context, request, filter) => {
        const orderBy = orderOf(CANDIDATE_SORTS, filter);
        const page = await candidates.list(context, request, withActive(filter), orderBy);
        const counted = page.edges.map(async ({ node }) => candidates.appliedJobsCount(context, node.id));
        const counts = new Map((await Promise.all(counted)).map((count, index) => [page.nodes[index]?.id, count]));
        return mapPage(page, (row) => [
          row.id,
          `${row.firstName} ${row.lastName}`,
          row.email,
          row.contact,
          activeWord(row.isActive),
          activeWord(row.isActive),
          counts.get(row.id) ?? 0,
          formatDate(row.createdAt),
        ]);
      },
    },
    jobs: {
      admit: requireAdmin,
      header: [
        'ID',
        'Job Title',
        'Organization',
        'Status',
        'Active/Inactive',
        'Date Posted',
        'City',
        'Application Deadline',
        'No of Openings',
        'Total Applicants',
      ],
      page: async (context, request, filter) =>
        mapPage(
          await jobs.all(context, {
            ...request,
            filter: withApproval(filter),
            orderBy: orderOf(JOB_SORTS, filter),
          }),
          (row) => [
            row.id,
            row.title,
            row.companyName,
            APPROVAL_STATE_LABELS[row.approvalState],
            activeWord(row.isActive),
            formatDate(row.postedAt),
            row.city,
            formatDate(row.deadline),
            row.openings,
            row.applicantCount,
          ],
        ),
    },
    applications: {
      admit: requireAdmin,
      header: [
        'ID',
        'Candidate',
        'Job Title',
        'Application Status',
        'Applied Date',
        'Admin Approval Status',
        'Record Status',
        'Organization',
        'Proposed Status',
      ],
      page: async (context, request, filter) =>
        mapPage(await applications.all(context, { ...request, ...applicationsAsked(filter) }), (row) => [
          row.id,
          candidateName(row),
          row.jobTitle,
          APPLICATION_STATUS_LABELS[shownStatus(row)],
          formatDate(row.appliedAt),
          APPROVAL_STATE_LABELS[row.approvalState],
          activeWord(row.isActive === 1),
          row.companyName,
          APPLICATION_STATUS_LABELS[row.proposedStatus],
        ]),
    },
  };
}

/** First and last name of who applied. */
export const candidateName = (row: ApplicationRow): string =>
  joinFullName({ firstName: row.candidateFirstName, lastName: row.candidateLastName });

function applicationsAsked({ status, sort, ...filter }: ExportFilter) {
  const orderBy = orderOf(APPLICATION_SORTS, { sort });
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
