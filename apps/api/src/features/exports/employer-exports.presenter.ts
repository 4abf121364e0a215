import { APPLICATION_STATUS_LABELS, applicationStatusFromEdge } from '@job-alert/domain/application-status';
import { APPROVAL_STATE_LABELS } from '@job-alert/domain/approval';
import { formatDate } from '@job-alert/domain/calendar';
import { OWN_JOB_SORTS, sortFromEdge } from '@job-alert/domain/list-sorts';
import { invalidInput } from '../../platform/errors.js';
import { requireEmployer } from '../../platform/viewer.js';
import type { ApplicationsReadModel } from '../applications/applications.read-model.js';
import type { OffersReadModel } from '../applications/offers.read-model.js';
import type { JobsReadModel } from '../jobs/jobs.read-model.js';
import { REPLY_COLUMNS, replyOf, withReplies } from './candidate-replies.presenter.js';
import {
  activeWord,
  candidateName,
  type ExportFilter,
  invalidStatus,
  SCREENING_COLUMNS,
  tableOf,
  withActive,
} from './list-exports.presenter.js';

interface Lists {
  jobs: JobsReadModel;
  applicationViews: ApplicationsReadModel;
  offerViews: OffersReadModel;
}

/** The lists of an employer, under the names of their files; the read-models see to it that they hold the employer's own rows only. */
export const employerExports = ({ jobs, applicationViews, offerViews }: Lists) => ({
  'my-jobs': tableOf(
    requireEmployer,
    ['search', 'status', 'sort'],
    (context, request, { sort, ...filter }) =>
      jobs.ofEmployer(context, { ...request, orderBy: orderOf(sort), filter: withActive(filter) }),
    {
      ID: (row) => row.id,
      'Job Title': (row) => row.title,
      'Posted On': (row) => formatDate(row.postedAt),
      'Application Deadline': (row) => formatDate(row.deadline),
      'No of Openings': (row) => row.openings,
      'Total Applicants': (row) => row.applicantCount,
      Status: (row) => activeWord(row.isActive),
      'Admin Approval Status': (row) => APPROVAL_STATE_LABELS[row.approvalState],
    },
  ),
  applicants: tableOf(
    requireEmployer,
    ['search', 'job', 'status', 'reply'],
    async (context, request, filter) =>
      withReplies(
        offerViews,
        context,
        await applicationViews.own(context, { ...request, filter: applicantsFilter(filter) }),
      ),
    {
      'Application ID': (row) => row.id,
      'Candidate Name': candidateName,
      'Application Date': (row) => formatDate(row.appliedAt),
      'Job Title': (row) => row.jobTitle,
      Status: (row) => APPLICATION_STATUS_LABELS[row.status],
      Feedback: (row) => row.feedback,
      'Offer Letter': (row) => row.offerLetterName,
      'Date of Joining': (row) => row.dateOfJoining && formatDate(row.dateOfJoining),
      'Proposed Status': (row) => APPLICATION_STATUS_LABELS[row.proposedStatus],
      'Job ID': (row) => row.jobId,
      ...SCREENING_COLUMNS,
      ...REPLY_COLUMNS,
    },
  ),
});

function applicantsFilter({ search, job, status: given, reply }: ExportFilter) {
  const filter = { search, jobId: job, candidateReply: replyOf(reply) };
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
