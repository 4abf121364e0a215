import { INTERVIEW_MESSAGES } from '@job-alert/domain/applications/application-messages';
import { applicationProposalSchema } from '@job-alert/domain/applications/application-proposal';
import { interviewModeFromWire, interviewSchema, roundTypeFromWire } from '@job-alert/domain/interviews/interview';
import { APPLY_MESSAGES } from '@job-alert/domain/portal/messages';
import { OWN_APPLICATIONS } from '../../features/applications/applications.list.js';
import { barePage, keyed, message, page, withMessage } from '../answers.js';
import { graphql } from '../documents.generated.js';
import { day, file, id, text, word } from '../input-fields.js';
import * as out from '../output-fields.js';
import { row } from '../row.js';
import {
  CANDIDATE_NAME,
  filteredPageOf,
  found,
  isApproved,
  listRead,
  statusRead,
  statusShown,
  wordsOf,
} from './shared.js';

const APPLICANT = graphql(`fragment ApplicantInList on Application {
  id candidate { id firstName lastName } appliedAt job { id title } status proposedStatus approvalState
  feedback dateOfJoining offerLetter { url }
}`).shownAs({
  application_id: out.id('id'),
  candidate_name: CANDIDATE_NAME,
  candidate_id: out.below('candidate', out.id('id')),
  applied_at: out.requiredInstant('appliedAt'),
  job_id: out.below('job', out.id('id')),
  job_title: out.below('job', out.requiredText('title')),
  application_status: statusShown('status'),
  proposed_status: statusShown('proposedStatus'),
  is_admin_approved: isApproved('approvalState'),
  feedback: out.text('feedback'),
  date_of_joining: out.day('dateOfJoining'),
  offer_later: out.link('offerLetter'),
});

const list = {
  who: ['EMPLOYER'],
  own: 'id',
  document: graphql(`query OwnApplicants($first: Int!, $page: Int!, $filter: OwnApplicationsFilter) {
    viewer { applications(first: $first, page: $page, filter: $filter) { nodes { ...ApplicantInList } totalCount } }
  }`),
  variables: filteredPageOf,
} as const;

/** Routes for the applicants of an employer. */
export const applicantRoutes = [
  row({
    ...list,
    at: 'GET job/applied/{id}',
    summary: "The applicants for the employer's jobs, as a bare array.",
    from: ({ viewer }) => found('Record', viewer?.applications),
    answer: barePage(APPLICANT),
  }),
  row({
    ...list,
    at: 'GET job/search/applicants/{id}',
    summary: "Searches the applicants for the employer's jobs.",
    query: listRead(OWN_APPLICATIONS),
    from: ({ viewer }) => found('Record', viewer?.applications),
    answer: page('applications', APPLICANT),
  }),
  row({
    ...list,
    at: 'GET job/employer/applications/{id}',
    summary: "The applicants for the employer's jobs.",
    from: ({ viewer }) => found('Record', viewer?.applications),
    answer: page('applications', APPLICANT),
  }),
  row({
    at: 'POST job/employer/applications/{id}',
    who: ['EMPLOYER'],
    own: 'id',
    isForm: true,
    summary: 'Proposes the next status of an application, which an administrator approves or rejects.',
    body: {
      application_id: id('id'),
      application_status: statusRead('status'),
      feedback: text('feedback'),
      date_of_joining: day('dateOfJoining'),
      offer_later: file('offerLetter'),
    },
    document: graphql(`mutation ProposeApplicationStatus($input: ProposeApplicationStatusInput!) {
      proposeApplicationStatus(input: $input) { application { ...ApplicantInList } }
    }`),
    variables: ({ body }) => ({ input: body }),
    rule: ({ body }) => wordsOf(applicationProposalSchema, body),
    from: ({ proposeApplicationStatus }) => proposeApplicationStatus.application,
    answer: withMessage(APPLY_MESSAGES.submitted, keyed('application', APPLICANT)),
  }),
  row({
    at: 'POST job/schedule-interview/{employer_id}/{application_id}',
    who: ['EMPLOYER'],
    own: 'employer_id',
    summary: 'Schedules an interview and proposes that status, which an administrator approves or rejects.',
    body: {
      date: day('date'),
      time: text('time', 'HH:mm, Indian time'),
      interview_mode: word('mode', ['online', 'face_to_face'], interviewModeFromWire),
      location: text('location'),
      additional_notes: text('notes'),
      round_type: word('roundType', ['first_round', 'next_round', 'reschedule'], roundTypeFromWire),
    },
    document: graphql(`mutation ScheduleInterview($input: ScheduleInterviewInput!) {
      scheduleInterview(input: $input) { application { id } }
    }`),
    variables: ({ path, body }) => ({
      input: { applicationId: path.application_id, roundType: 'FIRST_ROUND', ...body },
    }),
    rule: ({ body }) =>
      wordsOf(interviewSchema, { ...body, note: body.notes }, (path) => (path === 'note' ? 'notes' : path)),
    answer: message(INTERVIEW_MESSAGES.scheduled, 201),
  }),
];
