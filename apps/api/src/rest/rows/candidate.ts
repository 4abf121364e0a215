import { candidateProfileSchema, genderFromWire } from '@job-alert/domain/candidates/candidate-profile';
import { experienceLevelFromWire } from '@job-alert/domain/candidates/experience-level';
import type { FieldErrors } from '@job-alert/domain/fields/validation';
import { todayInIndia } from '@job-alert/domain/india/calendar';
import { APPLY_MESSAGES, CANDIDATE_MESSAGES } from '@job-alert/domain/portal/messages';
import { bareList, keyed, message, object, page, withMessage } from '../answers.js';
import { graphql, type SaveCandidateProfileInput } from '../documents.generated.js';
import { day, file, flag, type Given, group, id, list, text, whole, word } from '../input-fields.js';
import * as out from '../output-fields.js';
import { row } from '../row.js';
import { CANDIDATE_DETAIL } from './candidate-detail.js';
import { byId, CANDIDATE_NAME, found, HISTORY, pageOf, statusShown, wordsOf } from './shared.js';

const PAPERS = {
  aadhar_card: file('aadhaarCard'),
  pan_card: file('panCard'),
  driving_license: file('drivingLicense'),
  passport: file('passport'),
};

const APPLICATION = graphql(`fragment OwnApplication on Application {
  id job { id title } candidate { firstName lastName } appliedAt displayStatus dateOfJoining offerLetter { url }
  ...History
}`).shownAs({
  application_id: out.id('id'),
  job_id: out.below('job', out.id('id')),
  job_title: out.below('job', out.requiredText('title')),
  candidate_name: CANDIDATE_NAME,
  applied_at: out.requiredInstant('appliedAt'),
  application_status: statusShown('displayStatus'),
  date_of_joining: out.day('dateOfJoining'),
  offer_later: out.link('offerLetter'),
  ...HISTORY,
});

const APPLIED_JOB = graphql(`fragment JobAppliedFor on AppliedJob { job { id } lastAppliedAt applyState }`).shownAs({
  job_id: out.below('job', out.id('id')),
  last_applied: out.instant('lastAppliedAt'),
  status: out.shown(
    'applyState',
    { type: 'string', enum: ['applied', 'expired', 'reapply', 'open'] },
    (state: string) => (state === 'REAPPLY_LATER' ? 'reapply' : state.toLowerCase()),
  ),
});

/** The domain groups the personal fields; the input does not. */
function profileFaults(given: Given<SaveCandidateProfileInput>): FieldErrors {
  const { experienceLevel, experiences, educations, ...personal } = given;
  const rule = candidateProfileSchema(todayInIndia(new Date()));
  return wordsOf(rule, { personal, experience: experienceLevel, experiences, educations }, (path) =>
    path === 'experience' ? 'experienceLevel' : path.replace(/^personal\./, ''),
  );
}

/** Routes for candidates. */
export const candidateRoutes = [
  row({
    at: 'GET api/candidate/profile/{id}',
    who: ['CANDIDATE', 'ADMIN'],
    own: 'id',
    summary: "A candidate's profile. Candidates get their own, administrators get any.",
    document: graphql(`query CandidateProfile($id: ID!) { candidate(id: $id) { ...CandidateDetail } }`),
    variables: byId,
    from: ({ candidate }) => found('Candidate', candidate),
    answer: object(CANDIDATE_DETAIL),
  }),
  row({
    at: 'POST api/candidate/profile/{id}',
    who: ['CANDIDATE'],
    own: 'id',
    isForm: true,
    summary:
      'Saves your profile. Tabs that are not sent stay unchanged. Sending identity numbers or documents means agreeing to their use for recruitment.',
    body: {
      experience: word('experienceLevel', ['fresher', 'experienced'], experienceLevelFromWire),
      resume: file('resume'),
      ...PAPERS,
      identity_consent: flag('identityConsent'),
      candidate_details: group({
        first_name: text('firstName'),
        middle_name: text('middleName'),
        last_name: text('lastName'),
        gender: word('gender', ['male', 'female', 'other'], genderFromWire),
        contact: text('contact'),
        address_1: text('addressLine1'),
        address_2: text('addressLine2'),
        city: text('city'),
        state: text('state'),
        country: text('country'),
        aadharID: text('aadhaarNumber'),
        PAN_Card_ID: text('panNumber'),
        Driving_License_No: text('drivingLicenseNumber'),
        passport_no: text('passportNumber'),
        ...PAPERS,
      }),
      candidate_experience: list('experiences', {
        id: id('id'),
        company_name: text('companyName'),
        from_date: day('fromDate'),
        to_date: day('toDate'),
        job_role: text('jobRole'),
        last_designation: text('lastDesignation'),
        experience_later: file('experienceLetter'),
        skill: text('skills'),
      }),
      candidate_education: list('educations', {
        id: id('id'),
        edu_qualification: text('qualification'),
        university: text('university'),
        year_of_completion: whole('yearOfCompletion'),
        marks_obtained: text('marks'),
        certification: file('certificate'),
        skills: text('skills'),
      }),
    },
    document: graphql(`mutation SaveCandidateProfile($input: SaveCandidateProfileInput!) {
      saveCandidateProfile(input: $input) { candidate { ...CandidateDetail } }
    }`),
    // The documented form has no checkbox: sending the numbers means consent, unless it says otherwise.
    variables: ({ body }) => ({ input: { identityConsent: true, ...body } }),
    rule: ({ body }) => profileFaults(body),
    from: ({ saveCandidateProfile }) => found('Candidate', saveCandidateProfile.candidate),
    answer: withMessage(CANDIDATE_MESSAGES.updated, keyed('candidate', CANDIDATE_DETAIL)),
  }),
  row({
    at: 'GET job/applied-jobs/{user_id}',
    who: ['CANDIDATE'],
    own: 'user_id',
    summary: 'The jobs that you applied for, and whether you can apply again.',
    document: graphql(`query AppliedJobs { viewer { appliedJobs { ...JobAppliedFor } } }`),
    from: ({ viewer }) => found('Record', viewer?.appliedJobs),
    answer: bareList(APPLIED_JOB),
  }),
  row({
    at: 'POST job/apply/{job_id}',
    who: ['CANDIDATE'],
    summary: 'Applies for an open job.',
    body: { job: id('jobId') },
    document: graphql(
      `mutation ApplyToJob($input: ApplyToJobInput!) { applyToJob(input: $input) { application { id } } }`,
    ),
    variables: ({ path }) => ({ input: { jobId: path.job_id } }),
    answer: message(APPLY_MESSAGES.submitted, 201),
    refuse: ({ code, facts, body }) => ({
      ...body,
      ...(facts['lastAppliedAt'] !== undefined && { last_applied: facts['lastAppliedAt'] }),
      ...(code === 'APPLICATION_EXPIRED' && { status: 'expired' }),
    }),
  }),
  row({
    at: 'GET job/candidate/applications',
    who: ['CANDIDATE'],
    summary: 'Your applications with their history.',
    document: graphql(`query OwnApplications($first: Int!, $page: Int!) {
      viewer { applications(first: $first, page: $page) { nodes { ...OwnApplication } totalCount } }
    }`),
    variables: pageOf,
    from: ({ viewer }) => found('Record', viewer?.applications),
    answer: page('applications', APPLICATION),
  }),
];
