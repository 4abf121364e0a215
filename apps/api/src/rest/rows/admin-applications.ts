import { listFilterFromEdge } from '@job-alert/domain/application-status';
import { APPLICATION_SORTS } from '@job-alert/domain/list-sorts';
import type { FieldErrors } from '@job-alert/domain/validation';
import { object, page } from '../answers.js';
import { text, word } from '../input-fields.js';
import * as out from '../output-fields.js';
import type { RestRequest, RestRoute } from '../route.js';
import type { Values } from '../values.js';
import {
  ADMIN_FILTERS,
  approvalShown,
  byId,
  decideApproval,
  decisionOn,
  newestRequest,
  FULL_NAME,
  fullNameOf,
  HISTORY,
  orderedPageOf,
  orderRead,
  rejectionRead,
  statusShown,
} from './shared.js';

const APPLICATION: out.OutputFields = {
  application_id: out.id('id'),
  candidate_name: fullNameOf('candidate'),
  job_title: out.text('job.title'),
  application_status: statusShown('status'),
  proposed_status: statusShown('proposedStatus'),
  applied_at: out.instant('appliedAt'),
  admin_approve_status: approvalShown('approvalState', 'APPLICATION'),
  admin_active_status: out.activeWord('isActive'),
};

const APPLICATION_DETAIL: out.OutputFields = {
  application_id: out.id('id'),
  offer_later: out.link('offerLetter'),
  date_of_joining: out.day('dateOfJoining'),
  status: statusShown('status'),
  proposed_status: statusShown('proposedStatus'),
  applied_at: out.instant('appliedAt'),
  status_updated_at: out.instant('statusUpdatedAt'),
  feedback: out.text('feedback'),
  admin_approve_status: approvalShown('approvalState', 'APPLICATION'),
  admin_active_status: out.activeWord('isActive'),
  history: HISTORY,
  candidate: out.inner('candidate', {
    name: FULL_NAME,
    email: out.text('email'),
    contact: out.text('contact'),
    resume: out.link('resume'),
  }),
  job: out.inner(
    'job',
    {
      title: out.text('title'),
      company_name: out.text('companyName'),
      posted_at: out.instant('postedAt'),
      status: out.activeWord('isActive'),
      posted_by: out.text('company.fullName'),
    },
    'Job',
  ),
};

const DECIDED: out.OutputFields = {
  application_id: out.id('id'),
  status: statusShown('status'),
  proposed_status: statusShown('proposedStatus'),
  admin_approved: out.shown('approvalState', { type: 'boolean' }, (state: string) => state === 'APPROVED'),
  admin_approve_status: approvalShown('approvalState', 'APPLICATION'),
  active: out.flag('isActive'),
};

/** An empty status is none. */
const statusGiven = ({ query }: RestRequest): string =>
  typeof query['status'] === 'string' ? query['status'].trim() : '';
const listedAs = (request: RestRequest) => listFilterFromEdge(statusGiven(request));

const applications = {
  method: 'GET',
  who: ['ADMIN'],
  isList: true,
  query: orderRead(APPLICATION_SORTS),
  document: `query ($first: Int!, $page: Int!, $filter: ApplicationsFilter, $orderBy: ApplicationOrder) {
    applications(first: $first, page: $page, filter: $filter, orderBy: $orderBy) { nodes ${out.select(APPLICATION)} totalCount }
  }`,
  variables: orderedPageOf,
  answer: page('applications', 'applications', APPLICATION),
} as const;

const DECIDE_APPLICATION = decideApproval('Application', DECIDED);
const SWITCH_APPLICATION = `mutation ($input: SetApplicationActiveInput!) {
  setApplicationActive(input: $input) { application ${out.select(DECIDED)} }
}`;

const DECIDED_ANSWER = object('decideApproval.approval.subject', DECIDED);
const SWITCHED_ANSWER = object('setApplicationActive.application', DECIDED);

/** One word of the specification for two operations: a decision, or the record's flag. */
const CHANGES: Readonly<Record<string, Values>> = {
  approve: { decision: 'APPROVE' },
  reject: { decision: 'REJECT' },
  active: { isActive: true },
  inactive: { isActive: false },
};

const changeOf = ({ body }: RestRequest): Values | undefined => CHANGES[String(body['change']).toLowerCase()];
const isDecision = (request: RestRequest): boolean => changeOf(request)?.['decision'] !== undefined;

/** The three paths of the catalogue for the same change. */
const changeApplication = (path: string): RestRoute => ({
  method: 'POST',
  path,
  who: ['ADMIN'],
  summary: 'Approves or rejects an application, or switches its record.',
  body: {
    status: word('change', ['approve', 'reject', 'Active', 'Inactive'], (given) => given),
    ...rejectionRead('APPLICATION'),
  },
  check: (request): FieldErrors =>
    changeOf(request) ? {} : { change: ['Choose approve, reject, Active or Inactive.'] },
  lookup: { ...newestRequest('application', 'Application'), needed: isDecision },
  document: {
    of: [DECIDE_APPLICATION, SWITCH_APPLICATION],
    choose: (request) => (isDecision(request) ? DECIDE_APPLICATION : SWITCH_APPLICATION),
  },
  variables: (request) => {
    const { reason, note } = request.body;
    const change = changeOf(request);
    if (isDecision(request)) return decisionOn({ ...request, body: { ...change, reason, note } });
    return { input: { id: request.path['id'], ...change } };
  },
  answer: {
    ...DECIDED_ANSWER,
    body: (data, request) => (isDecision(request) ? DECIDED_ANSWER : SWITCHED_ANSWER).body(data, request),
  },
});

/** Applications as administrators manage them. */
export const adminApplicationRoutes: readonly RestRoute[] = [
  {
    ...applications,
    path: 'job/admin/jobApplication/search',
    summary: 'Searches the applications.',
    query: { ...ADMIN_FILTERS, ...applications.query, status: text('status') },
    check: (request): FieldErrors =>
      statusGiven(request) === '' || listedAs(request) ? {} : { status: ['Choose a valid status.'] },
    variables: (request) => {
      const { status: _status, ...query } = request.query;
      return orderedPageOf({ ...request, query: { ...query, ...listedAs(request) } });
    },
  },
  { ...applications, path: 'job/admin/jobApplications', summary: 'All applications.' },
  {
    method: 'GET',
    path: 'job/admin/jobApplications/{id}',
    who: ['ADMIN'],
    summary: 'An application with its history, who applied and for what.',
    document: `query ($id: ID!) { application(id: $id) ${out.select(APPLICATION_DETAIL)} }`,
    variables: byId,
    answer: object('application', APPLICATION_DETAIL),
  },
  changeApplication('job/admin/approval-jobApplication/{id}'),
  changeApplication('job/admin/application/update-status/{id}'),
  changeApplication('job/admin/jobApplications/status/{id}'),
];
