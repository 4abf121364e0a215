import { todayInIndia } from '@job-alert/domain/calendar';
import {
  candidateHistorySchema,
  candidatePersonalSchema,
  candidateQualificationSchema,
  isBlankExperience,
} from '@job-alert/domain/candidate-profile';
import { validate } from '@job-alert/domain/validation';
import type {
  CandidateEducationInput,
  CandidateExperienceInput,
  CandidateProfileInput,
} from '../../lib/graphql/schema.generated';
import type { ExperienceValues, ProfileValues } from './profile-values';

/** The positions of the job-history blocks that are sent: the block that the tab opens with may stay untouched. */
export function keptExperiences({ experiences }: ProfileValues): number[] {
  return [...experiences.keys()].filter((index) => !isUntouched(experiences[index]));
}

/** What the first tab sends, by itself or with the others; null when it is not valid. */
export function toPersonalInput({ personal, papers }: ProfileValues, version: number): CandidateProfileInput | null {
  const cleaned = validate(candidatePersonalSchema, personal);
  if (!cleaned.ok) return null;
  const { email: _shownOnly, middleName, addressLine2, ...required } = cleaned.value;
  const { aadhaarNumber, panNumber, drivingLicenseNumber, passportNumber, ...rest } = required;
  return {
    ...rest,
    // An empty text removes what was there.
    ...{ middleName: middleName ?? '', addressLine2: addressLine2 ?? '' },
    ...numberInput('aadhaarNumber', aadhaarNumber),
    ...numberInput('panNumber', panNumber),
    ...numberInput('drivingLicenseNumber', drivingLicenseNumber),
    ...numberInput('passportNumber', passportNumber),
    ...chosenFiles(papers),
    version,
  };
}

/** What the final submit sends: all three tabs; null when one of them is not valid. */
export function toProfileInput(values: ProfileValues, version: number): CandidateProfileInput | null {
  const personal = toPersonalInput(values, version);
  const history = validate(candidateHistorySchema(todayInIndia(new Date())), values);
  const qualification = validate(candidateQualificationSchema, values);
  if (!personal || !history.ok || !qualification.ok) return null;
  return {
    ...personal,
    experienceLevel: history.value.experience,
    ...chosenFiles({ resume: values.resume }),
    experiences: keptExperiences(values).flatMap((index): CandidateExperienceInput[] => {
      const entry = history.value.experiences[index];
      if (!entry?.fromDate) return [];
      const { id, companyName, fromDate, jobRole, ...others } = entry;
      const letter = chosenFiles({ experienceLetter: values.experiences[index]?.experienceLetter });
      return [
        { ...knownId(id), companyName: companyName ?? '', fromDate, jobRole: jobRole ?? '', ...others, ...letter },
      ];
    }),
    educations: qualification.value.educations.map(({ id, ...entry }, index): CandidateEducationInput => {
      const typed = values.educations[index];
      const certificate = chosenFiles({ certificate: typed?.certificate });
      return { ...knownId(id), ...entry, marks: typed?.marks.trim() ?? '', ...certificate };
    }),
  };
}

function isUntouched(block: ExperienceValues | undefined): boolean {
  if (!block) return true;
  const { id, companyName, fromDate, toDate, jobRole, lastDesignation, skills, experienceLetter } = block;
  return (
    experienceLetter === null &&
    isBlankExperience({
      id,
      ...{ companyName: text(companyName), fromDate: text(fromDate), toDate: text(toDate), jobRole: text(jobRole) },
      ...{ lastDesignation: text(lastDesignation), skills: text(skills) },
    })
  );
}

function text(typed: string): string | null {
  return typed.trim() || null;
}

/** Undefined means unchanged, null removed. */
function numberInput<Name extends string>(name: Name, number: string | null | undefined): { [key in Name]?: string } {
  return number === undefined ? {} : ({ [name]: number ?? '' } as { [key in Name]: string });
}

/** The chosen files alone: what is left out stays as the server has it. */
function chosenFiles<Files extends Record<string, File | null | undefined>>(files: Files) {
  return Object.fromEntries(Object.entries(files).filter(([, file]) => file)) as { [key in keyof Files]?: File };
}

function knownId(id: string | null): { id?: string } {
  return id === null ? {} : { id };
}
