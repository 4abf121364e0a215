import * as z from 'zod';
import { candidatePersonalSchema, candidateProfileSchema } from '../candidates/candidate-profile.js';
import { optionalChoice } from '../fields/fields.js';
import { optionalInteger } from '../fields/integer.js';
import { TEXT_LIMITS } from '../fields/text-limits.js';
import { cleanLine } from '../text/plain-text.js';
import { WORK_MODES, type WorkMode } from './job-labels.js';
import { JOB_LIMITS } from './job-limits.js';
import { JOB_PREFERENCE_LABELS, MAX_PREFERRED_CITIES, NOTICE_PERIODS, OPEN_TO } from './job-preference-labels.js';

/** Returns the distinct cities, ignoring case, in their order; null without any. */
const preferredCities = z
  .array(z.string())
  .nullish()
  .transform((typed, context): string[] | null => {
    const cities = new Map<string, string>();
    for (const city of (typed ?? []).map(cleanLine)) {
      const key = city.toLowerCase();
      if (city !== '' && !cities.has(key)) cities.set(key, city);
    }
    const message = validateCities([...cities.values()]);
    if (message !== null) context.addIssue({ code: 'custom', message });
    return cities.size > 0 ? [...cities.values()] : null;
  });

function validateCities(cities: readonly string[]): string | null {
  if (cities.length > MAX_PREFERRED_CITIES) return `At most ${MAX_PREFERRED_CITIES} cities are allowed.`;
  if (cities.every((city) => city.length <= TEXT_LIMITS.city)) return null;
  return `Each city must be at most ${TEXT_LIMITS.city} characters.`;
}

const workModes = z
  .array(z.enum(WORK_MODES, { error: 'Choose valid work modes.' }))
  .nullish()
  .transform((typed): WorkMode[] | null => {
    const chosen = WORK_MODES.filter((mode) => typed?.includes(mode));
    return chosen.length > 0 ? chosen : null;
  });

const EXPERIENCE_RANGE = `Years of Experience must be from 0 to ${JOB_LIMITS.experience}.`;

export const jobPreferenceFields = {
  expectedSalary: optionalInteger({
    min: 1,
    max: JOB_LIMITS.salary,
    notWhole: 'Expected Salary must be in whole rupees a year.',
    tooSmall: 'Expected Salary must be at least ₹1.',
    tooLarge: 'Expected Salary must be at most ₹100,00,00,000.',
  }),
  noticePeriod: optionalChoice(NOTICE_PERIODS, JOB_PREFERENCE_LABELS.noticePeriod),
  preferredCities,
  workModes,
  openTo: optionalChoice(OPEN_TO, JOB_PREFERENCE_LABELS.openTo),
  /** Counts only without dated jobs. */
  statedExperienceYears: optionalInteger({
    min: 0,
    max: JOB_LIMITS.experience,
    notWhole: 'Years of Experience must be a whole number.',
    tooSmall: EXPERIENCE_RANGE,
    tooLarge: EXPERIENCE_RANGE,
  }),
};

export const JOB_PREFERENCE_FIELDS = Object.keys(jobPreferenceFields) as (keyof typeof jobPreferenceFields)[];

/** The preferences alone. */
export const jobPreferencesSchema = z.object(jobPreferenceFields);
export type JobPreferences = z.output<typeof jobPreferencesSchema>;

/** The tab My Profile with the preferences. */
export const personalTabSchema = candidatePersonalSchema.extend(jobPreferenceFields);

/** The input of the candidate profile with the preferences. `today` is the date in India. */
export const savedProfileSchema = (today: string) => candidateProfileSchema(today).extend(jobPreferenceFields);
export type SavedProfile = z.output<ReturnType<typeof savedProfileSchema>>;
