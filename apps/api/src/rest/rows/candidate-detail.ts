import { genderToEdge } from '@job-alert/domain/candidate-profile';
import { experienceLevelToEdge } from '@job-alert/domain/experience-level';
import * as out from '../output-fields.js';

/** A candidate with profile, as the specification spells it. */

const PERSONAL: out.OutputFields = {
  first_name: out.text('firstName'),
  middle_name: out.text('middleName'),
  last_name: out.text('lastName'),
  gender: out.word('gender', genderToEdge),
  email: out.text('email'),
  contact: out.text('contact'),
  address_1: out.text('addressLine1'),
  address_2: out.text('addressLine2'),
  city: out.text('city'),
  state: out.text('state'),
  country: out.text('country'),
  is_profile_completed: out.flag('isProfileComplete'),
};

const IDENTITY: out.OutputFields = {
  aadharID: out.text('aadhaarMasked'),
  aadhar_card: out.link('aadhaarCard'),
  PAN_Card_ID: out.text('panNumber'),
  pan_card: out.link('panCard'),
  Driving_License_No: out.text('drivingLicenseNumber'),
  driving_license: out.link('drivingLicense'),
  passport_no: out.text('passportNumber'),
  passport: out.link('passport'),
};

const REST_OF_PROFILE: out.OutputFields = {
  id: out.id('id'),
  first_name: out.text('firstName'),
  last_name: out.text('lastName'),
  email: out.text('email'),
  contact: out.text('contact'),
  experience: out.word('experienceLevel', experienceLevelToEdge),
  resume: out.link('resume'),
  candidate_experience: out.items('experiences', {
    id: out.id('id'),
    company_name: out.text('companyName'),
    from_date: out.day('fromDate'),
    to_date: out.day('toDate'),
    job_role: out.text('jobRole'),
    last_designation: out.text('lastDesignation'),
    experience_later: out.link('experienceLetter'),
    skill: out.text('skills'),
  }),
  candidate_education: out.items('educations', {
    id: out.id('id'),
    edu_qualification: out.text('qualification'),
    university: out.text('university'),
    year_of_completion: out.whole('yearOfCompletion'),
    marks_obtained: out.text('marks'),
    certification: out.link('certificate'),
    skills: out.text('skills'),
  }),
};

/** For the candidate and administrators. */
export const CANDIDATE_DETAIL: out.OutputFields = {
  ...REST_OF_PROFILE,
  candidate_details: out.group({ ...PERSONAL, ...IDENTITY }),
};

/** For employers: what hiring needs, and nothing of the identity. */
export const APPLICANT_DETAIL: out.OutputFields = { ...REST_OF_PROFILE, candidate_details: out.group(PERSONAL) };
