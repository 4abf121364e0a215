import {
  candidateHistorySchema,
  candidateQualificationSchema,
  isBlankExperience,
} from '@job-alert/domain/candidates/candidate-profile';
import { validate } from '@job-alert/domain/fields/validation';
import { todayInIndia } from '@job-alert/domain/india/calendar';
import { jobPreferencesSchema, personalTabSchema } from '@job-alert/domain/jobs/job-preferences';
import type {
  CandidateEducationInput,
  CandidateExperienceInput,
  SaveCandidateProfileInput,
} from '../../lib/graphql/schema.generated';
import type { ProfileValues } from './profile-values';

/** Returns the indexes of the job entries to send. Empty entries are not sent. */
export function sentExperienceIndexes({ experiences }: ProfileValues): number[] {
  return [...experiences.keys()].filter((index) => !isBlankExperience(experiences[index] ?? {}));
}

/** Returns the values of the second tab without empty job entries. */
export function toHistoryInput(values: ProfileValues) {
  return {
    experienceLevel: values.experienceLevel,
    experiences: sentExperienceIndexes(values).flatMap((index) => values.experiences[index] ?? []),
  };
}

/** Returns the input of the first tab, or null if it is invalid. */
export function toPersonalInput(
  { personal, papers }: ProfileValues,
  version: number,
): SaveCandidateProfileInput | null {
  const cleaned = validate(personalTabSchema, personal);
  const preferences = validate(jobPreferencesSchema, personal);
  if (!cleaned.ok || !preferences.ok) return null;
  const { email: _shownOnly, aadhaarNumber, panNumber, drivingLicenseNumber, passportNumber, ...rest } = cleaned.value;
  return {
    ...withEmptyTexts(rest),
    // Null deletes a stored preference.
    ...preferences.value,
    ...numberInput('aadhaarNumber', aadhaarNumber),
    ...numberInput('panNumber', panNumber),
    ...numberInput('drivingLicenseNumber', drivingLicenseNumber),
    ...numberInput('passportNumber', passportNumber),
    ...chosenFiles(papers),
    ...(personal.identityConsent && { identityConsent: true }),
    version,
  };
}

/** Returns the input of all three tabs, or null if one of them is invalid. */
export function toProfileInput(values: ProfileValues, version: number): SaveCandidateProfileInput | null {
  const historyInput = toHistoryInput(values);
  const personal = toPersonalInput(values, version);
  const today = todayInIndia(new Date());
  const history = validate(candidateHistorySchema(today), historyInput);
  const qualification = validate(candidateQualificationSchema(today), values);
  if (!personal || !history.ok || !qualification.ok) return null;
  return {
    ...personal,
    experienceLevel: history.value.experienceLevel,
    ...chosenFiles({ resume: values.resume }),
    experiences: history.value.experiences.map(({ id, ...entry }, index): CandidateExperienceInput => {
      const letter = chosenFiles({ experienceLetter: historyInput.experiences[index]?.experienceLetter });
      return { ...idInput(id), ...entry, ...letter };
    }),
    educations: qualification.value.educations.map(({ id, ...entry }, index): CandidateEducationInput => {
      const typed = values.educations[index];
      const certificate = chosenFiles({ certificate: typed?.certificate });
      return { ...idInput(id), ...entry, marks: typed?.marks.trim() ?? '', ...certificate };
    }),
  };
}

type EmptyTexts<Fields> = { [Name in keyof Fields]: null extends Fields[Name] ? string : Fields[Name] };

/** Replaces null by an empty text, which deletes the stored value. */
function withEmptyTexts<Fields extends object>(fields: Fields): EmptyTexts<Fields> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value ?? ''])) as EmptyTexts<Fields>;
}

/** Returns the input for a number. Undefined leaves the stored number unchanged, null deletes it. */
function numberInput<Name extends string>(name: Name, number: string | null | undefined): { [key in Name]?: string } {
  return number === undefined ? {} : ({ [name]: number ?? '' } as { [key in Name]: string });
}

/** Returns only the chosen files. The server does not change the files of missing fields. */
function chosenFiles<Files extends Record<string, File | null | undefined>>(files: Files) {
  return Object.fromEntries(Object.entries(files).filter(([, file]) => file)) as { [key in keyof Files]?: File };
}

function idInput(id: string | null): { id?: string } {
  return id === null ? {} : { id };
}
