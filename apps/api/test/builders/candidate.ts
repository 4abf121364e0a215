import type { Portal } from '../harness.js';
import type { ResponseError, SentFile } from './client.js';
import { docx, pdf } from './files.js';
import { type Actor, logIn, nextNumber, visitor } from './records.js';

type Values = Record<string, unknown>;
type Files = Record<string, SentFile>;

export const REGISTER_CANDIDATE = `mutation ($input: RegisterCandidateInput!) {
  registerCandidate(input: $input) { user { id email type firstName lastName isProfileComplete } }
}`;

const FILE = '{ id name mediaType size url }';
export const PROFILE = `id firstName middleName lastName gender email contact addressLine1 addressLine2 city state country
  experienceLevel aadhaarMasked panNumber drivingLicenseNumber passportNumber isProfileComplete isActive version
  resume ${FILE} aadhaarCard ${FILE} panCard ${FILE} drivingLicense ${FILE} passport ${FILE}
  experiences { id companyName fromDate toDate jobRole lastDesignation skills experienceLetter ${FILE} }
  educations { id qualification university yearOfCompletion marks skills certificate ${FILE} }`;
export const MY_PROFILE = `{ viewer { candidate { ${PROFILE} } } }`;
export const SAVE_PROFILE = `mutation ($input: SaveCandidateProfileInput!) {
  saveCandidateProfile(input: $input) { candidate { ${PROFILE} } }
}`;

export const SAVE_SKILLS = `mutation ($skills: [String!]!) {
  saveCandidateSkills(input: { skills: $skills }) { candidate { id skills } }
}`;

export interface FileView {
  id: string;
  name: string;
  mediaType: string;
  size: number;
  url: string;
}

export interface ProfileView {
  id: string;
  firstName: string;
  middleName: string | null;
  addressLine2: string | null;
  email: string;
  experienceLevel: string;
  aadhaarMasked: string | null;
  panNumber: string | null;
  drivingLicenseNumber: string | null;
  passportNumber: string | null;
  isProfileComplete: boolean;
  version: number;
  resume: FileView | null;
  aadhaarCard: FileView | null;
  panCard: FileView | null;
  drivingLicense: FileView | null;
  passport: FileView | null;
  experiences: { id: string; companyName: string; experienceLetter: FileView | null }[];
  educations: { id: string; qualification: string; marks: string; certificate: FileView | null }[];
}

/** A valid sign-up. */
export function candidateInput(values: Values = {}): Values & { email: string; password: string } {
  return {
    firstName: 'Asha',
    lastName: 'Patel',
    email: `candidate-${nextNumber()}@test.example`,
    contact: '9876543210',
    experienceLevel: 'EXPERIENCED',
    password: 'Print&Weave9',
    consent: true,
    resume: null,
    ...values,
  };
}

/** The first tab of the profile, which can be saved alone. It includes the consent to store identity documents. */
export function personalInput(values: Values = {}): Values {
  return {
    firstName: 'Asha',
    lastName: 'Patel',
    gender: 'FEMALE',
    contact: '9876543210',
    addressLine1: '4 Mill Lane',
    city: 'Surat',
    state: 'Gujarat',
    country: 'India',
    identityConsent: true,
    ...values,
  };
}

export function experienceInput(values: Values = {}): Values {
  return { companyName: 'Tapi Prints', fromDate: '2019-04-01', toDate: '2023-03-31', jobRole: 'Designer', ...values };
}

export function educationInput(values: Values = {}): Values {
  return {
    qualification: 'B.Des.',
    university: 'NIFT',
    yearOfCompletion: 2018,
    marks: '78.50',
    ...values,
  };
}

/** A complete profile, apart from the resume that the sign-up uploads. */
export const profileInput = (values: Values = {}): Values =>
  personalInput({
    experienceLevel: 'EXPERIENCED',
    experiences: [experienceInput()],
    educations: [educationInput()],
    ...values,
  });

/** Signs up a candidate with a resume and logs in, without further steps. */
export async function registerCandidate(portal: Portal, values: Values = {}, resume = pdf()): Promise<Actor> {
  const { registerCandidate: registered } = await visitor(portal).upload<{
    registerCandidate: { user: { id: string } };
  }>(REGISTER_CANDIDATE, { input: candidateInput(values) }, { 'input.resume': resume });
  return logIn(portal, registered.user.id);
}

export const signUpError = (portal: Portal, resume: SentFile, values: Values = {}): Promise<ResponseError> =>
  visitor(portal).uploadErrorOf(REGISTER_CANDIDATE, { input: candidateInput(values) }, { 'input.resume': resume });

export async function myProfile(candidate: Actor): Promise<ProfileView> {
  return (await candidate.client.ask<{ viewer: { candidate: ProfileView } }>(MY_PROFILE)).viewer.candidate;
}

/** Saves a profile. The keys of `files` are paths in the input, such as `educations.0.certificate`. */
export async function saveProfile(candidate: Actor, input: Values, files: Files = {}): Promise<ProfileView> {
  type Saved = { saveCandidateProfile: { candidate: ProfileView } };
  const data = await candidate.client.upload<Saved>(SAVE_PROFILE, { input }, underInput(files));
  return data.saveCandidateProfile.candidate;
}

export const profileError = (candidate: Actor, input: Values, files: Files = {}): Promise<ResponseError> =>
  candidate.client.uploadErrorOf(SAVE_PROFILE, { input }, underInput(files));

const underInput = (files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([field, file]) => [`input.${field}`, file]));

/** Creates a candidate with a complete profile through the API, as the screens do. */
export async function completeCandidate(portal: Portal, values: Values = {}): Promise<Actor> {
  const candidate = await registerCandidate(portal, {}, docx());
  await saveProfile(candidate, profileInput(values));
  return candidate;
}
