import { candidateHistorySchema, candidateQualificationSchema } from '@job-alert/domain/candidates/candidate-profile';
import { IDENTITY_CONSENT_REQUIRED } from '@job-alert/domain/candidates/identity-numbers';
import { requiredSentence } from '@job-alert/domain/fields/fields';
import { todayInIndia } from '@job-alert/domain/india/calendar';
import { personalTabSchema } from '@job-alert/domain/jobs/job-preferences';
import { fieldErrors } from '../../lib/errors/describe-error';
import { checkMessages } from '../../lib/forms/check';
import { validateUpload } from '../../lib/forms/validate-upload';
import { identityDocuments, includesIdentityData } from './identity-documents';
import { sentExperienceIndexes, toHistoryInput } from './profile-input';
import type { ProfileValues } from './profile-values';

export const profileSteps = ['profile', 'history', 'qualification'] as const;
export type ProfileStep = (typeof profileSteps)[number];

export type ProfileErrors = Record<string, string>;

/** Validates one tab. Returns the messages by field path. `hasResume` is true if the server already has a resume. */
export function stepErrors(step: ProfileStep, values: ProfileValues, hasResume: boolean): ProfileErrors {
  if (step === 'profile') {
    return { ...prefixed('personal', checkMessages(personalTabSchema, values.personal)), ...paperErrors(values) };
  }
  if (step === 'history') return historyErrors(values, hasResume);
  const errors = checkMessages(candidateQualificationSchema(todayInIndia(new Date())), values);
  for (const [index, { certificate }] of values.educations.entries()) {
    add(errors, `educations.${index}.certificate`, validateUpload(certificate, 'CERTIFICATE'));
  }
  return errors;
}

export function firstStepWith(errors: Readonly<Record<string, unknown>>): ProfileStep | undefined {
  const steps = new Set(Object.keys(errors).flatMap(stepOf));
  return profileSteps.find((step) => steps.has(step));
}

/** Returns the server's messages by field path of the form. The server counts only the job entries that were sent. */
export function serverErrors(error: unknown, values: ProfileValues): ProfileErrors {
  const sentIndexes = sentExperienceIndexes(values);
  return Object.fromEntries(
    Object.entries(fieldErrors(error)).map(([path, message]) => [pathInForm(path, sentIndexes), message]),
  );
}

function historyErrors(values: ProfileValues, hasResume: boolean): ProfileErrors {
  const sentIndexes = sentExperienceIndexes(values);
  const problems = checkMessages(candidateHistorySchema(todayInIndia(new Date())), toHistoryInput(values));
  const errors = Object.fromEntries(
    Object.entries(problems).map(([path, message]) => [historyPathInForm(path, sentIndexes), message]),
  );
  add(errors, 'resume', validateUpload(values.resume, 'RESUME', hasResume ? undefined : requiredSentence('Resume')));
  for (const index of sentIndexes) {
    const letter = validateUpload(values.experiences[index]?.experienceLetter, 'EXPERIENCE_LETTER');
    add(errors, `experiences.${index}.experienceLetter`, letter);
  }
  return errors;
}

function paperErrors(values: ProfileValues): ProfileErrors {
  const errors: ProfileErrors = {};
  const { papers, personal } = values;
  for (const { file, purpose } of identityDocuments) {
    add(errors, `papers.${file}`, validateUpload(papers[file], purpose));
  }
  if (includesIdentityData(values) && !personal.identityConsent) {
    add(errors, 'personal.identityConsent', IDENTITY_CONSENT_REQUIRED);
  }
  return errors;
}

function add(errors: ProfileErrors, path: string, message: string | null): void {
  if (message) errors[path] ??= message;
}

function prefixed(prefix: string, errors: ProfileErrors): ProfileErrors {
  return Object.fromEntries(Object.entries(errors).map(([path, message]) => [`${prefix}.${path}`, message]));
}

/** The tab of each part of the form. */
const STEPS: Readonly<Record<keyof ProfileValues, ProfileStep>> = {
  personal: 'profile',
  papers: 'profile',
  experienceLevel: 'history',
  resume: 'history',
  experiences: 'history',
  educations: 'qualification',
};

const isPart = (part: string): part is keyof ProfileValues => Object.hasOwn(STEPS, part);
const partOf = (path: string): string => path.split('.', 1)[0] ?? '';
const stepOf = (path: string): ProfileStep[] => [partOf(path)].filter(isPart).map((part) => STEPS[part]);

/** Replaces the index of a sent job entry with its index in the form. */
function historyPathInForm(path: string, sentIndexes: readonly number[]): string {
  const entry = /^experiences\.(\d+)\.(.+)$/.exec(path);
  return entry ? `experiences.${sentIndexes[Number(entry[1])] ?? entry[1]}.${entry[2]}` : path;
}

function pathInForm(path: string, sentIndexes: readonly number[]): string {
  if (isPart(partOf(path))) return historyPathInForm(path, sentIndexes);
  return identityDocuments.some(({ file }) => file === path) ? `papers.${path}` : `personal.${path}`;
}
