import { apply, approvedApplication, invitedApplication } from '../builders/applications.js';
import { interviewInput, openJob } from '../builders/employer.js';
import { daysFromToday, insertCandidate } from '../builders/records.js';
import type { OperationRows, RestRows } from './rows.js';
import { admins, candidates, employers, everybody, ownAccount, staff, users } from './verdicts.js';
import type { World } from './world.js';

const theApplication = ({ applicationId }: World) => ({ variables: { id: applicationId } });
const applicationPath = ({ applicationId }: World) => ({ path: { id: applicationId } });
const employerPath = ({ companyId }: World) => ({ path: { id: companyId } });
const approved = async ({ portal, office }: World) => (await approvedApplication(portal, office)).applicationId;
const waiting = async ({ portal, jobId }: World) => apply(await insertCandidate(portal), jobId);
const startedInterview = async ({ portal, office }: World) => {
  const { interviewId } = await invitedApplication(portal, office);
  await portal.dataSource.query('UPDATE interview SET starts_at = starts_at - INTERVAL 9 DAY WHERE id = ?', [
    interviewId,
  ]);
  return interviewId;
};
const newJob = ({ office }: World) => openJob(office.employer, office.admin);

const ASKED = { askedBy: 'Ravi Shah', askedChannel: 'PHONE' };
const proposal = { status: 'SHORTLISTED' };
const meeting = () => ({
  date: daysFromToday(4),
  time: '10:00',
  interview_mode: 'face_to_face',
  location: 'Room 4',
});

export const applicationOperations: OperationRows = {
  'User.applications': {
    document: 'query { viewer { applications { nodes { id candidate { id email } job { id title } } } } }',
    verdicts: ownAccount('OK', { ...staff('NULL'), interviewer: 'FORBIDDEN' }),
  },
  'User.dashboard': {
    document: `query { viewer { dashboard {
      ... on CandidateDashboard { lastVisitAt missingProfileParts hasApplied interviews { id } changes { summary } offers { id } }
      ... on EmployerDashboard { lastVisitAt hasPosted newApplicantCount waitingCount newApplicants { id } }
    } } }`,
    // The query records that the user has opened the home screen.
    freshCall: async () => ({}),
    verdicts: ownAccount('OK', { ...staff('NULL'), interviewer: 'FORBIDDEN' }),
  },
  'User.interviews': {
    document: 'query { viewer { interviews { nodes { id application { id } } } } }',
    verdicts: ownAccount('OK', staff('NULL')),
  },
  'Query.applications': { document: 'query { applications { nodes { id } totalCount } }', verdicts: admins() },
  'Query.application': {
    document:
      'query ($id: ID!) { application(id: $id) { id candidate { id email contact } job { id title } approvals { id subject { __typename } requestedBy { id } decidedBy { id } } interviews { id } } }',
    call: theApplication,
    verdicts: users('NULL', { candidate: 'OK', employer: 'OK', recruiter: 'OK', ...staff() }),
  },
  'Query.applicationSummaries': {
    document: 'query { applicationSummaries { nodes { id interviews { id } } totalCount } }',
    verdicts: { ...admins(), applicationsKey: 'OK' },
  },
  'Query.applicationSummary': {
    document: 'query ($id: ID!) { applicationSummary(id: $id) { id company { id } interviews { id } } }',
    call: theApplication,
    verdicts: { ...admins(), applicationsKey: 'OK' },
  },
  'Query.companySummary': {
    document: 'query ($id: ID!) { companySummary(id: $id) { id } }',
    call: ({ companyId }) => ({ variables: { id: companyId } }),
    verdicts: { ...admins(), applicationsKey: 'OK' },
  },
  'Mutation.setInterviewHeld': {
    document: 'mutation ($id: ID!) { setInterviewHeld(input: { id: $id, held: true }) { interview { id outcome } } }',
    call: ({ interviewId }) => ({ variables: { id: interviewId } }),
    freshCall: async (world) => ({ variables: { id: await startedInterview(world) } }),
    verdicts: employers('OK', 'NOT_FOUND'),
  },
  'Mutation.withdrawApplication': {
    document:
      'mutation ($id: ID!) { withdrawApplication(input: { id: $id, reason: PAY }) { application { withdrawal { at } } } }',
    call: theApplication,
    freshCall: async (world) => ({ variables: { id: await apply(world.actors.candidate, await newJob(world)) } }),
    verdicts: candidates('OK', 'NOT_FOUND'),
  },
  'Query.linkedOffer': {
    document: 'query { linkedOffer(token: "unknown") { id } }',
    verdicts: everybody('NULL'),
  },
  'Mutation.answerOffer': {
    document:
      'mutation ($id: ID!) { answerOffer(input: { applicationId: $id, offerId: "1", answer: ACCEPTED }) { application { id } } }',
    call: theApplication,
    verdicts: candidates('OFFER_GONE', 'NOT_FOUND'),
  },
  'Mutation.answerOfferByLink': {
    document: 'mutation { answerOfferByLink(input: { token: "unknown", answer: ACCEPTED }) { offer { id } } }',
    verdicts: everybody('OFFER_GONE'),
  },
  'Mutation.recordJoining': {
    document:
      'mutation ($id: ID!) { recordJoining(input: { applicationId: $id, outcome: DROPPED, reason: NO_WORD }) { application { joining { outcome } } } }',
    call: theApplication,
    verdicts: employers('STATUS_NOT_ALLOWED', 'NOT_FOUND', staff('STATUS_NOT_ALLOWED', 'RECRUITER')),
  },
  'Mutation.applyToJob': {
    document: 'mutation ($id: ID!) { applyToJob(input: { jobId: $id }) { application { id } } }',
    call: ({ jobId }) => ({ variables: { id: jobId } }),
    freshCall: async (world) => ({ variables: { id: await newJob(world) } }),
    verdicts: candidates(),
  },
  'Mutation.proposeApplicationStatus': {
    document: `mutation ($input: ProposeApplicationStatusInput!) {
      proposeApplicationStatus(input: $input) { application { id } }
    }`,
    call: ({ applicationId }) => ({ variables: { input: { id: applicationId, ...proposal } } }),
    freshCall: async (world) => ({ variables: { input: { id: await approved(world), ...proposal } } }),
    verdicts: employers('OK', 'NOT_FOUND'),
  },
  'Mutation.proposeApplicationStatuses': {
    document: `mutation ($input: ProposedStepInput!) {
      proposeApplicationStatuses(input: { proposals: [$input] }) { results { application { id } code } }
    }`,
    call: ({ applicationId }) => ({ variables: { input: { id: applicationId, ...proposal } } }),
    freshCall: async (world) => ({ variables: { input: { id: await approved(world), ...proposal } } }),
    verdicts: employers(),
  },
  'Mutation.withdrawProposals': {
    document: `mutation ($id: ID!) {
      withdrawProposals(input: { applicationIds: [$id] }) { results { application { id } code } }
    }`,
    call: ({ applicationId }) => ({ variables: { id: applicationId } }),
    verdicts: employers(),
  },
  'Mutation.markApplicationsRead': {
    document: 'mutation ($id: ID!) { markApplicationsRead(input: { ids: [$id] }) { applications { id isUnread } } }',
    call: ({ applicationId }) => ({ variables: { id: applicationId } }),
    verdicts: employers(),
  },
  'Mutation.scheduleInterview': {
    document: `mutation ($input: ScheduleInterviewInput!) {
      scheduleInterview(input: $input) { application { id } }
    }`,
    call: ({ applicationId }) => ({ variables: { input: interviewInput({ applicationId, ...ASKED }) } }),
    freshCall: async (world) => ({
      variables: { input: interviewInput({ applicationId: await approved(world), ...ASKED }) },
    }),
    verdicts: employers('OK', 'NOT_FOUND', staff('OK', 'RECRUITER')),
  },
  'Mutation.cancelInterview': {
    document: `mutation ($id: ID!) {
      cancelInterview(input: { id: $id, reason: INTERVIEWER_AWAY, askedBy: "Ravi Shah", askedChannel: PHONE }) { interview { id cancelledAt } }
    }`,
    call: ({ interviewId }) => ({ variables: { id: interviewId } }),
    freshCall: async ({ portal, office }) => ({
      variables: { id: (await invitedApplication(portal, office)).interviewId },
    }),
    verdicts: employers('OK', 'NOT_FOUND', staff('OK', 'RECRUITER')),
  },
  'Mutation.giveInterviewFeedback': {
    document: `mutation ($id: ID!) {
      giveInterviewFeedback(input: { id: $id, recommendation: YES, skills: 4, communication: 4, attitude: 4 }) {
        interview { id feedback { version } }
      }
    }`,
    call: ({ interviewId }) => ({ variables: { id: interviewId } }),
    freshCall: async (world) => ({ variables: { id: await startedInterview(world) } }),
    // The interviewer is invited to the interview, which has not started.
    verdicts: employers('OK', 'NOT_FOUND', { interviewer: 'INTERVIEW_NOT_OPEN' }),
  },
  'Query.linkedInterview': {
    document: 'query { linkedInterview(token: "unknown") { id } }',
    verdicts: everybody('NULL'),
  },
  'Mutation.giveInterviewFeedbackByLink': {
    document: `mutation {
      giveInterviewFeedbackByLink(input: { token: "unknown", recommendation: YES, skills: 4, communication: 4, attitude: 4 }) { interview { id } }
    }`,
    verdicts: everybody('INTERVIEW_NOT_OPEN'),
  },
  'Mutation.setInterviewers': {
    document: `mutation ($id: ID!, $userId: ID!) {
      setInterviewers(input: { id: $id, interviewers: [{ userId: $userId }] }) { interview { interviewers { name } } }
    }`,
    call: ({ interviewId, actors }) => ({ variables: { id: interviewId, userId: actors.interviewer.id } }),
    freshCall: async ({ portal, office, actors }) => ({
      variables: { id: (await invitedApplication(portal, office)).interviewId, userId: actors.interviewer.id },
    }),
    verdicts: employers('OK', 'NOT_FOUND', staff('OK', 'RECRUITER')),
  },
  'Mutation.recommendApplication': {
    document:
      'mutation ($id: ID!) { recommendApplication(input: { applicationId: $id, rating: 4 }) { application { id recommendation { rating } } } }',
    call: theApplication,
    freshCall: async (world) => ({ variables: { id: await approved(world) } }),
    verdicts: admins('OK', 'RECRUITER'),
  },
  'Mutation.setApplicationActive': {
    document:
      'mutation ($id: ID!) { setApplicationActive(input: { id: $id, isActive: false }) { application { id } } }',
    call: theApplication,
    freshCall: async (world) => ({ variables: { id: await approved(world) } }),
    verdicts: admins('OK', 'RECRUITER'),
  },
};

const decision = (status: string, record: (world: World) => Promise<string>) => ({
  request: (world: World) => ({ ...applicationPath(world), body: { status } }),
  freshRequest: async (world: World) => ({ path: { id: await record(world) }, body: { status } }),
  verdicts: admins('OK', 'RECRUITER'),
});

export const applicationRoutes: RestRows = {
  'GET job/applied-jobs/{user_id}': {
    request: ({ candidateId }) => ({ path: { user_id: candidateId } }),
    verdicts: candidates('OK', 'NOT_FOUND'),
  },
  'POST job/apply/{job_id}': {
    request: ({ jobId }) => ({ path: { job_id: jobId }, body: {} }),
    freshRequest: async (world) => ({ path: { job_id: await newJob(world) }, body: {} }),
    verdicts: candidates(),
  },
  'GET job/candidate/applications': { verdicts: candidates() },
  'GET job/applied/{id}': {
    request: employerPath,
    verdicts: employers('OK', 'NOT_FOUND', { interviewer: 'NOT_FOUND' }),
  },
  'GET job/search/applicants/{id}': {
    request: employerPath,
    verdicts: employers('OK', 'NOT_FOUND', { interviewer: 'NOT_FOUND' }),
  },
  'GET job/employer/applications/{id}': {
    request: employerPath,
    verdicts: employers('OK', 'NOT_FOUND', { interviewer: 'NOT_FOUND' }),
  },
  'POST job/employer/applications/{id}': {
    request: (world) => ({
      ...employerPath(world),
      body: { application_id: world.applicationId, application_status: 'shortlisted' },
    }),
    freshRequest: async (world) => ({
      ...employerPath(world),
      body: { application_id: await approved(world), application_status: 'shortlisted' },
    }),
    verdicts: employers('OK', 'NOT_FOUND', { interviewer: 'NOT_FOUND' }),
  },
  'POST job/schedule-interview/{employer_id}/{application_id}': {
    request: ({ companyId, applicationId }) => ({
      path: { employer_id: companyId, application_id: applicationId },
      body: meeting(),
    }),
    freshRequest: async (world) => ({
      path: { employer_id: world.companyId, application_id: await approved(world) },
      body: meeting(),
    }),
    verdicts: employers('OK', 'NOT_FOUND', { interviewer: 'NOT_FOUND' }),
  },
  'GET job/admin/jobApplication/search': { verdicts: admins() },
  'GET job/admin/jobApplications': { verdicts: admins() },
  'GET job/admin/jobApplications/{id}': { request: applicationPath, verdicts: admins() },
  'POST job/admin/approval-jobApplication/{id}': decision('approve', waiting),
  'POST job/admin/application/update-status/{id}': decision('reject', waiting),
  'POST job/admin/jobApplications/status/{id}': decision('Inactive', approved),
};
