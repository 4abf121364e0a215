import { APPLICATION_STATUS_LABELS, applicationStatusFromEdge } from '@job-alert/domain/application-status';
import { APPROVAL_STATE_LABELS } from '@job-alert/domain/approval';
import { formatDate } from '@job-alert/domain/calendar';
import { OWN_JOB_SORTS, sortFromEdge } from '@job-alert/domain/list-sorts';
import { invalidInput } from '../../platform/errors.js';
import { mapPage } from '../../platform/page.js';
import { requireEmployer } from '../../platform/viewer.js';
import type { ApplicationsReadModel } from '../applications/applications.read-model.js';
import type { JobsReadModel } from '../jobs/jobs.read-model.js';
import {
  activeWord,
  candidateName,
  type ExportFilter,
  invalidStatus,
  type ListExport,
  withActive,
} from './list-exports.presenter.js';

/** The lists of an employer, under the names of their files; the read-models see to it that they hold the employer's own rows only. */
export function employerExports(
  jobs: Pick<JobsReadModel, 'ofEmployer'>,
  applications: Pick<ApplicationsReadModel, 'own'>,
): Record<string, ListExport> {
  return {
    'my-jobs': {
      admit: requireEmployer,
      header: [
        'ID',
        'Job Title',
        'Posted On',
        'Application Deadline',
        'No of Openings',
        'Total Applicants',
        'Status',
        'Admin Approval Status',
      ],
      page: async (context, request, { sort, ...filter }) =>
        mapPage(
          await jobs.ofEmployer(context, { ...request, orderBy: orderOf(sort), filter: withActive(filter) }),
          (row) => [
            row.id,
            row.title,
            formatDate(row.postedAt),
            formatDate(row.deadline),
            row.openings,
            row.applicantCount,
            activeWord(row.isActive),
            APPROVAL_STATE_LABELS[row.approvalState],
          ],
        ),
    },
    applicants: {
      admit: requireEmployer,
      header: [
        'Application ID',
        'Candidate Name',
        'Application Date',
        'Job Title',
        'Status',
        'Feedback',
        'Offer Letter',
        'Date of Joining',
        'Proposed Status',
        'Job ID',
      ],
      page: async (context, request, filter) =>
        mapPage(await applications.own(context, { ...request, filter: applicantsFilter(filter) }), (row) => [
          row.id,
          candidateName(row),
          formatDate(row.appliedAt),
          row.jobTitle,
          APPLICATION_STATUS_LABELS[row.status],
          row.feedback,
          row.offerLetterName,
          row.dateOfJoining && formatDate(row.dateOfJoining),
          APPLICATION_STATUS_LABELS[row.proposedStatus],
          row.jobId,
        ]),
    },
  };
}

function applicantsFilter({ search, job, status: given }: ExportFilter) {
  const filter = { search, jobId: job };
  if (!given) return filter;
  const status = applicationStatusFromEdge(given);
  if (!status) throw invalidStatus();
  return { ...filter, status };
}

function orderOf(sort = 'latest') {
  const order = sortFromEdge(OWN_JOB_SORTS, sort);
  if (!order) throw invalidInput({ sort: ['Choose latest or oldest.'] });
  return OWN_JOB_SORTS[order].orderBy;
}
