import { GENDERS, genderToWire } from '@job-alert/domain/candidates/candidate-profile';
import { EXPERIENCE_LEVELS, experienceLevelToWire } from '@job-alert/domain/candidates/experience-level';
import { graphql } from '../documents.generated.js';
import * as out from '../output-fields.js';

const PERSONAL = graphql(`fragment Personal on Candidate {
  firstName middleName lastName gender email contact addressLine1 addressLine2 city state country isProfileComplete
}`).shownAs({
  first_name: out.requiredText('firstName'),
  middle_name: out.text('middleName'),
  last_name: out.requiredText('lastName'),
  gender: out.word('gender', genderToWire, GENDERS),
  email: out.requiredText('email'),
  contact: out.text('contact'),
  address_1: out.text('addressLine1'),
  address_2: out.text('addressLine2'),
  city: out.text('city'),
  state: out.text('state'),
  country: out.text('country'),
  is_profile_completed: out.flag('isProfileComplete'),
});

const PERSONAL_WITH_IDENTITY = graphql(`fragment PersonalWithIdentity on Candidate {
  ...Personal
  aadhaarMasked aadhaarCard { url } panNumber panCard { url } drivingLicenseNumber drivingLicense { url }
  passportNumber passport { url }
}`).shownAs({
  ...PERSONAL,
  aadharID: out.text('aadhaarMasked'),
  aadhar_card: out.link('aadhaarCard'),
  PAN_Card_ID: out.text('panNumber'),
  pan_card: out.link('panCard'),
  Driving_License_No: out.text('drivingLicenseNumber'),
  driving_license: out.link('drivingLicense'),
  passport_no: out.text('passportNumber'),
  passport: out.link('passport'),
});

const EXPERIENCE = graphql(`fragment Experience on CandidateExperience {
  id companyName fromDate toDate jobRole lastDesignation experienceLetter { url } skills
}`).shownAs({
  id: out.id('id'),
  company_name: out.text('companyName'),
  from_date: out.day('fromDate'),
  to_date: out.day('toDate'),
  job_role: out.text('jobRole'),
  last_designation: out.text('lastDesignation'),
  experience_later: out.link('experienceLetter'),
  skill: out.text('skills'),
});

const EDUCATION = graphql(`fragment Education on CandidateEducation {
  id qualification university yearOfCompletion marks certificate { url } skills
}`).shownAs({
  id: out.id('id'),
  edu_qualification: out.text('qualification'),
  university: out.text('university'),
  year_of_completion: out.whole('yearOfCompletion'),
  marks_obtained: out.text('marks'),
  certification: out.link('certificate'),
  skills: out.text('skills'),
});

const REST_OF_PROFILE = graphql(`fragment RestOfProfile on Candidate {
  id firstName lastName email contact experienceLevel resume { url }
  experiences { ...Experience }
  educations { ...Education }
}`).shownAs({
  id: out.id('id'),
  first_name: out.requiredText('firstName'),
  last_name: out.requiredText('lastName'),
  email: out.requiredText('email'),
  contact: out.text('contact'),
  experience: out.word('experienceLevel', experienceLevelToWire, EXPERIENCE_LEVELS),
  resume: out.link('resume'),
  candidate_experience: out.items('experiences', EXPERIENCE),
  candidate_education: out.items('educations', EDUCATION),
});

/** For the candidate and administrators. */
export const CANDIDATE_DETAIL = graphql(
  `fragment CandidateDetail on Candidate { ...RestOfProfile ...PersonalWithIdentity }`,
).shownAs({ ...REST_OF_PROFILE, candidate_details: out.group(PERSONAL_WITH_IDENTITY) });

/** For employers: without anything about identity. */
export const APPLICANT_DETAIL = graphql(
  `fragment ApplicantDetail on Candidate { ...RestOfProfile ...Personal }`,
).shownAs({ ...REST_OF_PROFILE, candidate_details: out.group(PERSONAL) });
