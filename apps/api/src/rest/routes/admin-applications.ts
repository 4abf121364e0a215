import { listFilterFromWire } from '@job-alert/domain/applications/application-status';
import { decisionFromWire } from '@job-alert/domain/approvals/approval';
import { joinFullName } from '@job-alert/domain/companies/company-profile';
import { APPLICATIONS } from '../../features/applications/applications.list.js';
import { invalidInput } from '../../platform/errors.js';
import { object, page } from '../responses.js';
import { type ApplicationOrder, type ApplicationsFilter, graphql } from '../documents.generated.js';
import { activeStatus, type InputFields, readFields, string, enumValue } from '../input-fields.js';
import { nullable, STRING } from '../json-schema.js';
import * as out from '../output-fields.js';
import type { RestCall, RestRequest, RestRoute } from '../route.js';
import { eitherRoute, defineRoute } from '../define-route.js';
import {
  approvalOutput,
  byId,
  CANDIDATE_NAME,
  filteredPageVariables,
  requireRecord,
  HISTORY,
  isApproved,
  listInput,
  plainListInput,
  rejectionInput,
  statusOutput,
} from './shared.js';

const APPLICATION = graphql(`fragment ListedApplication on Application {
  id candidate { firstName lastName } job { title } status proposedStatus appliedAt approvalState isActive changedAt
}`).outputFields({
  application_id: out.id('id'),
  candidate_name: CANDIDATE_NAME,
  job_title: out.nested('job', out.requiredString('title')),
  application_status: statusOutput('status'),
  proposed_status: statusOutput('proposedStatus'),
  applied_at: out.requiredInstant('appliedAt'),
  admin_approve_status: approvalOutput('approvalState', 'APPLICATION'),
  admin_active_status: out.activeStatus('isActive'),
  changed_at: out.requiredInstant('changedAt'),
});

const APPLICANT = graphql(
  `fragment WhoApplied on Candidate { firstName lastName email contact resume { url } }`,
).outputFields({
  name: out.computed(STRING, joinFullName),
  email: out.requiredString('email'),
  contact: out.string('contact'),
  resume: out.link('resume'),
});
const JOB = graphql(
  `fragment AppliedFor on Job { title companyName postedAt isActive company { fullName } }`,
).outputFields({
  title: out.requiredString('title'),
  company_name: out.string('companyName'),
  posted_at: out.requiredInstant('postedAt'),
  status: out.activeStatus('isActive'),
  posted_by: out.nested('company', out.string('fullName')),
});

const APPLICATION_DETAIL = graphql(`fragment ApplicationDetail on Application {
  id offerLetter { url } dateOfJoining status proposedStatus appliedAt statusUpdatedAt feedback approvalState
  ...History
  candidate { ...WhoApplied }
  job { __typename ...AppliedFor }
}`).outputFields({
  application_id: out.id('id'),
  offer_later: out.link('offerLetter'),
  date_of_joining: out.date('dateOfJoining'),
  status: statusOutput('status'),
  proposed_status: statusOutput('proposedStatus'),
  applied_at: out.requiredInstant('appliedAt'),
  status_updated_at: out.instant('statusUpdatedAt'),
  feedback: out.string('feedback'),
  admin_approve_status: approvalOutput('approvalState', 'APPLICATION'),
  admin_active_status: out.activeStatus('isActive'),
  ...HISTORY,
  candidate: out.object('candidate', APPLICANT),
  // Administrators always see the job itself, not its public version.
  job: out.computed(nullable(out.outputSchema(JOB)), ({ job }) =>
    job.__typename === 'Job' ? out.show(JOB, job) : null,
  ),
});

const DECIDED = graphql(
  `fragment DecidedApplication on Application { id status proposedStatus approvalState isActive }`,
).outputFields({
  application_id: out.id('id'),
  status: statusOutput('status'),
  proposed_status: statusOutput('proposedStatus'),
  admin_approved: isApproved('approvalState'),
  admin_approve_status: approvalOutput('approvalState', 'APPLICATION'),
  active: out.boolean('isActive'),
});

/** `status` is either an application status or the state of the record. */
type Search = Omit<ApplicationsFilter, 'status' | 'isActive'> & { listed: string; orderBy: ApplicationOrder };
const SEARCH: InputFields<Search> = { ...listInput(APPLICATIONS), status: string('listed') };

function searchVariables({ query, ...request }: RestRequest<string, Search, object>) {
  const { listed, ...rest } = query;
  const status = typeof listed === 'string' ? listed.trim() : '';
  const filter = listFilterFromWire(status);
  if ((status !== '' || Array.isArray(listed)) && !filter) throw invalidInput({ status: ['Choose a valid status.'] });
  return filteredPageVariables({ ...request, query: { ...rest, ...filter } });
}

const LIST_QUERY =
  graphql(`query Applications($first: Int!, $page: Int!, $filter: ApplicationsFilter, $orderBy: ApplicationOrder) {
  applications(first: $first, page: $page, filter: $filter, orderBy: $orderBy) { nodes { ...ListedApplication } totalCount }
}`);
const list = { who: ['ADMIN'], document: LIST_QUERY, response: page('applications', APPLICATION) } as const;

/** `status` is either a decision or the new state of the record. */
const ACTION = {
  status: enumValue('word', ['approve', 'reject', 'Active', 'Inactive'], (text) => text.toLowerCase()),
};
const REJECTION = rejectionInput('NEW_APPLICATION', 'STEP');

/** The specification has three paths for the same change. */
function changeApplication(at: `${string}/{id}`): RestRoute {
  const change = {
    at,
    who: ['ADMIN'],
    summary: 'Approves or rejects an application, or makes its record active or inactive.',
    example: { status: 'approve', reason: undefined, note: undefined },
    response: object(DECIDED),
  } as const;
  const decide = defineRoute({
    ...change,
    body: { status: enumValue('decision', ['approve', 'reject'], decisionFromWire), ...REJECTION },
    newestRequest: {
      document: graphql(`query RequestOfApplication($id: ID!) { record: application(id: $id) { approval { id } } }`),
      recordName: 'Application',
    },
    document: graphql(`mutation DecideApplication($input: DecideApprovalInput!) {
      decideApproval(input: $input) { approval { subject { __typename ...DecidedApplication } } }
    }`),
    variables: ({ body }, approvalId) => ({ input: { ...body, approvalId } }),
    from: ({ decideApproval: { approval } }) =>
      requireRecord('Application', approval.subject?.__typename === 'Application' ? approval.subject : null),
  });
  const setActive = defineRoute({
    ...change,
    body: { status: activeStatus('isActive') },
    document: graphql(`mutation SwitchApplication($input: SetApplicationActiveInput!) {
      setApplicationActive(input: $input) { application { ...DecidedApplication } }
    }`),
    variables: ({ path: { id }, body }) => ({ input: { id, ...body } }),
    from: ({ setApplicationActive }) => setApplicationActive.application,
  });
  const pick = ({ body }: RestCall): RestRoute => {
    const { word: action } = readFields(ACTION, body);
    if (action === 'approve' || action === 'reject') return decide;
    if (action === 'active' || action === 'inactive') return setActive;
    throw invalidInput({ status: ['Choose approve, reject, Active or Inactive.'] });
  };
  return eitherRoute([decide, setActive], pick, { ...ACTION, ...REJECTION });
}

export const adminApplicationRoutes = [
  defineRoute({
    ...list,
    at: 'GET job/admin/jobApplication/search',
    summary: 'Searches the applications.',
    query: SEARCH,
    variables: searchVariables,
    from: ({ applications }) => applications,
  }),
  defineRoute({
    ...list,
    at: 'GET job/admin/jobApplications',
    summary: 'All applications.',
    query: plainListInput(APPLICATIONS),
    variables: filteredPageVariables,
    from: ({ applications }) => applications,
  }),
  defineRoute({
    at: 'GET job/admin/jobApplications/{id}',
    who: ['ADMIN'],
    summary: 'An application with its history, candidate and job.',
    document: graphql(`query Application($id: ID!) { application(id: $id) { ...ApplicationDetail } }`),
    variables: byId,
    from: ({ application }) => requireRecord('Application', application),
    response: object(APPLICATION_DETAIL),
  }),
  changeApplication('POST job/admin/approval-jobApplication/{id}'),
  changeApplication('POST job/admin/application/update-status/{id}'),
  changeApplication('POST job/admin/jobApplications/status/{id}'),
];
