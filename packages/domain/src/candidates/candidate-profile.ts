import * as z from 'zod';
import {
  crossFieldRule,
  choice,
  country,
  EMAIL_ADDRESS_INVALID,
  emailAddress,
  indianState,
  requiredSentence,
  mustBeDigits,
  mustBeExactDigits,
  optionalDate,
  optionalLine,
  optionalPersonName,
  personName,
  phoneNumber,
  requiredDate,
  requiredLine,
} from '../fields/fields.js';
import { isEmpty } from '../fields/text-field.js';
import { TEXT_LIMITS } from '../fields/text-limits.js';
import { year } from '../fields/year.js';
import { getYear } from '../india/calendar.js';
import { PHONE_DIGITS } from '../fields/phone.js';
import { CANDIDATE_MESSAGES } from '../portal/profile-messages.js';
import { wireNames } from '../text/wire-names.js';
import { EXPERIENCE_LEVELS } from './experience-level.js';
import { identityNumberFields } from './identity-numbers.js';

/** The three tabs of the candidate profile (specification 2 §5). Files are validated in files.ts. */

export const GENDERS = ['MALE', 'FEMALE', 'OTHER'] as const;
export type Gender = (typeof GENDERS)[number];

export const GENDER_LABELS: Readonly<Record<Gender, string>> = { MALE: 'Male', FEMALE: 'Female', OTHER: 'Other' };

export const genderNames = wireNames<Gender>({ MALE: 'male', FEMALE: 'female', OTHER: 'other' });

export const MAX_PROFILE_ENTRIES = 20;

const TOO_MANY_ENTRIES = `At most ${MAX_PROFILE_ENTRIES} entries are allowed.`;
const DATE_NOT_PAST = 'Date must be in the past.';
const DATES_REVERSED = 'To Date must not be before From Date.';
const MARKS_INVALID = 'CGPA/Percentage must be a number from 0 to 100 with at most two decimals.';

const nameAndAddressFields = {
  firstName: personName('First name'),
  middleName: optionalPersonName('Middle name'),
  lastName: personName('Last name'),
  gender: choice(GENDERS, 'Gender'),
  contact: phoneNumber('Contact No', `${mustBeExactDigits('Contact number', PHONE_DIGITS)}.`),
  addressLine1: requiredLine('Address Line-1', TEXT_LIMITS.addressLine),
  addressLine2: optionalLine('Address Line-2', TEXT_LIMITS.addressLine),
  city: requiredLine('City', TEXT_LIMITS.city),
  state: indianState(),
  country: country(),
};

/** The names of the fields of My Profile without email address, identity numbers and files. */
export const NAME_AND_ADDRESS_FIELDS: readonly string[] = Object.keys(nameAndAddressFields);

const personalFields = {
  ...nameAndAddressFields,
  ...identityNumberFields,
};

/** The tab My Profile. The email address is read-only and not part of the input. */
export const candidatePersonalSchema = z.object({
  ...personalFields,
  email: emailAddress('Email', EMAIL_ADDRESS_INVALID),
});

/** The id of a stored entry, whose file is kept; absent for a new entry. */
const entryId = z
  .string()
  .nullish()
  .transform((id) => id || null);

/** An entry of the job history. `today` is the date in India. */
const experienceSchema = (today: string) => {
  const past = [{ isMet: (date: string) => date < today, message: DATE_NOT_PAST }];
  return z
    .object({
      id: entryId,
      companyName: requiredLine('Company Name', TEXT_LIMITS.organizationName),
      fromDate: requiredDate('From Date', past),
      toDate: optionalDate('To Date', past),
      jobRole: requiredLine('Job Role', TEXT_LIMITS.shortText),
      lastDesignation: optionalLine('Last Designation', TEXT_LIMITS.shortText),
      skills: optionalLine('Skills used in this job', TEXT_LIMITS.candidateSkills),
    })
    .check(
      crossFieldRule(
        ({ fromDate, toDate }) => typeof fromDate !== 'string' || typeof toDate !== 'string' || fromDate <= toDate,
        'toDate',
        DATES_REVERSED,
      ),
    );
};
type CandidateExperience = z.output<ReturnType<typeof experienceSchema>>;

/** The fields of a job history entry in a form, including a chosen file. */
type TypedExperience = { readonly [Field in keyof CandidateExperience]?: unknown } & {
  readonly experienceLetter?: unknown;
};

/** Returns true for an empty entry, as the screen shows it initially. Such an entry is not sent. */
export function isBlankExperience(block: TypedExperience): boolean {
  const { companyName, fromDate, toDate, jobRole, lastDesignation, skills, experienceLetter } = block;
  return [companyName, fromDate, toDate, jobRole, lastDesignation, skills, experienceLetter].every(isEmpty);
}

/** Parses marks as CGPA or percentage: 0 to 100 with at most two decimals. */
const marks = z.unknown().transform((typed, context): number => {
  const text = typeof typed === 'number' ? String(typed) : typed;
  if (typeof text === 'string' && /^\d{1,3}(\.\d{1,2})?$/.test(text.trim()) && Number(text) <= 100) return Number(text);
  const message = isEmpty(typed) ? requiredSentence('CGPA/Percentage') : MARKS_INVALID;
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

const YEAR_DIGITS = mustBeDigits('Year of Completion', 4);

/** The range of completion years around today. The longest courses take six years. */
const COMPLETION_YEARS = { back: 60, ahead: 6 };

/** Returns the years in which an education can be completed. `today` is the date in India. */
export const completionYears = (today: string) => ({
  earliest: getYear(today) - COMPLETION_YEARS.back,
  latest: getYear(today) + COMPLETION_YEARS.ahead,
});

function yearOfCompletion(today: string) {
  const { earliest, latest } = completionYears(today);
  return year({
    earliest,
    latest,
    missing: requiredSentence('Year of Completion'),
    notYear: YEAR_DIGITS,
    outside: `Year of Completion must be between ${earliest} and ${latest}.`,
  });
}

const educationSchema = (today: string) =>
  z.object({
    id: entryId,
    qualification: requiredLine('Qualification', TEXT_LIMITS.shortText),
    university: requiredLine('University/School', TEXT_LIMITS.shortText),
    yearOfCompletion: yearOfCompletion(today),
    marks,
    skills: optionalLine('Skills learned', TEXT_LIMITS.candidateSkills),
  });

const experienceLevel = choice(EXPERIENCE_LEVELS, 'Experience', () => CANDIDATE_MESSAGES.chooseExperience);
const experiences = (today: string) => z.array(experienceSchema(today)).max(MAX_PROFILE_ENTRIES, TOO_MANY_ENTRIES);
const educations = (today: string) => z.array(educationSchema(today)).max(MAX_PROFILE_ENTRIES, TOO_MANY_ENTRIES);

/** The tab Job History. */
export const candidateHistorySchema = (today: string) => z.object({ experienceLevel, experiences: experiences(today) });

/** The tab Qualification, with at least one entry. */
export const candidateQualificationSchema = (today: string) =>
  z.object({
    educations: educations(today).min(1, requiredSentence('Qualification')),
  });

/**
 * Input of the candidate profile. The first tab is saved separately: absent fields of the other tabs keep their stored
 * values. The email address cannot be changed here.
 */
export const candidateProfileSchema = (today: string) =>
  z.object({
    ...personalFields,
    experienceLevel: experienceLevel.nullish(),
    experiences: experiences(today).nullish(),
    educations: educations(today).nullish(),
  });
export type CandidateProfile = z.output<ReturnType<typeof candidateProfileSchema>>;
