import {
  ADDRESS,
  APPLICATION_LINE,
  CANDIDATE,
  CANDIDATE_LINE,
  COMPANY_INFO,
  DECIDED,
  EMPLOYER_LINE,
  HISTORY,
  JOB,
  JOB_ADMIN_LINE,
  PAGE,
  PERSON_ROW,
} from './answer-parts.js';
import {
  BAD_PAGE,
  type ContractRow,
  type ContractRows,
  NO_LOGIN,
  type ErrorCase,
  STATUS_MISSING,
  UNKNOWN,
} from './contract.js';

const list = (answer: string): ContractRow => ({ answer: `${answer} ${PAGE}`, errors: [NO_LOGIN, BAD_PAGE] });
const notFound = (what: string, body?: object): ErrorCase => ({
  id: UNKNOWN,
  status: 404,
  says: `${what} not found.`,
  ...(body && { body }),
});

const COMPANY_DETAIL: ContractRow = {
  answer: [
    'employer_name employer_contact employer_email user_data{org_name gstno org_website}',
    `company_info{${COMPANY_INFO}} other_addresses[${ADDRESS}]`,
  ].join(' '),
  errors: [NO_LOGIN, notFound('Company')],
};
const CANDIDATE_DETAIL: ContractRow = { answer: CANDIDATE, errors: [NO_LOGIN, notFound('Candidate')] };

/** A path that sets a record to Active or Inactive. */
const activation = (what: string): ContractRow => ({
  answer: 'message id status',
  errors: [STATUS_MISSING, notFound(what, { status: 'Active' })],
});

const DECISION: ContractRow = {
  answer: DECIDED,
  errors: [
    { body: {}, status: 422, says: 'Choose approve, reject, Active or Inactive.' },
    { body: { status: 'maybe' }, status: 422, says: 'Choose approve, reject, Active or Inactive.' },
    notFound('Application', { status: 'approve' }),
    notFound('Application', { status: 'Inactive' }),
  ],
};

const noFile: ErrorCase = { body: {}, status: 422, says: 'Please select a file before uploading.' };

const deletion = (key: string): ContractRow => ({
  answer: 'message deleted',
  errors: [
    { body: {}, status: 422, says: 'This field is required.' },
    { body: { [key]: [] }, status: 400, says: 'Choose between 1 and 1,000 records.' },
  ],
});

/** Paths for administrators. */
export const adminRows: ContractRows = {
  'GET job/total': {
    answer:
      'total_employers total_candidates total_jobs total_applications total_pending_approvals pending_employers pending_applications pending_jobs',
    errors: [NO_LOGIN],
  },
  'GET api/admin/employers': list(`employers[${EMPLOYER_LINE}]`),
  'GET api/admin/employers/view-profile': list(`employers[${EMPLOYER_LINE}]`),
  'GET api/admin/candidates': list(`candidates[${CANDIDATE_LINE}]`),
  'GET api/admin/candidates/view-profile': list(`candidate[${CANDIDATE_LINE}]`),
  'GET job/admin/search': list(`jobs[${JOB_ADMIN_LINE}]`),
  'GET job/get-jobs': list(`jobs[${JOB_ADMIN_LINE}]`),
  'GET job/admin/jobApplication/search': list(`applications[${APPLICATION_LINE}]`),
  'GET job/admin/jobApplications': list(`applications[${APPLICATION_LINE}]`),
  'GET api/admin/employers/company-info/{id}': COMPANY_DETAIL,
  'GET api/admin/employers/{id}': COMPANY_DETAIL,
  'GET api/admin/candidates/details/{id}': CANDIDATE_DETAIL,
  'GET api/admin/candidates/{id}': CANDIDATE_DETAIL,
  'GET job/admin/jobs/{id}': {
    answer: `job_details{${JOB} company_profile{company_name company_description company_website industries}}`,
    errors: [NO_LOGIN, notFound('Job')],
  },
  'GET job/admin/jobApplications/{id}': {
    answer: [
      'application_id offer_later date_of_joining status proposed_status applied_at status_updated_at feedback',
      `admin_approve_status admin_active_status history[${HISTORY}] candidate{name email contact resume}`,
      'job{title company_name posted_at status posted_by}',
    ].join(' '),
    errors: [NO_LOGIN, notFound('Application')],
  },
  'PUT api/admin/employers/status/{id}': {
    answer: 'message id approval_status',
    errors: [STATUS_MISSING, notFound('Company', { status: 'Approved' })],
  },
  'PUT api/admin/employers/update-status/{id}': activation('User'),
  'PUT api/admin/candidate/update-status/{id}': activation('User'),
  'POST job/approval-jobs/{id}': {
    answer: 'message id approval_status',
    errors: [STATUS_MISSING, notFound('Job', { status: 'approve' })],
  },
  'POST job/activation-job/{id}': activation('Job'),
  'POST job/admin/approval-jobApplication/{id}': DECISION,
  'POST job/admin/application/update-status/{id}': DECISION,
  'POST job/admin/jobApplications/status/{id}': DECISION,
  'POST api/admin/preview-import/employers': {
    answer: `rows[${PERSON_ROW} org_name org_website gstno] has_errors`,
    errors: [NO_LOGIN, noFile],
  },
  'POST api/admin/preview-import/candidates': {
    answer: `rows[${PERSON_ROW} experience] has_errors pools[name people is_new]`,
    errors: [NO_LOGIN, noFile],
  },
  'POST api/admin/bulk-import/employers': {
    answer: 'successfully_imported failed_count',
    errors: [NO_LOGIN, noFile],
  },
  'POST api/admin/bulk-import/candidates': {
    answer: 'successfully_imported failed_count',
    errors: [NO_LOGIN, noFile],
  },
  'DELETE api/admin/users/delete': {
    ...deletion('user_ids'),
    answer: 'message deleted deactivated_ids[]',
    errors: [
      ...deletion('user_ids').errors,
      {
        body: ({ admin }) => ({ user_ids: [admin.id] }),
        status: 403,
        says: 'You cannot delete your own account.',
      },
    ],
  },
  'DELETE job/delete-jobs': deletion('job_ids'),
  'DELETE job/delete-applications': deletion('ids'),
};
