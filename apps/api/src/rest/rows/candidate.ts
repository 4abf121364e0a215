import { todayInIndia } from '@job-alert/domain/calendar';
import { candidateProfileSchema, genderFromEdge } from '@job-alert/domain/candidate-profile';
import { experienceLevelFromEdge } from '@job-alert/domain/experience-level';
import { APPLY_MESSAGES, CANDIDATE_MESSAGES } from '@job-alert/domain/messages';
import { type FieldErrors, validate } from '@job-alert/domain/validation';
import { bareList, message, messageWith, object, page } from '../answers.js';
import { day, file, flag, group, id, list, text, whole, word } from '../input-fields.js';
import * as out from '../output-fields.js';
import type { RestRequest, RestRoute } from '../route.js';
import { CANDIDATE_DETAIL } from './candidate-detail.js';
import { byId, fullNameOf, HISTORY, pageOf, statusShown } from './shared.js';

const PAPERS = {
  aadhar_card: file('aadhaarCard'),
  pan_card: file('panCard'),
  driving_license: file('drivingLicense'),
  passport: file('passport'),
};

const DETAIL = out.select(CANDIDATE_DETAIL);

const APPLICATION: out.OutputFields = {
  application_id: out.id('id'),
  job_id: out.id('job.id'),
  job_title: out.text('job.title'),
  candidate_name: fullNameOf('candidate'),
  applied_at: out.instant('appliedAt'),
  application_status: statusShown('displayStatus'),
  date_of_joining: out.day('dateOfJoining'),
  offer_later: out.link('offerLetter'),
  history: HISTORY,
};

const APPLIED_JOB: out.OutputFields = {
  job_id: out.id('job.id'),
  last_applied: out.instant('lastAppliedAt'),
  status: out.shown(
    'applyState',
    { type: 'string', enum: ['applied', 'expired', 'reapply', 'open'] },
    (state: string) => (state === 'REAPPLY_LATER' ? 'reapply' : state.toLowerCase()),
  ),
};

/** The domain has the personal fields apart; the names of the input are those without that. */
function profileFaults({ body }: RestRequest): FieldErrors {
  const { experienceLevel, experiences, educations, ...personal } = body;
  const rule = candidateProfileSchema(todayInIndia(new Date()));
  const result = validate(rule, { personal, experience: experienceLevel, experiences, educations });
  if (result.ok) return {};
  const inInput = (path: string) => (path === 'experience' ? 'experienceLevel' : path.replace(/^personal\./, ''));
  return Object.fromEntries(Object.entries(result.errors).map(([path, messages]) => [inInput(path), messages]));
}

/** What candidates do. */
export const candidateRoutes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: 'api/candidate/profile/{id}',
    who: ['CANDIDATE', 'ADMIN'],
    own: 'id',
    summary: "A candidate's profile. Candidates get their own; administrators get any.",
    document: `query ($id: ID!) { candidate(id: $id) ${DETAIL} }`,
    variables: byId,
    answer: object('candidate', CANDIDATE_DETAIL),
  },
  {
    method: 'POST',
    path: 'api/candidate/profile/{id}',
    who: ['CANDIDATE'],
    own: 'id',
    isForm: true,
    summary:
      'Saves your profile. Tabs that are not sent stay unchanged. By sending identity numbers or papers you agree to their use for recruitment.',
    body: {
      experience: word('experienceLevel', ['fresher', 'experienced'], experienceLevelFromEdge),
      resume: file('resume'),
      ...PAPERS,
      identity_consent: flag('identityConsent'),
      candidate_details: group({
        first_name: text('firstName'),
        middle_name: text('middleName'),
        last_name: text('lastName'),
        gender: word('gender', ['male', 'female', 'other'], genderFromEdge),
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
    document: `mutation ($input: SaveCandidateProfileInput!) { saved: saveCandidateProfile(input: $input) { candidate ${DETAIL} } }`,
    // The documented form has no box to tick: sending the numbers is the agreement, unless it says otherwise.
    variables: ({ body }) => ({ input: { identityConsent: true, ...body } }),
    rule: profileFaults,
    answer: messageWith(CANDIDATE_MESSAGES.updated, 'candidate', 'saved.candidate', CANDIDATE_DETAIL),
  },
  {
    method: 'GET',
    path: 'job/applied-jobs/{user_id}',
    who: ['CANDIDATE'],
    own: 'user_id',
    summary: 'The jobs that the candidate has applied for, with what can be done now.',
    document: `query { viewer { appliedJobs ${out.select(APPLIED_JOB)} } }`,
    answer: bareList('viewer.appliedJobs', APPLIED_JOB),
  },
  {
    method: 'POST',
    path: 'job/apply/{job_id}',
    who: ['CANDIDATE'],
    summary: 'Applies for an open job.',
    body: { job: id('jobId') },
    document: 'mutation ($input: ApplyToJobInput!) { applyToJob(input: $input) { application { id } } }',
    variables: ({ path }) => ({ input: { jobId: path['job_id'] } }),
    answer: message(APPLY_MESSAGES.submitted, undefined, {}, 201),
    refuse: ({ code, facts, body }) => ({
      ...body,
      ...(facts['lastAppliedAt'] !== undefined && { last_applied: facts['lastAppliedAt'] }),
      ...(code === 'APPLICATION_EXPIRED' && { status: 'expired' }),
    }),
  },
  {
    method: 'GET',
    path: 'job/candidate/applications',
    who: ['CANDIDATE'],
    isList: true,
    summary: "The candidate's own applications with their history.",
    document: `query ($first: Int!, $page: Int!) {
      viewer { applications(first: $first, page: $page) { nodes ${out.select(APPLICATION)} totalCount } }
    }`,
    variables: (request) => pageOf(request),
    answer: page('applications', 'viewer.applications', APPLICATION),
  },
];
