import * as z from 'zod';
import { experienceLevelNames } from '../candidates/experience-level.js';
import { POOL_NAME_MAX } from '../candidates/talent-pool.js';
import { parseSkills, validateSkills } from '../candidates/skills.js';
import { optionalLine } from '../fields/fields.js';
import { isEmpty } from '../fields/text-field.js';
import { TEXT_LIMITS } from '../fields/text-limits.js';
import { type FieldErrors, validate } from '../fields/validation.js';
import { findState } from '../india/india.js';
import { cleanLine } from '../text/plain-text.js';
import { readYears } from './import-preferences.js';

/** The optional columns about a person of a file of candidates, and their fields. */
export const DETAIL_COLUMNS = {
  full_name: 'fullName',
  city: 'city',
  state: 'state',
  skills: 'skills',
  designation: 'designation',
  company: 'company',
  pool: 'pool',
} as const;

/** Headers of other programs for these columns, without case, spaces and punctuation. */
export const DETAIL_ALIASES: Readonly<Record<keyof typeof DETAIL_COLUMNS, readonly string[]>> = {
  full_name: ['fullname', 'name', 'candidate', 'candidatename', 'applicantname', 'nameofcandidate', 'નામ', 'नाम'],
  city: ['city', 'location', 'currentlocation', 'currentcity', 'town', 'શહેર', 'शहर'],
  state: ['state', 'રાજ્ય', 'राज्य'],
  skills: ['skills', 'skill', 'skillset', 'keyskills', 'keyskill', 'technicalskills'],
  designation: ['designation', 'currentdesignation', 'jobtitle', 'currentjobtitle', 'position', 'currentrole'],
  company: ['company', 'companyname', 'currentcompany', 'currentcompanyname', 'currentemployer', 'presentcompany'],
  pool: ['pool', 'poolname', 'talentpool'],
};

const optionalState = z
  .string()
  .nullish()
  .transform((typed, context): string | null => {
    const text = cleanLine(typed ?? '');
    const state = findState(text);
    if (text !== '' && state === undefined) context.addIssue({ code: 'custom', message: 'Choose a valid State.' });
    return state ?? null;
  });

const skillList = z
  .string()
  .nullish()
  .transform((typed, context): string[] => {
    const skills = parseSkills(skillSeparators(typed ?? ''));
    const message = validateSkills(skills);
    if (message !== null) context.addIssue({ code: 'custom', message });
    return skills;
  });

/** A slash separates skills only in a cell without other separators: "PL/SQL, Java" has two skills. */
function skillSeparators(text: string): string {
  const commas = text.replace(/[;|\n]| \/ /g, ',');
  return commas.includes(',') ? commas : commas.replaceAll('/', ',');
}

const detailsSchema = z.object({
  city: optionalLine('City', TEXT_LIMITS.city),
  state: optionalState,
  skills: skillList,
  designation: optionalLine('Designation', TEXT_LIMITS.shortText),
  company: optionalLine('Company', TEXT_LIMITS.organizationName),
  pool: optionalLine('Pool', POOL_NAME_MAX),
});
export type CandidateDetails = z.output<typeof detailsSchema>;

/** Reads the details of a row. Returns undefined if it has none. */
export function readDetails(
  texts: Readonly<Record<string, string>>,
): { ok: true; value: CandidateDetails | undefined } | { ok: false; errors: FieldErrors } {
  if (Object.keys(detailsSchema.shape).every((field) => isEmpty(texts[field]))) return { ok: true, value: undefined };
  return validate(detailsSchema, texts);
}

const TITLE = /^(?:mr|mrs|ms|miss|dr|shri|smt|kum|er|ca)\.? +(?=\p{L})/iu;
/** Endings of father's names in Gujarat, which follow the first name there: "Patel Asha Rameshbhai". */
const FATHERS_NAME = /(?:bhai|ben|lal)$/i;

/** Splits a full name: "Patel, Asha", "Asha Patel", and with the surname first, "Patel Asha Rameshbhai". */
export function splitPersonName(fullName: string): { firstName: string; lastName: string } {
  const name = cleanLine(fullName).replace(/\s+/g, ' ').replace(TITLE, '');
  const [surname = '', given] = name.split(/ ?, ?/, 2);
  if (given) return { firstName: given.replace(TITLE, ''), lastName: surname };
  const words = name.split(' ');
  const isSurnameFirst = words.length > 2 && FATHERS_NAME.test(words.at(-1) ?? '');
  const [firstWord = '', ...others] = words;
  if (isSurnameFirst) return { firstName: others.join(' '), lastName: firstWord };
  const lastName = words.length > 1 ? (words.at(-1) ?? '') : '';
  return { firstName: (words.length > 1 ? words.slice(0, -1) : words).join(' '), lastName };
}

/**
 * Returns the texts of a candidate's row with the values that other columns imply: the two names of a full name, the years in a
 * column of experience, and the experience that years mean.
 */
export function completeTexts({ fullName, ...texts }: Readonly<Record<string, string>>): Record<string, string> {
  const completed: Record<string, string> = { ...texts };
  if (fullName !== undefined && isEmpty(texts['firstName']) && isEmpty(texts['lastName'])) {
    Object.assign(completed, splitPersonName(fullName));
  }
  const { experience = '', statedExperienceYears = '' } = texts;
  if (experienceLevelNames.fromWire(experience) !== undefined) return completed;
  const inLevel = experience === '' ? null : readYears(experience);
  const years = inLevel ?? (experience === '' ? readYears(statedExperienceYears) : null);
  if (years === null) return completed;
  completed['experience'] = isNone(inLevel === null ? statedExperienceYears : experience) ? 'Fresher' : 'Experienced';
  if (inLevel !== null && statedExperienceYears === '') completed['statedExperienceYears'] = experience;
  return completed;
}

/** "8 months" is experience, although it is no complete year. */
const isNone = (text: string): boolean => !/[1-9]/.test(text);
