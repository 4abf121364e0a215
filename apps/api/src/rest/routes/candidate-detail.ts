import { genderNames } from '@job-alert/domain/candidates/candidate-profile';
import { experienceLevelNames } from '@job-alert/domain/candidates/experience-level';
import { noticePeriodNames, openToNames } from '@job-alert/domain/jobs/job-preference-labels';
import { workModeNames } from '@job-alert/domain/jobs/job-wire-names';
import { graphql } from '../documents.generated.js';
import * as out from '../output-fields.js';

const PERSONAL = graphql(`fragment Personal on Candidate {
  firstName middleName lastName gender email contact addressLine1 addressLine2 city state country isProfileComplete
}`).outputFields({
  first_name: out.requiredString('firstName'),
  middle_name: out.string('middleName'),
  last_name: out.requiredString('lastName'),
  gender: out.namedValue('gender', genderNames),
  email: out.requiredString('email'),
  contact: out.string('contact'),
  address_1: out.string('addressLine1'),
  address_2: out.string('addressLine2'),
  city: out.string('city'),
  state: out.string('state'),
  country: out.string('country'),
  is_profile_completed: out.boolean('isProfileComplete'),
});

const PERSONAL_WITH_IDENTITY = graphql(`fragment PersonalWithIdentity on Candidate {
  ...Personal
  aadhaarMasked aadhaarCard { url } panNumber panCard { url } drivingLicenseNumber drivingLicense { url }
  passportNumber passport { url }
  expectedSalary noticePeriod preferredCities workModes openTo statedExperienceYears experienceMonths preferencesConfirmedAt
}`).outputFields({
  ...PERSONAL,
  aadharID: out.string('aadhaarMasked'),
  aadhar_card: out.link('aadhaarCard'),
  PAN_Card_ID: out.string('panNumber'),
  pan_card: out.link('panCard'),
  Driving_License_No: out.string('drivingLicenseNumber'),
  driving_license: out.link('drivingLicense'),
  passport_no: out.string('passportNumber'),
  passport: out.link('passport'),
  expected_salary: out.integer('expectedSalary'),
  notice_period: out.namedValue('noticePeriod', noticePeriodNames),
  preferred_cities: out.strings('preferredCities'),
  work_modes: out.namedValues('workModes', workModeNames),
  open_to: out.namedValue('openTo', openToNames),
  years_of_experience: out.integer('statedExperienceYears'),
  experience_months: out.integer('experienceMonths'),
  preferences_confirmed_at: out.instant('preferencesConfirmedAt'),
});

const EXPERIENCE = graphql(`fragment Experience on CandidateExperience {
  id companyName fromDate toDate jobRole lastDesignation experienceLetter { url } skills
}`).outputFields({
  id: out.id('id'),
  company_name: out.string('companyName'),
  from_date: out.date('fromDate'),
  to_date: out.date('toDate'),
  job_role: out.string('jobRole'),
  last_designation: out.string('lastDesignation'),
  experience_later: out.link('experienceLetter'),
  skill: out.string('skills'),
});

const EDUCATION = graphql(`fragment Education on CandidateEducation {
  id qualification university yearOfCompletion marks certificate { url } skills
}`).outputFields({
  id: out.id('id'),
  edu_qualification: out.string('qualification'),
  university: out.string('university'),
  year_of_completion: out.integer('yearOfCompletion'),
  marks_obtained: out.string('marks'),
  certification: out.link('certificate'),
  skills: out.string('skills'),
});

const REST_OF_PROFILE = graphql(`fragment RestOfProfile on Candidate {
  id firstName lastName email contact experienceLevel resume { url }
  experiences { ...Experience }
  educations { ...Education }
}`).outputFields({
  id: out.id('id'),
  first_name: out.requiredString('firstName'),
  last_name: out.requiredString('lastName'),
  email: out.requiredString('email'),
  contact: out.string('contact'),
  experience: out.namedValue('experienceLevel', experienceLevelNames),
  resume: out.link('resume'),
  candidate_experience: out.list('experiences', EXPERIENCE),
  candidate_education: out.list('educations', EDUCATION),
});

/** All details, for the candidate and administrators. */
export const CANDIDATE_DETAIL = graphql(
  `fragment CandidateDetail on Candidate { ...RestOfProfile ...PersonalWithIdentity }`,
).outputFields({ ...REST_OF_PROFILE, candidate_details: out.group(PERSONAL_WITH_IDENTITY) });

/** The details for employers, without identity data. */
export const APPLICANT_DETAIL = graphql(
  `fragment ApplicantDetail on Candidate { ...RestOfProfile ...Personal }`,
).outputFields({ ...REST_OF_PROFILE, candidate_details: out.group(PERSONAL) });
