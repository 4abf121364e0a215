import { applicationStatusToEdge } from '@job-alert/domain/application-status';
import { APPROVAL_STATE_LABELS, approvalStateFromEdge } from '@job-alert/domain/approval';
import {
  APPLICATION_SORTS,
  CANDIDATE_SORTS,
  COMPANY_SORTS,
  JOB_SORTS,
  sortFromEdge,
} from '@job-alert/domain/list-sorts';
import type { RequestContext } from '../../platform/context.js';
import type { CsvRow } from '../../platform/csv.js';
import { invalidInput } from '../../platform/errors.js';
import { mapPage, type Page, type PageRequest } from '../../platform/page.js';
import { requireAdmin, type Viewer } from '../../platform/viewer.js';
import type { ApplicationsReadModel } from '../applications/applications.read-model.js';
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

/** The lists of the administrator, under the names of their files. */
export function listExports({ companies, candidates, jobs, applications }: Lists): Record<string, ListExport> {
  return {
    employers: {
      admit: requireAdmin,
      header: [
        ...['id', 'full_name', 'org_name', 'email', 'contact', 'org_website', 'gstno'],
        ...['approval_status', 'status', 'created_at'],
      ],
      page: async ({ maxPageSize }, request, filter) =>
        mapPage(
          await companies.list(withApproval(filter), request, maxPageSize, sortOf(COMPANY_SORTS, filter)),
          (row) => [
            ...[row.id, row.fullName, row.name, row.email, row.contact, row.website, row.gstin],
            ...[APPROVAL_STATE_LABELS[row.approvalState], activeWord(row.isActive), row.createdAt.toISOString()],
          ],
        ),
    },
    candidates: {
      admit: requireAdmin,
      header: ['id', 'first_name', 'last_name', 'email', 'status', 'created_at'],
      page: async ({ maxPageSize }, request, filter) =>
        mapPage(
          await candidates.list(withActive(filter), request, maxPageSize, sortOf(CANDIDATE_SORTS, filter)),
          (row) => [
            ...[row.id, row.firstName, row.lastName, row.email, activeWord(row.isActive), row.createdAt.toISOString()],
          ],
        ),
    },
    jobs: {
      admit: requireAdmin,
      header: [
        ...['id', 'title', 'company_name', 'city', 'approval_status', 'status'],
        ...['posted_at', 'job_deadline', 'no_of_openings', 'total_applicants'],
      ],
      page: async (context, request, filter) =>
        mapPage(
          await jobs.all(context, { ...request, filter: withApproval(filter), sort: sortOf(JOB_SORTS, filter) }),
          (row) => [
            ...[row.id, row.title, row.companyName, row.city],
            ...[APPROVAL_STATE_LABELS[row.approvalState], activeWord(row.isActive), row.postedAt.toISOString()],
            ...[row.deadline, row.openings, row.applicantCount],
          ],
        ),
    },
    applications: {
      admit: requireAdmin,
      header: [
        ...['application_id', 'candidate_name', 'job_title', 'company_name', 'application_status', 'proposed_status'],
        ...['admin_approve_status', 'admin_active_status', 'applied_at'],
      ],
      page: async (context, request, filter) =>
        mapPage(await applications.all(context, request, filter, sortOf(APPLICATION_SORTS, filter)), (row) => [
          ...[row.id, row.candidateName, row.jobTitle, row.companyName],
          ...[applicationStatusToEdge(row.status), applicationStatusToEdge(row.proposedStatus)],
          ...[APPROVAL_STATE_LABELS[row.approvalState], activeWord(row.isActive === 1), row.appliedAt.toISOString()],
        ]),
    },
  };
}

const ACTIVE_WORDS: ReadonlyMap<string, boolean> = new Map([
  ['active', true],
  ['inactive', false],
]);

/** The flag of a record as its list shows it. */
export const activeWord = (isActive: boolean): string => (isActive ? 'Active' : 'Inactive');

/** The order that the address names, or the list's own. */
function sortOf<Sort extends string>(sorts: Readonly<Record<Sort, string>>, { sort }: ExportFilter): Sort | undefined {
  if (!sort) return undefined;
  const known = sortFromEdge(sorts, sort);
  if (!known) throw invalidInput({ sort: ['Choose a valid sort.'] });
  return known;
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
