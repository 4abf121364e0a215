import { listFilterFromWire } from '@job-alert/domain/applications/application-status';
import { decisionFromWire } from '@job-alert/domain/approvals/approval';
import { joinFullName } from '@job-alert/domain/companies/company-profile';
import { APPLICATIONS } from '../../features/applications/applications.list.js';
import { invalidInput } from '../../platform/errors.js';
import { object, page } from '../answers.js';
import { type ApplicationOrder, type ApplicationsFilter, graphql } from '../documents.generated.js';
import { activeWord, type InputFields, readFields, text, word } from '../input-fields.js';
import { nullable, TEXT } from '../json-schema.js';
import * as out from '../output-fields.js';
import type { RestCall, RestRequest, RestRoute } from '../route.js';
import { oneOf, row } from '../row.js';
import {
  approvalShown,
  byId,
  CANDIDATE_NAME,
  filteredPageOf,
  found,
  HISTORY,
  isApproved,
  listRead,
  orderRead,
  rejectionRead,
  statusShown,
} from './shared.js';

const APPLICATION = graphql(`fragment ListedApplication on Application {
  id candidate { firstName lastName } job { title } status proposedStatus appliedAt approvalState isActive
}`).shownAs({
  application_id: out.id('id'),
  candidate_name: CANDIDATE_NAME,
  job_title: out.below('job', out.requiredText('title')),
  application_status: statusShown('status'),
  proposed_status: statusShown('proposedStatus'),
  applied_at: out.requiredInstant('appliedAt'),
  admin_approve_status: approvalShown('approvalState', 'APPLICATION'),
  admin_active_status: out.activeWord('isActive'),
});

const APPLICANT = graphql(
  `fragment WhoApplied on Candidate { firstName lastName email contact resume { url } }`,
).shownAs({
  name: out.made(TEXT, joinFullName),
  email: out.requiredText('email'),
  contact: out.text('contact'),
  resume: out.link('resume'),
});
const JOB = graphql(`fragment AppliedFor on Job { title companyName postedAt isActive company { fullName } }`).shownAs({
  title: out.requiredText('title'),
  company_name: out.text('companyName'),
  posted_at: out.requiredInstant('postedAt'),
  status: out.activeWord('isActive'),
  posted_by: out.below('company', out.text('fullName')),
});

const APPLICATION_DETAIL = graphql(`fragment ApplicationDetail on Application {
  id offerLetter { url } dateOfJoining status proposedStatus appliedAt statusUpdatedAt feedback approvalState
  ...History
  candidate { ...WhoApplied }
  job { __typename ...AppliedFor }
}`).shownAs({
  application_id: out.id('id'),
  offer_later: out.link('offerLetter'),
  date_of_joining: out.day('dateOfJoining'),
  status: statusShown('status'),
  proposed_status: statusShown('proposedStatus'),
  applied_at: out.requiredInstant('appliedAt'),
  status_updated_at: out.instant('statusUpdatedAt'),
  feedback: out.text('feedback'),
  admin_approve_status: approvalShown('approvalState', 'APPLICATION'),
  admin_active_status: out.activeWord('isActive'),
  ...HISTORY,
  candidate: out.inner('candidate', APPLICANT),
  // Administrators always get the job itself, not its public posting.
  job: out.made(nullable(out.schemaOfOutput(JOB)), ({ job }) => (job.__typename === 'Job' ? out.show(JOB, job) : null)),
});

const DECIDED = graphql(
  `fragment DecidedApplication on Application { id status proposedStatus approvalState isActive }`,
).shownAs({
  application_id: out.id('id'),
  status: statusShown('status'),
  proposed_status: statusShown('proposedStatus'),
  admin_approved: isApproved('approvalState'),
  admin_approve_status: approvalShown('approvalState', 'APPLICATION'),
  active: out.flag('isActive'),
});

/** One word is either the status or whether the record is active. */
type Search = Omit<ApplicationsFilter, 'status' | 'isActive'> & { listed: string; orderBy: ApplicationOrder };
const SEARCH: InputFields<Search> = { ...listRead(APPLICATIONS), status: text('listed') };

function searched({ query, ...request }: RestRequest<string, Search, object>) {
  const { listed, ...rest } = query;
  const given = typeof listed === 'string' ? listed.trim() : '';
  const filter = listFilterFromWire(given);
  if ((given !== '' || Array.isArray(listed)) && !filter) throw invalidInput({ status: ['Choose a valid status.'] });
  return filteredPageOf({ ...request, query: { ...rest, ...filter } });
}

const LISTED =
  graphql(`query Applications($first: Int!, $page: Int!, $filter: ApplicationsFilter, $orderBy: ApplicationOrder) {
  applications(first: $first, page: $page, filter: $filter, orderBy: $orderBy) { nodes { ...ListedApplication } totalCount }
}`);
const list = { who: ['ADMIN'], document: LISTED, answer: page('applications', APPLICATION) } as const;

/** One word is either a decision or whether the record is active. */
const WORD = { status: word('word', ['approve', 'reject', 'Active', 'Inactive'], (given) => given.toLowerCase()) };
const WHY = rejectionRead('NEW_APPLICATION', 'STEP');

/** The specification has three paths for the same change. */
function changeApplication(at: `${string}/{id}`): RestRoute {
  const change = {
    at,
    who: ['ADMIN'],
    summary: 'Approves or rejects an application, or makes its record active or inactive.',
    answer: object(DECIDED),
  } as const;
  const decide = row({
    ...change,
    body: { status: word('decision', ['approve', 'reject'], decisionFromWire), ...WHY },
    newestRequest: {
      document: graphql(`query RequestOfApplication($id: ID!) { record: application(id: $id) { approval { id } } }`),
      what: 'Application',
    },
    document: graphql(`mutation DecideApplication($input: DecideApprovalInput!) {
      decideApproval(input: $input) { approval { subject { __typename ...DecidedApplication } } }
    }`),
    variables: ({ body }, approvalId) => ({ input: { ...body, approvalId } }),
    from: ({ decideApproval: { approval } }) =>
      found('Application', approval.subject?.__typename === 'Application' ? approval.subject : null),
  });
  const setActive = row({
    ...change,
    body: { status: activeWord('isActive') },
    document: graphql(`mutation SwitchApplication($input: SetApplicationActiveInput!) {
      setApplicationActive(input: $input) { application { ...DecidedApplication } }
    }`),
    variables: ({ path: { id }, body }) => ({ input: { id, ...body } }),
    from: ({ setApplicationActive }) => setApplicationActive.application,
  });
  const pick = ({ body }: RestCall): RestRoute => {
    const { word: given } = readFields(WORD, body);
    if (given === 'approve' || given === 'reject') return decide;
    if (given === 'active' || given === 'inactive') return setActive;
    throw invalidInput({ status: ['Choose approve, reject, Active or Inactive.'] });
  };
  return oneOf([decide, setActive], pick, { ...WORD, ...WHY });
}

/** How administrators manage applications. */
export const adminApplicationRoutes = [
  row({
    ...list,
    at: 'GET job/admin/jobApplication/search',
    summary: 'Searches the applications.',
    query: SEARCH,
    variables: searched,
    from: ({ applications }) => applications,
  }),
  row({
    ...list,
    at: 'GET job/admin/jobApplications',
    summary: 'All applications.',
    query: orderRead(APPLICATIONS),
    variables: filteredPageOf,
    from: ({ applications }) => applications,
  }),
  row({
    at: 'GET job/admin/jobApplications/{id}',
    who: ['ADMIN'],
    summary: 'An application with its history, candidate and job.',
    document: graphql(`query Application($id: ID!) { application(id: $id) { ...ApplicationDetail } }`),
    variables: byId,
    from: ({ application }) => found('Application', application),
    answer: object(APPLICATION_DETAIL),
  }),
  changeApplication('POST job/admin/approval-jobApplication/{id}'),
  changeApplication('POST job/admin/application/update-status/{id}'),
  changeApplication('POST job/admin/jobApplications/status/{id}'),
];
