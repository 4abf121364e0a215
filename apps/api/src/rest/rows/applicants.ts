import { applicationProposalSchema } from '@job-alert/domain/application-proposal';
import { interviewModeFromEdge, interviewSchema, roundTypeFromEdge } from '@job-alert/domain/interview';
import { APPLY_MESSAGES, INTERVIEW_MESSAGES } from '@job-alert/domain/messages';
import { type FieldErrors, validate } from '@job-alert/domain/validation';
import { barePage, message, messageWith, page } from '../answers.js';
import { day, file, id, text, word } from '../input-fields.js';
import * as out from '../output-fields.js';
import type { RestRequest, RestRoute } from '../route.js';
import { fullNameOf, pageOf, statusRead, statusShown } from './shared.js';

const APPLICANT: out.OutputFields = {
  application_id: out.id('id'),
  candidate_name: fullNameOf('candidate'),
  candidate_id: out.id('candidate.id'),
  applied_at: out.instant('appliedAt'),
  job_id: out.id('job.id'),
  job_title: out.text('job.title'),
  application_status: statusShown('status'),
  proposed_status: statusShown('proposedStatus'),
  is_admin_approved: out.shown('approvalState', { type: 'boolean' }, (state: string) => state === 'APPROVED'),
  feedback: out.text('feedback'),
  date_of_joining: out.day('dateOfJoining'),
  offer_later: out.link('offerLetter'),
};

const APPLICANTS = `query ($first: Int!, $page: Int!, $filter: OwnApplicationsFilter) {
  viewer { applications(first: $first, page: $page, filter: $filter) { nodes ${out.select(APPLICANT)} totalCount } }
}`;

const list = {
  method: 'GET',
  who: ['EMPLOYER'],
  own: 'id',
  isList: true,
  document: APPLICANTS,
  variables: (request: RestRequest) => pageOf(request, request.query),
} as const;

function interviewFaults({ body }: RestRequest): FieldErrors {
  const { notes, ...interview } = body;
  const result = validate(interviewSchema, { ...interview, note: notes });
  if (result.ok) return {};
  const { note, ...errors } = result.errors;
  return note ? { ...errors, notes: note } : errors;
}

function proposalFaults({ body }: RestRequest): FieldErrors {
  const result = validate(applicationProposalSchema, body);
  return result.ok ? {} : result.errors;
}

/** What employers do with those who have applied. */
export const applicantRoutes: readonly RestRoute[] = [
  {
    ...list,
    path: 'job/applied/{id}',
    summary: "Who has applied for the employer's jobs, as a bare array.",
    answer: barePage('viewer.applications', APPLICANT),
  },
  {
    ...list,
    path: 'job/search/applicants/{id}',
    summary: 'Searches those who have applied.',
    query: { search: text('search'), title: text('jobTitle'), status: statusRead('status') },
    answer: page('applications', 'viewer.applications', APPLICANT),
  },
  {
    ...list,
    path: 'job/employer/applications/{id}',
    summary: 'Who has applied.',
    answer: page('applications', 'viewer.applications', APPLICANT),
  },
  {
    method: 'POST',
    path: 'job/employer/applications/{id}',
    who: ['EMPLOYER'],
    own: 'id',
    isForm: true,
    summary: 'Proposes the next status of an application; an administrator decides.',
    body: {
      application_id: id('id'),
      application_status: statusRead('status'),
      feedback: text('feedback'),
      date_of_joining: day('dateOfJoining'),
      offer_later: file('offerLetter'),
    },
    document: `mutation ($input: ProposeApplicationStatusInput!) {
      proposed: proposeApplicationStatus(input: $input) { application ${out.select(APPLICANT)} }
    }`,
    variables: ({ body }) => ({ input: body }),
    rule: proposalFaults,
    answer: messageWith(APPLY_MESSAGES.submitted, 'application', 'proposed.application', APPLICANT),
  },
  {
    method: 'POST',
    path: 'job/schedule-interview/{employer_id}/{application_id}',
    who: ['EMPLOYER'],
    own: 'employer_id',
    summary: 'Schedules an interview and proposes that status; an administrator decides.',
    body: {
      date: day('date'),
      time: text('time', "HH:mm on India's clock"),
      interview_mode: word('mode', ['online', 'face_to_face'], interviewModeFromEdge),
      location: text('location'),
      additional_notes: text('notes'),
      round_type: word('roundType', ['first_round', 'next_round', 'reschedule'], roundTypeFromEdge),
    },
    document: 'mutation ($input: ScheduleInterviewInput!) { scheduleInterview(input: $input) { application { id } } }',
    variables: ({ path, body }) => ({
      input: { applicationId: path['application_id'], roundType: 'FIRST_ROUND', ...body },
    }),
    rule: interviewFaults,
    answer: message(INTERVIEW_MESSAGES.scheduled, undefined, {}, 201),
  },
];
