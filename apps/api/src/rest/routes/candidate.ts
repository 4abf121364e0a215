import { genderNames } from '@job-alert/domain/candidates/candidate-profile';
import { experienceLevelNames } from '@job-alert/domain/candidates/experience-level';
import { todayInIndia } from '@job-alert/domain/india/calendar';
import { noticePeriodNames, openToNames } from '@job-alert/domain/jobs/job-preference-labels';
import { savedProfileSchema } from '@job-alert/domain/jobs/job-preferences';
import { workModeNames } from '@job-alert/domain/jobs/job-wire-names';
import { APPLY_MESSAGES } from '@job-alert/domain/portal/messages';
import { CANDIDATE_MESSAGES } from '@job-alert/domain/portal/profile-messages';
import { OWN_APPLICATIONS } from '../../features/applications/applications.list.js';
import { bareList, keyed, object, page, withMessage } from '../responses.js';
import { graphql } from '../documents.generated.js';
import {
  commaSeparated,
  date,
  file,
  boolean,
  group,
  id,
  list,
  string,
  integer,
  namedValue,
  namedValues,
} from '../input-fields.js';
import * as out from '../output-fields.js';
import { defineRoute } from '../define-route.js';
import { CANDIDATE_DETAIL } from './candidate-detail.js';
import {
  byId,
  CANDIDATE_NAME,
  filteredPageVariables,
  requireRecord,
  HISTORY,
  plainListInput,
  statusOutput,
  ruleErrors,
} from './shared.js';

const DOCUMENTS = {
  aadhar_card: file('aadhaarCard'),
  pan_card: file('panCard'),
  driving_license: file('drivingLicense'),
  passport: file('passport'),
};

const APPLICATION = graphql(`fragment OwnApplication on Application {
  id job { id title } candidate { firstName lastName } appliedAt displayStatus dateOfJoining offerLetter { url } changedAt
  ...History
}`).outputFields({
  application_id: out.id('id'),
  job_id: out.nested('job', out.id('id')),
  job_title: out.nested('job', out.requiredString('title')),
  candidate_name: CANDIDATE_NAME,
  applied_at: out.requiredInstant('appliedAt'),
  application_status: statusOutput('displayStatus'),
  date_of_joining: out.date('dateOfJoining'),
  offer_later: out.link('offerLetter'),
  changed_at: out.requiredInstant('changedAt'),
  ...HISTORY,
});

const APPLIED_JOB = graphql(
  `fragment JobAppliedFor on AppliedJob { job { id } lastAppliedAt applyState }`,
).outputFields({
  job_id: out.nested('job', out.id('id')),
  last_applied: out.instant('lastAppliedAt'),
  status: out.mapped(
    'applyState',
    { type: 'string', enum: ['applied', 'expired', 'reapply', 'open'] },
    (state: string) => (state === 'REAPPLY_LATER' ? 'reapply' : state.toLowerCase()),
  ),
});

export const candidateRoutes = [
  defineRoute({
    at: 'GET api/candidate/profile/{id}',
    who: ['CANDIDATE', 'ADMIN'],
    own: 'id',
    summary: "A candidate's profile. Candidates get their own, administrators get any.",
    document: graphql(`query CandidateProfile($id: ID!) { candidate(id: $id) { ...CandidateDetail } }`),
    variables: byId,
    from: ({ candidate }) => requireRecord('Candidate', candidate),
    response: object(CANDIDATE_DETAIL),
  }),
  defineRoute({
    at: 'POST api/candidate/profile/{id}',
    who: ['CANDIDATE'],
    own: 'id',
    isForm: true,
    summary:
      'Saves your profile. Tabs that are not sent stay unchanged. Sending identity numbers or documents is consent to their use for recruitment.',
    body: {
      experience: namedValue('experienceLevel', experienceLevelNames),
      resume: file('resume'),
      ...DOCUMENTS,
      identity_consent: boolean('identityConsent'),
      candidate_details: group({
        first_name: string('firstName'),
        middle_name: string('middleName'),
        last_name: string('lastName'),
        gender: namedValue('gender', genderNames),
        contact: string('contact'),
        address_1: string('addressLine1'),
        address_2: string('addressLine2'),
        city: string('city'),
        state: string('state'),
        country: string('country'),
        aadharID: string('aadhaarNumber'),
        PAN_Card_ID: string('panNumber'),
        Driving_License_No: string('drivingLicenseNumber'),
        passport_no: string('passportNumber'),
        expected_salary: integer('expectedSalary'),
        notice_period: namedValue('noticePeriod', noticePeriodNames),
        preferred_cities: commaSeparated('preferredCities'),
        work_modes: namedValues('workModes', workModeNames),
        open_to: namedValue('openTo', openToNames),
        years_of_experience: integer('statedExperienceYears'),
        ...DOCUMENTS,
      }),
      candidate_experience: list('experiences', {
        id: id('id'),
        company_name: string('companyName'),
        from_date: date('fromDate'),
        to_date: date('toDate'),
        job_role: string('jobRole'),
        last_designation: string('lastDesignation'),
        experience_later: file('experienceLetter'),
        skill: string('skills'),
      }),
      candidate_education: list('educations', {
        id: id('id'),
        edu_qualification: string('qualification'),
        university: string('university'),
        year_of_completion: integer('yearOfCompletion'),
        marks_obtained: string('marks'),
        certification: file('certificate'),
        skills: string('skills'),
      }),
    },
    document: graphql(`mutation SaveCandidateProfile($input: SaveCandidateProfileInput!) {
      saveCandidateProfile(input: $input) { candidate { ...CandidateDetail } }
    }`),
    // The documented form has no consent field, so sending identity numbers means consent.
    variables: ({ body }) => ({ input: { identityConsent: true, ...body } }),
    rule: ({ body }) => ruleErrors(savedProfileSchema(todayInIndia(new Date())), body),
    from: ({ saveCandidateProfile }) => requireRecord('Candidate', saveCandidateProfile.candidate),
    response: withMessage(CANDIDATE_MESSAGES.updated, keyed('candidate', CANDIDATE_DETAIL)),
  }),
  defineRoute({
    at: 'GET job/applied-jobs/{user_id}',
    who: ['CANDIDATE'],
    own: 'user_id',
    summary: 'The jobs that you applied for, and whether you can apply again.',
    document: graphql(`query AppliedJobs { viewer { appliedJobs { ...JobAppliedFor } } }`),
    from: ({ viewer }) => requireRecord('Record', viewer?.appliedJobs),
    response: bareList(APPLIED_JOB),
  }),
  defineRoute({
    at: 'POST job/apply/{job_id}',
    who: ['CANDIDATE'],
    summary: 'Applies for an open job.',
    body: { job: id('jobId'), share_preferences: boolean('sharePreferences') },
    document: graphql(
      `mutation ApplyToJob($input: ApplyToJobInput!) { applyToJob(input: $input) { application { id } } }`,
    ),
    variables: ({ path, body }) => ({ input: { jobId: path.job_id, sharePreferences: body.sharePreferences } }),
    from: ({ applyToJob }) => applyToJob.application,
    response: withMessage(APPLY_MESSAGES.submitted, object({ application_id: out.id('id') }), 201),
    mapError: ({ code, facts, body }) => ({
      ...body,
      ...(facts['lastAppliedAt'] !== undefined && { last_applied: facts['lastAppliedAt'] }),
      ...(code === 'APPLICATION_EXPIRED' && { status: 'expired' }),
    }),
  }),
  defineRoute({
    at: 'GET job/candidate/applications',
    who: ['CANDIDATE'],
    summary: 'Your applications with their history.',
    query: plainListInput(OWN_APPLICATIONS),
    document: graphql(`query OwnApplications($first: Int!, $page: Int!, $filter: OwnApplicationsFilter) {
      viewer { applications(first: $first, page: $page, filter: $filter) { nodes { ...OwnApplication } totalCount } }
    }`),
    variables: filteredPageVariables,
    from: ({ viewer }) => requireRecord('Record', viewer?.applications),
    response: page('applications', APPLICATION),
  }),
];
