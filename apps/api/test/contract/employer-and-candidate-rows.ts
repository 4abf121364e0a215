import { daysFromToday } from '../builders/records.js';
import { APPLICANT, CANDIDATE, COMPANY, HISTORY, JOB, JOB_LINE, OPENING_FOR_CANDIDATES, PAGE } from './answer-parts.js';
import { BAD_PAGE, type ContractRows, NO_LOGIN, NOT_OWN, UNKNOWN } from './contract.js';

const EDIT = { description: 'New.', job_deadline: daysFromToday(8), no_of_openings: 3 };
const INTERVIEW = { date: daysFromToday(4), time: '10:00', interview_mode: 'face_to_face', location: 'Room 4' };

/** Paths for employers and candidates. */
export const employerAndCandidateRows: ContractRows = {
  'GET api/employer/company-profile/{id}': { answer: COMPANY, errors: [NO_LOGIN, NOT_OWN] },
  'POST api/employer/company-profile/{id}': {
    answer: COMPANY,
    errors: [NOT_OWN, { body: {}, status: 422, says: 'Submission failed.' }],
  },
  'POST job/post-job': {
    answer: `message job{${JOB}}`,
    errors: [NO_LOGIN, { body: {}, status: 422, says: 'Job Title is required.' }],
  },
  'GET job/search/{id}': { answer: `jobs[${JOB_LINE}] ${PAGE}`, errors: [NOT_OWN, BAD_PAGE] },
  'GET job/my-jobs/{id}': { answer: `jobs[${JOB_LINE}] ${PAGE}`, errors: [NOT_OWN, BAD_PAGE] },
  'PUT job/edit-job/{id}': {
    answer: `message job{${JOB}}`,
    errors: [
      { body: {}, status: 422, says: 'Job Description is required.' },
      { id: UNKNOWN, body: EDIT, status: 404, says: 'Job not found.' },
    ],
  },
  'POST job/employer/job/status': {
    answer: 'message',
    errors: [
      { body: {}, status: 422, says: 'This field is required.' },
      { body: { job_id: UNKNOWN, action: 'activate' }, status: 404, says: 'Job not found.' },
    ],
  },
  'GET job/applied/{id}': { answer: `[${APPLICANT}]`, errors: [NOT_OWN, BAD_PAGE] },
  'GET job/search/applicants/{id}': { answer: `applications[${APPLICANT}] ${PAGE}`, errors: [NOT_OWN, BAD_PAGE] },
  'GET job/employer/applications/{id}': {
    answer: `applications[${APPLICANT}] ${PAGE}`,
    errors: [NOT_OWN, BAD_PAGE],
  },
  'POST job/employer/applications/{id}': {
    answer: `message application{${APPLICANT}}`,
    errors: [
      NOT_OWN,
      { body: { application_id: UNKNOWN }, status: 422, says: 'Status is required.' },
      {
        body: { application_id: UNKNOWN, application_status: 'shortlisted' },
        status: 404,
        says: 'Application not found.',
      },
    ],
  },
  'POST job/schedule-interview/{employer_id}/{application_id}': {
    answer: 'message',
    errors: [
      { body: {}, status: 422, says: 'Date is required.' },
      { body: INTERVIEW, status: 404, says: 'Application not found.' },
      { ...NOT_OWN, body: INTERVIEW },
    ],
  },
  'GET api/candidate/profile/{id}': { answer: CANDIDATE, errors: [NO_LOGIN, NOT_OWN] },
  'POST api/candidate/profile/{id}': {
    answer: `message candidate{${CANDIDATE}}`,
    errors: [NOT_OWN, { body: {}, status: 422, says: 'First name is required.' }],
  },
  'GET job/applied-jobs/{user_id}': { answer: '[job_id last_applied status]', errors: [NO_LOGIN, NOT_OWN] },
  'GET job/candidate/get-jobs': {
    answer: `jobs[${OPENING_FOR_CANDIDATES}] ${PAGE} left_out_words[]`,
    errors: [NO_LOGIN, BAD_PAGE],
  },
  'GET job/candidate/search': {
    answer: `jobs[${OPENING_FOR_CANDIDATES}] ${PAGE} left_out_words[]`,
    errors: [NO_LOGIN, BAD_PAGE],
  },
  'POST job/apply/{job_id}': {
    answer: 'message application_id',
    errors: [NO_LOGIN, { id: UNKNOWN, body: {}, status: 404, says: 'Job not found.' }],
  },
  'GET job/candidate/applications': {
    answer: `applications[application_id job_id job_title candidate_name applied_at application_status date_of_joining offer_later changed_at history[${HISTORY}]] ${PAGE}`,
    errors: [NO_LOGIN, BAD_PAGE],
  },
};
