import { INTERVIEW_MESSAGES } from '@job-alert/domain/applications/application-messages';
import { applicationProposalSchema } from '@job-alert/domain/applications/application-proposal';
import { interviewModeNames, interviewSchema, roundTypeNames } from '@job-alert/domain/interviews/interview';
import { noticePeriodNames } from '@job-alert/domain/jobs/job-preference-labels';
import { APPLY_MESSAGES } from '@job-alert/domain/portal/messages';
import { OWN_APPLICATIONS } from '../../features/applications/applications.list.js';
import { barePage, keyed, message, page, withMessage } from '../responses.js';
import { graphql } from '../documents.generated.js';
import { date, file, id, namedValue, string } from '../input-fields.js';
import * as out from '../output-fields.js';
import { defineRoute } from '../define-route.js';
import {
  CANDIDATE_NAME,
  filteredPageVariables,
  requireRecord,
  isApproved,
  listInput,
  plainListInput,
  statusInput,
  statusOutput,
  ruleErrors,
} from './shared.js';

const APPLICANT = graphql(`fragment ApplicantInList on Application {
  id candidate { id firstName lastName } appliedAt job { id title } status proposedStatus approvalState
  feedback dateOfJoining offerLetter { url } expectedSalary noticePeriod isRecommended changedAt
}`).outputFields({
  application_id: out.id('id'),
  candidate_name: CANDIDATE_NAME,
  candidate_id: out.nested('candidate', out.id('id')),
  applied_at: out.requiredInstant('appliedAt'),
  job_id: out.nested('job', out.id('id')),
  job_title: out.nested('job', out.requiredString('title')),
  application_status: statusOutput('status'),
  proposed_status: statusOutput('proposedStatus'),
  is_admin_approved: isApproved('approvalState'),
  feedback: out.string('feedback'),
  date_of_joining: out.date('dateOfJoining'),
  offer_later: out.link('offerLetter'),
  expected_salary: out.integer('expectedSalary'),
  notice_period: out.namedValue('noticePeriod', noticePeriodNames),
  is_recommended: out.boolean('isRecommended'),
  changed_at: out.requiredInstant('changedAt'),
});

const list = {
  who: ['EMPLOYER'],
  own: 'id',
  document: graphql(`query OwnApplicants($first: Int!, $page: Int!, $filter: OwnApplicationsFilter) {
    viewer { applications(first: $first, page: $page, filter: $filter) { nodes { ...ApplicantInList } totalCount } }
  }`),
  variables: filteredPageVariables,
} as const;

export const applicantRoutes = [
  defineRoute({
    ...list,
    at: 'GET job/applied/{id}',
    summary: "The applicants for the employer's jobs, as a bare array.",
    query: plainListInput(OWN_APPLICATIONS),
    from: ({ viewer }) => requireRecord('Record', viewer?.applications),
    response: barePage(APPLICANT),
  }),
  defineRoute({
    ...list,
    at: 'GET job/search/applicants/{id}',
    summary: "Searches the applicants for the employer's jobs.",
    query: listInput(OWN_APPLICATIONS),
    from: ({ viewer }) => requireRecord('Record', viewer?.applications),
    response: page('applications', APPLICANT),
  }),
  defineRoute({
    ...list,
    at: 'GET job/employer/applications/{id}',
    summary: "The applicants for the employer's jobs.",
    query: plainListInput(OWN_APPLICATIONS),
    from: ({ viewer }) => requireRecord('Record', viewer?.applications),
    response: page('applications', APPLICANT),
  }),
  defineRoute({
    at: 'POST job/employer/applications/{id}',
    who: ['EMPLOYER'],
    own: 'id',
    isForm: true,
    summary: 'Proposes the next status of an application, which an administrator approves or rejects.',
    body: {
      application_id: id('id'),
      application_status: statusInput('status'),
      feedback: string('feedback'),
      date_of_joining: date('dateOfJoining'),
      offer_later: file('offerLetter'),
    },
    example: { application_status: 'selected' },
    document: graphql(`mutation ProposeApplicationStatus($input: ProposeApplicationStatusInput!) {
      proposeApplicationStatus(input: $input) { application { ...ApplicantInList } }
    }`),
    variables: ({ body }) => ({ input: body }),
    rule: ({ body }) => ruleErrors(applicationProposalSchema, body),
    from: ({ proposeApplicationStatus }) => proposeApplicationStatus.application,
    response: withMessage(APPLY_MESSAGES.submitted, keyed('application', APPLICANT)),
  }),
  defineRoute({
    at: 'POST job/schedule-interview/{employer_id}/{application_id}',
    who: ['EMPLOYER'],
    own: 'employer_id',
    summary: 'Schedules an interview and proposes that status, which an administrator approves or rejects.',
    body: {
      date: date('date'),
      time: string('time', 'HH:mm, Indian time'),
      interview_mode: namedValue('mode', interviewModeNames),
      location: string('location'),
      additional_notes: string('notes'),
      round_type: namedValue('roundType', roundTypeNames),
    },
    example: { interview_mode: 'face_to_face', location: 'Tapi Textiles, 12 Ring Road, Surat' },
    document: graphql(`mutation ScheduleInterview($input: ScheduleInterviewInput!) {
      scheduleInterview(input: $input) { application { id } }
    }`),
    variables: ({ path, body }) => ({
      input: { applicationId: path.application_id, roundType: 'FIRST_ROUND', ...body },
    }),
    rule: ({ body }) =>
      ruleErrors(interviewSchema, { ...body, note: body.notes }, (path) => (path === 'note' ? 'notes' : path)),
    response: message(INTERVIEW_MESSAGES.scheduled, 201),
  }),
];
